import APIClient
import Foundation
import HTTPDoubles
import ItemModel
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct ItemsTests {
    @Test func `all that the server knows arrives`() async throws {
        let body = """
            [{"title": "Buy tickets", "description": "Two window seats", "due": 1777766400,
              "place": {"name": "Central station", "address": "1 Station Road",
                        "latitude": 51.225556, "longitude": 6.782778}},
             {"title": "Buy milk", "place": {"name": "Corner shop", "latitude": 1}}]
            """

        let items = try await client(answer(body)).toDoItems()

        try #require(items.count == 2)
        let station = Location(
            name: "Central station",
            coordinate: Coordinate(latitude: 51.225556, longitude: 6.782778),
            address: "1 Station Road")
        let tickets = ToDoItem(
            id: items[0].id, title: "Buy tickets", itemDescription: "Two window seats",
            dueDate: Date(timeIntervalSince1970: 1_777_766_400), location: station)
        let shop = Location(name: "Corner shop")
        #expect(items == [tickets, ToDoItem(id: items[1].id, title: "Buy milk", location: shop)])
    }

    @Test func `the server is asked for its items`() async throws {
        let session = HTTPSessionStub(answer("[]"))
        let sut = APIClient(session: session, server: server)

        _ = try await sut.toDoItems()

        let requests = await session.requests
        #expect(requests == [URLRequest(url: URL(string: "https://family.example/items")!)])
    }

    @Test(arguments: [URLError.Code.timedOut, .cannotConnectToHost])
    func `when the session fails there is no answer`(_ cause: URLError.Code) async {
        let sut = client(.failure(URLError(cause)))

        await #expect(throws: APIError.noAnswer(cause)) { try await sut.toDoItems() }
    }

    @Test(arguments: [CancellationError(), URLError(.cancelled)] as [any Error])
    func `a task that was cancelled says so`(_ error: any Error) async {
        let sut = client(.failure(error))

        await #expect(throws: APIError.cancelled) { try await sut.toDoItems() }
    }

    @Test func `a body that is not what was agreed on is an error`() async {
        let sut = client(answer(#""Buy milk""#))

        await #expect(throws: APIError.unexpectedBody(at: "")) { try await sut.toDoItems() }
    }

    @Test(arguments: [
        (#"[{"title": "Buy milk"}, {}]"#, "[1].title"),
        (#"[{"title": null}]"#, "[0].title"),
        (#"[{"title": "  "}]"#, "[0].title"), ("[{\"title\": \"\u{200B}\"}]", "[0].title"),
        (#"[{"title": "Buy milk", "place": {"name": 7}}]"#, "[0].place.name"),
        (#"[{"title": "Buy m"#, ""),
    ])
    func `the error says where in the body it is`(_ body: String, _ place: String) async {
        let sut = client(answer(body))

        await #expect(throws: APIError.unexpectedBody(at: place)) { try await sut.toDoItems() }
    }

    @Test(arguments: [
        (199, APIError.status(199)),
        (200, .unexpectedBody(at: "")),
        (299, .unexpectedBody(at: "")),
        (300, .status(300)),
        (404, .status(404)),
        (500, .status(500)),
    ])
    func `the body is read only if the status is a success`(
        _ status: Int, _ expected: APIError
    ) async {
        let sut = client(answer("<h1>Sorry</h1>", status: status))

        await #expect(throws: expected) { try await sut.toDoItems() }
    }

    @Test(arguments: [199, 300, 404, 500])
    func `without a success even an empty list is an error`(_ status: Int) async {
        let sut = client(answer("[]", status: status))

        await #expect(throws: APIError.status(status)) { try await sut.toDoItems() }
    }

    @Test func `a success without a body is an empty list`() async throws {
        let items = try await client(answer("", status: 204)).toDoItems()

        #expect(items == [])
    }

    @Test func `an answer that is not HTTP is an error`() async {
        let response = URLResponse(
            url: server, mimeType: nil, expectedContentLength: 2, textEncodingName: nil)
        let sut = client(.success((Data("[]".utf8), response)))

        await #expect(throws: APIError.notHTTP) { try await sut.toDoItems() }
    }
}
