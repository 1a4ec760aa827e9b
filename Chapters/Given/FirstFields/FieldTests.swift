import Foundation
import InputForm
import Testing
import ToDoDoubles

@MainActor
struct FieldTests {
    private let today = Date(timeIntervalSince1970: 1_770_000_000)
    private let birthday = Date(timeIntervalSince1970: 1_790_000_000)
    private let driver: FormDriver

    init() {
        driver = FormDriver(InputForm(today: today))
    }
}
