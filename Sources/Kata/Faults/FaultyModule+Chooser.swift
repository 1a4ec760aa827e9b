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

            nonisolated public func kataFault(_ spot: Int) -> Int {
                reached[spot] = true
                return chosen
            }

            @_cdecl("kata_choose") nonisolated public func kataChoose(_ number: Int) { chosen = number }
            @_cdecl("kata_spots") nonisolated public func kataSpots() -> Int { \(spots) }
            @_cdecl("kata_reached") nonisolated public func kataReached(_ spot: Int) -> Bool {
                defer { reached[spot] = false }
                return reached[spot]
            }

            """
    }
}

extension Module {
    /// This module, with its fault chosen by a variable of the environment, where nobody else does.
    ///
    /// Another variable may name a file, to which it adds at its end which spots were reached.
    func choosingFault(by variable: String, telling file: String? = nil) -> Module {
        var module = self
        let tell = file.map { FaultyModule.telling(in: $0) }
        for (path, text) in files where FaultyModule.isChooser(path, text) {
            module.files[path] =
                text.replacing(
                    FaultyModule.chooserBeginning,
                    with: """
                        #if canImport(Darwin)
                            import Darwin
                        #elseif canImport(Musl)
                            import Musl
                        #else
                            import Glibc
                        #endif

                        private nonisolated(unsafe) var chosen: Int = {
                            \(tell == nil ? "" : "atexit { kataTell() }")
                            return getenv("\(variable)").map { atol($0) } ?? 0
                        }()

                        """) + (tell ?? "")
        }
        return module
    }
}

extension FaultyModule {
    fileprivate static func telling(in variable: String) -> String {
        """
        nonisolated private func kataTell() {
            guard let path = getenv("\(variable)"), let file = fopen(path, "a") else { return }
            for spot in 0..<kataSpots() where kataReached(spot) { fputs("\\(spot)\\n", file) }
            fclose(file)
        }

        """
    }
}
