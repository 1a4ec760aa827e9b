/// Something that has to be done.
public struct Item: Equatable, Codable {
    /// What has to be done.
    public let title: String

    /// An item with this title.
    public init(title: String) {
        self.title = title
    }
}
