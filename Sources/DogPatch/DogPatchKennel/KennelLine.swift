import DogPatchChat

/// A line to a breeder who sits in the same program, and has the same answer for everybody.
@MainActor
public final class KennelLine: ChatSocket {
    public var receive: ((SocketEvent) -> Void)?
    private var number = 0
    private var isOpen = false

    public init() {}

    public func open() {
        isOpen = true
        tell(.opened)
    }

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

    public func close() {
        isOpen = false
        tell(.closed)
    }

    // NB: Whoever sends is told later, as on any line.
    private func tell(_ event: SocketEvent) {
        Task { receive?(event) }
    }
}
