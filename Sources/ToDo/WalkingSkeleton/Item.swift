/// Something that has to be done.
public struct Item: Equatable, Codable {
    public let title: String

    public init(title: String) {
        self.title = title
    }
}
