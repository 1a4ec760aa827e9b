import Foundation
import InputForm
import ToDoDoubles

/// A form on the screen, in which a title and an address are typed.
@MainActor
struct OpenForm {
    let form: InputForm
    let driver: FormDriver
    let screen: FormViewSpy

    init(finder: any CoordinateFinding, delegate: InputFormDelegateSpy) throws {
        form = InputForm(finder: finder, today: Date(timeIntervalSince1970: 1_770_000_000))
        driver = FormDriver(form)
        screen = FormViewSpy(form)
        form.delegate = delegate
        form.view = screen
        try driver.enter("Buy tickets", into: "Title")
        try driver.enter("Station Road 1", into: "Address")
    }
}
