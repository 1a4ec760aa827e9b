import Foundation

/// What a machine offers to the course.
struct Machine: Sendable {
    /// What the compiler says of its version.
    var swift: String
    /// Whether the course and its tests have been built.
    var isBuilt: Bool
    /// On the disk of the course.
    var freeBytes: Int
    /// In bytes.
    var memory: Int
    var cores: Int
    /// How the terminal writes letters, such as `UTF-8`; empty if it is not said.
    var letters: String
    var confinement: Confinement
    /// Whether the package manager compiles and runs.
    var isPlain = false
}

extension Machine {
    init(of world: World) throws {
        let lab = try world.lab()
        let root = world.project.root
        let disk = try FileManager.default.attributesOfFileSystem(forPath: root.path)
        let process = ProcessInfo.processInfo
        let language = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { process.environment[$0] }
            .first { !$0.isEmpty }
        let tests = root.appendingPathComponent(".build/debug/TDDKataPackageTests.xctest")
        self.init(
            swift: lab.toolchain.version, isBuilt: Disk.exists(tests),
            freeBytes: (disk[.systemFreeSize] as? NSNumber)?.intValue ?? 0,
            memory: Int(process.physicalMemory), cores: process.activeProcessorCount,
            letters: language.map { String($0.drop { $0 != "." }.dropFirst()) } ?? "",
            confinement: try lab.confinement, isPlain: lab.isPlain)
    }
}
