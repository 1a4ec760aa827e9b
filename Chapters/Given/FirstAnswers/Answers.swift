import APIClient
import Foundation
import HTTPDoubles

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a session gets: an answer, or an error.
typealias SessionAnswer = Result<(Data, URLResponse), any Error>

let server = URL(string: "https://family.example")!

/// What a session gets if the server answers this.
func answer(_ body: String, status: Int = 200) -> SessionAnswer {
    let response = HTTPURLResponse(
        url: server, statusCode: status, httpVersion: nil, headerFields: nil)!
    return .success((Data(body.utf8), response))
}
