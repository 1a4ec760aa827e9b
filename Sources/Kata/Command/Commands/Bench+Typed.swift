import Course
import Foundation
import Lab

extension Bench {
    /// How long a command takes as it is typed, in each of the two ways.
    struct Typed {
        /// A copy of the course.
        var folder: URL

        func lines(_ repetitions: Int) throws -> [String] {
            try ["swift run kata list", "kata list"].map { words in
                // The first call builds the companion, and leaves the launcher.
                _ = try seconds(words)
                let median = try (1...repetitions).map { _ in try seconds(words) }.median
                return words.padded(to: 21) + "\(median.short) s"
            }
        }

        private func seconds(_ words: String) throws -> Double {
            var environment = ProcessInfo.processInfo.environment
            let launcher = folder.appendingPathComponent(".kata/bin").path
            environment["PATH"] = launcher + ":" + (environment["PATH"] ?? "")
            let call = try Subprocess.run(
                "/usr/bin/env", words.split(separator: " ").map(String.init), in: folder.path,
                environment: environment, seconds: 900, output: 1 << 20)
            guard call.ending == .exited(0) else {
                throw LabError.cannotRun(words, reason: call.output)
            }
            return call.seconds
        }
    }
}
