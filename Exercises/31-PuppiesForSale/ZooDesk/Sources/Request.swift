/// What is sent to the server of the zoo.
struct Request: Equatable {
    var method = "GET"
    var address: String
    var headers: [String: String]
    var body: String?
}
