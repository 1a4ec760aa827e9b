import Foundation

/// What a person has typed into the form so far.
public struct ToDoItemData: Equatable {
    public var title = ""
    public var withDate = false
    public var date: Date
    public var itemDescription = ""
    public var locationName = ""
    public var addressString = ""
}
