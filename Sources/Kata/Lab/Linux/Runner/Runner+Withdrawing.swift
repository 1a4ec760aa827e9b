extension Runner {
    /// How the program, on Linux, gives up what no test needs.
    static let withdrawing = """
        /// Lets nobody of the same user look into this process, nor itself by files of `/proc`,
        /// and refuses calls that leave with the system what outlives a run: memory to share,
        /// semaphores, queues of messages, keys.
        private func withdraw() {
            set(.dumpable, 0)
            set(.noNewPrivileges, 1)
            #if arch(x86_64)
                let (system, calls): (UInt64, [UInt64]) = (
                    0xC000_003E, [29, 64, 68, 240, 248, 249, 250]
                )
            #elseif arch(arm64)
                let (system, calls): (UInt64, [UInt64]) = (
                    0xC000_00B7, [180, 186, 190, 194, 217, 218, 219]
                )
            #else
                let (system, calls): (UInt64, [UInt64]) = (0, [])
            #endif
            if calls.isEmpty { return }
            // A code of 16 bits, how many steps to pass over, in 8 bits each, if its question is
            // answered with yes or no, and a number of 32 bits.
            func step(_ code: UInt64, _ number: UInt64, yes: Int = 0, no: Int = 0) -> UInt64 {
                code | UInt64(yes) << 16 | UInt64(no) << 24 | number << 32
            }
            let (load, isEqual, isAtLeast, end): (UInt64, UInt64, UInt64, UInt64) = (
                0x20, 0x15, 0x35, 0x06
            )
            let (offsetOfSystem, offsetOfCall): (UInt64, UInt64) = (4, 0)
            let (allowed, noSuchCall): (UInt64, UInt64) = (0x7FFF_0000, 0x0005_0026)
            let count = calls.count
            var filter = [
                step(load, offsetOfSystem), step(isEqual, system, no: count + 3),
                step(load, offsetOfCall),
                // From here on the same calls have other numbers.
                step(isAtLeast, 0x4000_0000, yes: count + 1),
            ]
            filter += calls.enumerated().map { step(isEqual, $1, yes: count - $0) }
            filter += [step(end, allowed), step(end, noSuchCall)]
            filter.withUnsafeBytes { steps in
                let program = [UInt(filter.count), UInt(bitPattern: steps.baseAddress)]
                program.withUnsafeBytes {
                    set(.filter, 2, UInt(bitPattern: $0.baseAddress))
                }
            }
        }

        private func set(_ trait: Trait, _ value: UInt, _ more: UInt = 0) {
            typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
            let control = unsafeBitCast(dlsym(nil, "prctl"), to: Control.self)
            _ = control(trait.rawValue, value, more, 0, 0)
        }

        private enum Trait: Int32 {
            case dumpable = 4
            case filter = 22
            case noNewPrivileges = 38
        }

        """
}
