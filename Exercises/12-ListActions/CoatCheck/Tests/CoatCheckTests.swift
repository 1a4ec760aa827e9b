import Testing

@testable import CoatCheck

struct CoatCheckTests {
    enum Kind: CaseIterable { case fake, real }

    @Test(.disabled("Enable me"), arguments: Kind.allCases)
    func `a coat comes back for its ticket`(_ kind: Kind) throws {
        let sut = cloakroom(kind, hooks: 3)

        let ticket = try #require(sut.handIn("red coat"))

        #expect(sut.fetch(ticket) == "red coat")
    }

    private func cloakroom(_ kind: Kind, hooks: Int) -> any Cloakroom {
        switch kind {
        case .fake: CloakroomFake(hooks: hooks)
        case .real: RailCloakroom(hooks: hooks)
        }
    }
}
