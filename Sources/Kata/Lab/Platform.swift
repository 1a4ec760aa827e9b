import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What differs between Linux, where everything here is tested, and macOS, where nothing is yet.
package enum Platform {
    /// The file of this program.
    package static let program =
        (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "/"))
        .resolvingSymlinksInPath()

    /// What tells this version of a file from others, without a look at its bytes; nil if it is not
    /// there.
    package static func version(of file: URL) -> String? {
        guard let traits = try? FileManager.default.attributesOfItem(atPath: file.path),
            let date = traits[.modificationDate] as? Date
        else { return nil }
        return "\(traits[.size] ?? 0) \(date.timeIntervalSince1970)"
    }

    /// What tells the `swiftc` that a shell would find from others; nil if it may be one today and
    /// another tomorrow, as where a program of its name picks one of several toolchains.
    static var compiler: [String]? {
        #if os(Linux)
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            let places = path.split(separator: ":").map { URL(fileURLWithPath: $0 + "/swiftc") }
            let files = FileManager.default
            guard let found = places.first(where: { files.isExecutableFile(atPath: $0.path) })
            else { return nil }
            let driver = found.resolvingSymlinksInPath()
            let frontend = driver.deletingLastPathComponent().appendingPathComponent(
                "swift-frontend")
            let traits = [driver, frontend].compactMap { file in
                version(of: file).map { "\(file.path) \($0)" }
            }
            return traits.count == 2 ? traits : nil
        #else
            return nil
        #endif
    }

    /// How many processes and threads there are now.
    package static var threads: Int {
        #if os(Linux)
            let load = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
            let counts = load.split(separator: " ").first { $0.contains("/") }
            return counts?.split(separator: "/").last.flatMap { Int($0) } ?? 1000
        #else
            return 1000
        #endif
    }

    #if os(Linux)
        static var emptyFileActions: posix_spawn_file_actions_t { .init() }
        static var emptySpawnAttributes: posix_spawnattr_t { .init() }
        static let spawnFlags =
            Int16(POSIX_SPAWN_SETPGROUP)
            | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    #else
        static var emptyFileActions: posix_spawn_file_actions_t? { nil }
        static var emptySpawnAttributes: posix_spawnattr_t? { nil }
        static let spawnFlags = Int16(
            POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
                | POSIX_SPAWN_CLOEXEC_DEFAULT
        )
    #endif

    /// Leaves to a child what it is given: the first three descriptors and the channel.
    ///
    /// What other threads are writing at that moment would be open in it, too. On macOS the flags
    /// see to it.
    #if os(Linux)
        static func closeOthers(_ actions: inout posix_spawn_file_actions_t) {
            for descriptor in 3..<Runner.channel {
                posix_spawn_file_actions_addclose(&actions, descriptor)
            }
            _ = closeFrom?(&actions, Runner.channel + 1)
        }

        /// NB: in glibc from 2.34 on, under a condition that hides it from Swift.
        private static let closeFrom = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np")
            .map { unsafeBitCast($0, to: AddCloseFrom.self) }
        private typealias AddCloseFrom =
            @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
    #else
        static func closeOthers(_ actions: inout posix_spawn_file_actions_t?) {}
    #endif

    /// Two ends, each of which reads what is written to the other; other children inherit neither.
    static func channel() throws -> (near: Int32, far: Int32) {
        var ends: [Int32] = [0, 0]
        #if os(Linux)
            let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
            let result = Glibc.socketpair(AF_UNIX, kind, 0, &ends)
        #else
            let result = Darwin.socketpair(AF_UNIX, SOCK_STREAM, 0, &ends)
            // The child may be gone before it is written to.
            var yes: Int32 = 1
            for end in ends { setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &yes, 4) }
        #endif
        guard result == 0 else {
            throw LabError.cannotRun("a channel", reason: String(cString: strerror(errno)))
        }
        return (ends[0], ends[1])
    }

    /// Whether a program can be handed files that are in no folder.
    static var handsOver: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// Copies of files, open, that are in no folder.
    static func copies(of files: [URL]) throws -> [Int32] {
        #if os(Linux)
            return try files.map { file in
                let data = try Data(contentsOf: file)
                // NB: in glibc under a condition that hides it from Swift. 1 is MFD_CLOEXEC.
                typealias Create = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
                let create = unsafeBitCast(dlsym(nil, "memfd_create"), to: Create.self)
                let copy = create("library", 1)
                guard copy >= 0 else {
                    throw LabError.cannotRun("a copy", reason: String(cString: strerror(errno)))
                }
                let handle = FileHandle(fileDescriptor: copy, closeOnDealloc: false)
                try handle.write(contentsOf: data)
                return copy
            }
        #else
            return []
        #endif
    }

    /// Sends a line to a channel, with descriptors for whoever reads it.
    ///
    /// - Returns: whether there is somebody to read it.
    static func send(_ line: String, with descriptors: [Int32] = [], over channel: Int32) -> Bool {
        #if os(Linux)
            var bytes = Array(line.utf8)
            // A length of eight bytes, a level, a kind, and the descriptors.
            let size = Int32(16 + 4 * descriptors.count)
            var control = [size, 0, SOL_SOCKET, Int32(SCM_RIGHTS)] + descriptors
            return bytes.withUnsafeMutableBytes { bytes in
                control.withUnsafeMutableBytes { control in
                    var part = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
                    return withUnsafeMutablePointer(to: &part) { part in
                        var message = msghdr()
                        message.msg_iov = part
                        message.msg_iovlen = 1
                        if !descriptors.isEmpty {
                            message.msg_control = control.baseAddress
                            message.msg_controllen = control.count
                        }
                        return sendmsg(channel, &message, Int32(MSG_NOSIGNAL))
                            == bytes.count
                    }
                }
            }
        #else
            return Data(line.utf8).withUnsafeBytes {
                Darwin.write(channel, $0.baseAddress, $0.count)
            }
                == line.utf8.count
        #endif
    }

    static func poll(_ descriptors: inout [pollfd], milliseconds: Int32) -> Int32 {
        #if os(Linux)
            Glibc.poll(&descriptors, nfds_t(descriptors.count), milliseconds)
        #else
            Darwin.poll(&descriptors, nfds_t(descriptors.count), milliseconds)
        #endif
    }

    static func read(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
        #if os(Linux)
            Glibc.read(descriptor, &buffer, buffer.count)
        #else
            Darwin.read(descriptor, &buffer, buffer.count)
        #endif
    }

    /// How a process ended, by the number that `waitpid` gives.
    static func ending(ofStatus status: Int32) -> Subprocess.Ending {
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }

    /// The number by which an open file is known.
    static func number(of descriptor: Int32) -> UInt64 {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? UInt64(status.st_ino) : 0
    }

    /// Ends processes that left their group, until none is found: those with `variable` in their
    /// environment, those that are in their home, and those that hold one of the sockets.
    static func endProcesses(marked variable: String, in home: URL?, holding sockets: Set<UInt64>) {
        #if os(Linux)
            let wanted = Data(variable.utf8)
            let home = home?.resolvingSymlinksInPath().path
            let links = Set(sockets.map { "socket:[\($0)]" })
            let files = FileManager.default
            func target(_ path: String) -> String? {
                try? files.destinationOfSymbolicLink(atPath: path)
            }
            func isLeft(_ process: String) -> Bool {
                if files.contents(atPath: process + "/environ")?.range(of: wanted) != nil {
                    return true
                }
                if let home, let place = target(process + "/cwd"),
                    place == home || place.hasPrefix(home + "/")
                {
                    return true
                }
                let open = (try? files.contentsOfDirectory(atPath: process + "/fd")) ?? []
                return open.contains { target(process + "/fd/" + $0).map(links.contains) ?? false }
            }
            for _ in 1...5 {
                let left = ((try? files.contentsOfDirectory(atPath: "/proc")) ?? [])
                    .compactMap { pid_t($0) }
                    .filter { $0 != getpid() && isLeft("/proc/\($0)") }
                if left.isEmpty { return }
                for pid in left { kill(pid, SIGKILL) }
            }
        #endif
    }

    #if os(Linux)
        /// What the frontend is told besides the files and modules it compiles.
        static func compilerFlags(_ toolchain: Toolchain) -> [String] {
            ["-plugin-path", toolchain.resources + "/host/plugins"]
        }

        /// The libraries of the toolchain that programs and tests may always use.
        private static let libraries = [
            "swiftCore", "swiftSwiftOnoneSupport", "swift_Concurrency", "swift_StringProcessing",
            "swift_RegexParser", "swiftRegexBuilder", "swiftSynchronization", "swiftObservation",
            "swiftDistributed", "swift_Builtin_float", "swiftGlibc", "BlocksRuntime", "dispatch",
            "swiftDispatch", "Foundation", "FoundationEssentials",
            "FoundationInternationalization", "Testing", "_Testing_Foundation",
        ]

        /// The linker's call that makes a program of `objects`, with all libraries that tests use.
        static func link(
            _ objects: [String], using others: [String], to program: String, _ toolchain: Toolchain
        ) -> (executable: String, arguments: [String]) {
            let folder = toolchain.resources + "/linux"
            return (
                toolchain.bin + "/clang",
                ["-fuse-ld=lld", "-pie", folder + "/\(toolchain.architecture)/swiftrt.o"] + objects
                    + ["-L" + folder, "-Wl,-rpath," + folder]
                    + (libraries + others + ["m", "pthread", "util", "dl"]).map { "-l" + $0 }
                    + ["-o", program]
            )
        }

        /// The call that makes a library, for a program to load, of what stands in the place of
        /// `inputs`, and names it instead of `library`.
        ///
        /// NB: this is the call that clang would make. To make it without clang is faster, and the
        /// libraries that the program has need not be looked at.
        static func libraryLinker(
            _ inputs: String, to library: String, _ toolchain: Toolchain
        ) throws -> [String] {
            let folder = toolchain.resources + "/linux"
            let call = try Subprocess.run(
                toolchain.bin + "/clang",
                [
                    "-###", "-fuse-ld=lld", "-shared", "-Wl,--threads=1",
                    folder + "/\(toolchain.architecture)/swiftrt.o", "-Wl," + inputs,
                    "-Wl,-rpath," + folder, "-lm", "-lpthread", "-ldl", "-o", library,
                ],
                in: "/", seconds: 30, output: 1 << 20, endsAlone: true)
            let line = call.output.split(separator: "\n").last ?? ""
            let words = line.matches(of: /"((?:[^"\\]|\\.)*)"/).map {
                String($0.1).replacing(/\\(.)/) { String($0.1) }
            }
            guard call.ending == .exited(0), words.contains(inputs) else {
                throw LabError.cannotRun("clang", reason: call.output)
            }
            return words
        }

        /// The files of those imported modules that programs do not use unless asked to.
        static func libraries(of imports: Set<String>, _ toolchain: Toolchain) -> [String] {
            imports.subtracting(["XCTest"]).sorted().flatMap { [$0, "swift" + $0] }
                .filter { !libraries.contains($0) }
                .map { "\(toolchain.resources)/linux/lib\($0).so" }
                .filter(FileManager.default.fileExists)
        }
    #else
        static func compilerFlags(_ toolchain: Toolchain) -> [String] {
            [
                "-sdk", toolchain.sdk, "-F", toolchain.frameworks,
                "-I", toolchain.frameworks + "/../../usr/lib",
                "-plugin-path", toolchain.resources + "/host/plugins",
                "-plugin-path", toolchain.resources + "/host/plugins/testing",
            ]
        }

        static func link(
            _ objects: [String], using others: [String], to program: String, _ toolchain: Toolchain
        ) -> (executable: String, arguments: [String]) {
            driver(["-emit-executable"], objects, to: program, toolchain)
        }

        static func libraryLinker(
            _ inputs: String, to library: String, _ toolchain: Toolchain
        ) throws -> [String] {
            let call = driver(
                ["-emit-library", "-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"],
                [inputs], to: library, toolchain)
            return [call.executable] + call.arguments
        }

        static func libraries(of imports: Set<String>, _ toolchain: Toolchain) -> [String] { [] }

        private static func driver(
            _ kind: [String], _ objects: [String], to product: String, _ toolchain: Toolchain
        ) -> (executable: String, arguments: [String]) {
            let libraries = toolchain.frameworks + "/../../usr/lib"
            return (
                toolchain.bin + "/swiftc",
                kind + ["-sdk", toolchain.sdk, "-target", toolchain.triple]
                    + ["-F", toolchain.frameworks, "-L", libraries]
                    + ["-Xlinker", "-rpath", "-Xlinker", toolchain.frameworks]
                    + ["-Xlinker", "-rpath", "-Xlinker", libraries]
                    + ["-framework", "XCTest", "-framework", "Testing"] + objects
                    + ["-o", product]
            )
        }
    #endif
}
