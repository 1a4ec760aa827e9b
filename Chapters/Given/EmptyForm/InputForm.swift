import Foundation

/// A form for one item. What can be seen in it depends on its state, and on nothing else.
@MainActor
public final class InputForm {
    /// Who gets the item, or is told of a cancellation, held weakly.
    public weak var delegate: (any InputFormDelegate)?
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
