/// The file that says which fault is in force.
extension FaultyModule {
    static let chooserFile = "KataFaults.swift"
    fileprivate static let chooserBeginning = "private nonisolated(unsafe) var chosen = 0\n"

    /// Whether a file is there only to choose faults, so that nobody else asks for what is in it.
    static func isChooser(_ path: String, _ text: String) -> Bool {
        path.hasSuffix("/" + chooserFile) && text.hasPrefix(chooserBeginning)
    }

    /// What lets the runner choose a fault, and tells it which spots were reached since it asked last.
    static func chooser(_ spots: Int) -> String {
        chooserBeginning + """
            private nonisolated(unsafe) let reached = {
                let bytes = UnsafeMutablePointer<Bool>.allocate(capacity: \(max(1, spots)))
                bytes.initialize(repeating: false, count: \(max(1, spots)))
                return bytes
            }()

            public func kataFault(_ spot: Int) -> Int {
                reached[spot] = true
                return chosen
            }

            @_cdecl("kata_choose") public func kataChoose(_ number: Int) { chosen = number }
            @_cdecl("kata_spots") public func kataSpots() -> Int { \(spots) }
            @_cdecl("kata_reached") public func kataReached(_ spot: Int) -> Bool {
                defer { reached[spot] = false }
                return reached[spot]
            }

            """
    }
}

extension Module {
    /// This module, with its fault chosen by a variable of the environment, where nobody else does.
    func choosingFault(by variable: String) -> Module {
        var module = self
        for (path, text) in files where FaultyModule.isChooser(path, text) {
            module.files[path] = text.replacing(
                FaultyModule.chooserBeginning,
                with: """
                    import Foundation

                    private nonisolated(unsafe) var chosen =
                        ProcessInfo.processInfo.environment["\(variable)"].flatMap { Int($0) } ?? 0

                    """)
        }
        return module
    }
}
