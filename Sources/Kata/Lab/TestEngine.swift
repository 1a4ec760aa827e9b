import Foundation

/// What compiles and runs tests: any two of them come to the same.
protocol TestEngine: Sendable {
    var limits: Limits { get set }
    /// The variables that tests see, besides the folders they may use.
    var surroundings: [String: String] { get set }
    var confinement: Confinement { get throws }
    /// What decides, besides toolchain, limits and surroundings, what a run comes to.
    var traits: [String] { get }

    /// - Throws: `LabError` if the engine itself fails, never for what is wrong with the modules.
    func run(_ tests: Module, with needed: [Module], under conditions: Conditions) throws -> Report

    /// Runs one of the system's programs in `package` of a folder, with `home` beside it for its
    /// home, where it can reach no more than tests can.
    func run(_ program: String, _ words: [String], for folder: URL, limits: Limits) throws
        -> Subprocess

    /// What the compiler makes of a module when it leaves out all that changes nothing; nil if the
    /// module does not compile, or if that cannot be known.
    func optimizedCode(of module: Module, with needed: [Module]) throws -> Data?
}

extension Conditions {
    /// The variables that tests see, besides the usual ones or in their place.
    var variables: [String: String] {
        let user = isElsewhere ? ["USER": "somebody", "LOGNAME": "somebody"] : [:]
        return user.merging(timeZone.map { ["TZ": $0] } ?? [:]) { $1 }
    }
}

extension TestEngine {
    /// What of `environment` tests may see: where programs are, language, place and time zone.
    static func visible(_ environment: [String: String]) -> [String: String] {
        let names: Set = ["PATH", "LANG", "LANGUAGE", "TZ", "USER", "LOGNAME", "LD_LIBRARY_PATH"]
        return environment.filter { names.contains($0.key) || $0.key.hasPrefix("LC_") }
    }
}
