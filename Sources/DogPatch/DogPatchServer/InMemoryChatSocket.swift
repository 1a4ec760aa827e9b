import DogPatchChat

/// A connection to a breeder in the same program, who has the same answer for everybody.
@MainActor
public final class InMemoryChatSocket: ChatSocket {
    /// Who hears what happens; it is told later, and never while something is sent.
    public var receive: ((SocketEvent) -> Void)?
    private var number = 0
    private var isOpen = false

    /// One that is not open yet.
    public init() {}

    /// Connects.
    public func open() {
        isOpen = true
        tell(.opened)
    }

    /// Sends `ID TEXT`, which comes back behind a number, and an answer after it.
    ///
    /// Without a text, or with one of more than 200 letters, `no ID` comes back. Nothing is sent while
    /// it is not open.
    public func send(_ text: String) {
        guard isOpen else { return }
        let parts = text.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[1].count <= 200 else {
            return tell(.text("no \(parts.first ?? "")"))
        }
        number += 2
        tell(.text("\(number - 1) \(text)"))
        tell(.text("\(number) kennel\(number) Woof! Come and see us on Sunday."))
    }

    /// Ends the connection.
    public func close() {
        isOpen = false
        tell(.closed)
    }

    // NB: Whoever sends is told later, as by any connection.
    private func tell(_ event: SocketEvent) {
        Task { receive?(event) }
    }
}
