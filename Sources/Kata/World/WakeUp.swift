import Foundation

/// Lets another thread, or a signal, wake a loop that waits for file descriptors.
final class WakeUp: Sendable {
    /// Becomes readable when the loop is to wake.
    let descriptor: Int32
    private let writing: Int32

    /// - Parameter pipe: makes the two ends; where it fails, the loop wakes when its time is over.
    init(pipe: (UnsafeMutablePointer<Int32>) -> Int32 = openPipe) {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        descriptor = ends[0]
        writing = ends[1]
    }

    deinit {
        close(descriptor)
        close(writing)
    }

    func wake() {
        var byte: UInt8 = 1
        _ = write(writing, &byte, 1)
    }

    func drain() {
        var buffer = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &buffer, buffer.count) > 0 {}
    }
}

/// Waits until one of the descriptors can be read, or the time is over.
///
/// - Returns: those that can be read.
func waitForReading(_ descriptors: [Int32], milliseconds: Int32) -> Set<Int32> {
    var polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&polls, nfds_t(polls.count), milliseconds) > 0 else { return [] }
    return Set(polls.filter { $0.revents != 0 }.map(\.fd))
}

/// Waits until the descriptor can be written, or the time is over.
///
/// - Returns: whether it can.
func waitForWriting(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&wanted, 1, milliseconds) > 0
}

private func openPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
