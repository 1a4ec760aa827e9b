import Foundation

/// A form for one item. What can be seen in it depends on its state, and on nothing else.
@MainActor
public final class InputForm {
    /// What was typed so far.
    public private(set) var data: ToDoItemData

    public init(today: Date = Date()) {
        data = ToDoItemData(date: today)
    }

    /// What the form shows now, from the top.
    public var elements: [FormElement] {
        []
    }
}
