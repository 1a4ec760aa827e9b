import Foundation
import Synchronization

extension Room {
    /// What is done when the board is closed, by a key or by a signal.
    final class Farewell: Sendable {
        private let file: URL?
        private let last = Mutex<RoomView?>(nil)

        init(file: String?) { self.file = file.map { URL(fileURLWithPath: $0) } }

        func remember(_ view: RoomView) {
            if file != nil { last.withLock { $0 = view } }
        }

        /// Where something is kept, if it was asked for.
        var place: String { file.map { " but what you asked for: \($0.path)" } ?? "" }

        @Sendable func say() {
            guard let file, let view = last.withLock({ $0 }) else { return }
            let rows = view.rows.map {
                [
                    $0.name, $0.place, $0.state == .lost ? "away" : $0.light?.meaning ?? "",
                    "\($0.seconds)", $0.state == .asksForHelp ? "help" : "",
                ]
            }
            let head = ["name", "place", "light", "seconds", "help"]
            try? Disk.write(CSV.text([head] + rows), to: file)
        }
    }
}
