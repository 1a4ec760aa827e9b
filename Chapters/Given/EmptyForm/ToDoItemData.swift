import Foundation

/// What a person has typed into the form so far.
public struct ToDoItemData: Equatable {
    /// The title, as it was typed.
    public var title = ""
    /// The day that was chosen, if the item is to have one.
    public var date: Date
    /// The description, as it was typed.
    public var itemDescription = ""
    /// The name of the place, as it was typed.
    public var locationName = ""
    /// The address of the place, as it was typed.
    public var address = ""
}
