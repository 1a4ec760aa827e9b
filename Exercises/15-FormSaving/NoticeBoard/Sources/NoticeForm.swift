import Foundation

/// The form in which somebody writes a notice.
final class NoticeForm {
    var title = ""
    /// Such as 24/05/2031.
    var day = ""
    var text = ""
    var placeName = ""
    var address = ""

    private let board: any Board
    private let map: any TownMap
    private let days = Date.ParseStrategy(
        format: "\(day: .twoDigits)/\(month: .twoDigits)/\(year: .defaultDigits)",
        locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt, isLenient: false)

    init(board: any Board, map: any TownMap) {
        self.board = board
        self.map = map
    }

    /// Somebody has tapped "Pin".
    func pin() {
        guard !title.isEmpty else { return }
        if let day = try? days.parse(day) {
            if !placeName.isEmpty, !address.isEmpty {
                map.find(address) { [self] position in
                    if let position {
                        let place = Place(name: placeName, address: address, position: position)
                        board.pin(Notice(title: title, day: day, text: text, place: place))
                    }
                }
            }
        }
    }
}
