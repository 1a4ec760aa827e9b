import Foundation
import Testing

@testable import NoticeBoard

struct NoticeBoardTests {
    let board = BoardSpy()
    let map = TownMapSpy()
    let form: NoticeForm
    let saturday = Date(timeIntervalSince1970: 1_937_347_200)
    let millLane = Position(latitude: 52.4, longitude: 0.26)

    init() {
        form = NoticeForm(board: board, map: map)
    }

    @Test func `a notice with everything is pinned with everything`() {
        form.title = "Yard sale"
        form.day = "24/05/2031"
        form.text = "Bring a bag."
        form.placeName = "At Ida's"
        form.address = "Mill Lane 4"

        form.pin()
        map.answer(millLane)

        #expect(map.addresses == ["Mill Lane 4"])
        #expect(
            board.notices == [
                Notice(
                    title: "Yard sale", day: saturday, text: "Bring a bag.",
                    place: Place(name: "At Ida's", address: "Mill Lane 4", position: millLane))
            ])
    }
}
