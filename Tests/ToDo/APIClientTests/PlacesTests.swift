import APIClient
import Foundation
import HTTPDoubles
import InputForm
import ItemModel
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct PlacesTests {
    @Test func `the server is asked for places with this address`() async {
        let session = HTTPSessionStub(answer("[]"))
        let sut = APIClient(session: session, server: server)

        _ = try? await sut.coordinate(for: "Station")

        let url = URL(string: "https://family.example/places?address=Station")!
        let requests = await session.requests
        #expect(requests == [URLRequest(url: url)])
    }

    @Test func `the first place with a coordinate is the answer`() async throws {
        let sut = client(
            answer(
                """
                [{"name": "Station"}, {"name": "Station", "latitude": 1, "longitude": 2},
                 {"name": "Station", "latitude": 3, "longitude": 4}]
                """))

        let found = try await sut.coordinate(for: "Station")

        #expect(found == Coordinate(latitude: 1, longitude: 2))
    }

    @Test(
        arguments: [
            (answer("[]"), .notFound),
            (answer(#"[{"name": "Station", "latitude": 1}]"#), .notFound),
            (answer("Sorry"), .noAnswer),
            (.failure(URLError(.timedOut)), .noAnswer),
            (.failure(URLError(.cancelled)), .cancelled),
            (.failure(CancellationError()), .cancelled),
        ] as [(SessionAnswer, CoordinateError)])
    func `without a coordinate the error says why`(
        _ answer: SessionAnswer, _ expected: CoordinateError
    ) async {
        let sut = client(answer)

        await #expect(throws: expected) { try await sut.coordinate(for: "Station") }
    }

    @Test(arguments: [
        ("1 Station Road", "1%20Station%20Road"), ("Düsseldorf", "D%C3%BCsseldorf"),
        ("Marks & Co", "Marks%20%26%20Co"), ("C+A, Porto", "C%2BA,%20Porto"),
    ])
    func `the server is sent what was typed`(_ address: String, _ sent: String) async {
        let session = HTTPSessionStub(answer("[]"))
        let sut = APIClient(session: session, server: server)

        _ = try? await sut.coordinate(for: address)

        let query = await session.requests.first?.url?.query(percentEncoded: true)
        #expect(query == "address=" + sent)
    }

    @Test(arguments: [
        (204, CoordinateError.notFound), (199, .noAnswer), (300, .noAnswer), (404, .noAnswer),
        (500, .noAnswer),
    ])
    func `a place is unknown only if the server says so`(
        _ status: Int, _ expected: CoordinateError
    ) async {
        let sut = client(answer(status == 204 ? "" : "[]", status: status))

        await #expect(throws: expected) { try await sut.coordinate(for: "Station") }
    }
}
