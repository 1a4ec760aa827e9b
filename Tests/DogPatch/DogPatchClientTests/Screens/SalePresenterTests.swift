import DogPatchClient
import Testing

@MainActor
struct SalePresenterTests {
    private let view = SaleViewSpy()

    @Test func `the screen shows all puppies`() async {
        let sut = SalePresenter(view: view) {
            ["Pug", "Beagle"].map { SaleListing(id: $0, breed: $0, weeks: 9, price: 950) }
        }

        await sut.load()

        #expect(view.messages == ["Pug 9 weeks €950", "Beagle 9 weeks €950"])
    }

    @Test(arguments: [
        (DogPatchError.noAnswer, "Nobody answers. Look at your connection, and try again."),
        (.tooSlow, "The server takes too long. Try again later."),
        (.cancelled, "Nobody waits for the server any more."),
        (.status(503), "The server cannot help us (status 503). Try again later."),
        (.redirected, "The server sends us to another address. We do not go there."),
        (.unreadable, "We do not understand the server's answer. Try again later."),
        (.wrongPassword, "E-mail or password is wrong. Type both again."),
        (.emailTaken, "Somebody uses this e-mail already. Sign in, or take another one."),
        (.notSignedIn, "You are not signed in. Sign in, and try again."),
        (.tokenNotSaved, "You cannot stay signed in: the disk is full, or locked."),
        (.noPicture, "This picture cannot be read. Choose another one."),
        (.noRoom, "The disk has no room for a copy of the picture. Make some, and try again."),
    ])
    func `without puppies there is a sentence`(error: DogPatchError, sentence: String) async {
        let sut = SalePresenter(view: view) { () throws(DogPatchError) in throw error }

        await sut.load()

        #expect(view.messages == [sentence])
    }

    @Test(arguments: [nil, DogPatchError.noAnswer])
    func `a screen that is left is told nothing`(error: DogPatchError?) async {
        var screen: SaleViewSpy? = SaleViewSpy()
        weak var left: SaleViewSpy?
        left = screen
        let sut = SalePresenter(view: screen!) { () throws(DogPatchError) in
            screen = nil
            if let error { throw error }
            return []
        }

        await sut.load()

        #expect(left == nil)
    }
}

/// Remembers all it was told.
private final class SaleViewSpy: SaleView {
    private(set) var messages: [String] = []

    func show(_ puppies: [SaleViewModel]) {
        messages += puppies.map { "\($0.breed) \($0.age) \($0.price)" }
    }

    func show(problem: String) { messages.append(problem) }
}
