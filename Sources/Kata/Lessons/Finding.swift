/// Something that is not as a lesson says, and where it says so.
struct Finding: Equatable, Sendable, Codable {
    var path: String
    var line: Int
    var expected: String
    var actual: String
}
