/// What compiles and runs tests: the package manager, or in less time the companion itself.
enum EngineChoice: String {
    case plain, fast

    /// What the variable `KATA_ENGINE` says; nil where the machine decides.
    static func wanted(in environment: [String: String]) throws -> EngineChoice? {
        guard let name = environment["KATA_ENGINE"] else { return nil }
        guard let choice = EngineChoice(rawValue: name) else {
            throw UsageError(
                "there is no engine \(name)",
                "KATA_ENGINE is plain or fast; without it, the machine decides.")
        }
        return choice
    }

    /// The Lab that was wanted, or else the fast one if it does here what it should.
    ///
    /// - Parameter make: makes one, plain or as fast as can be.
    /// - Parameter tell: is told why it is the plain one where nobody has asked for it.
    static func lab(
        _ wanted: EngineChoice?, make: (_ isPlain: Bool) throws -> Lab, tell: (String) -> Void
    ) throws -> Lab {
        let lab = try make(wanted == .plain)
        if wanted == .fast, lab.isPlain {
            throw UsageError(
                "the fast engine is not part of this program",
                "Only Linux has it. Leave KATA_ENGINE=fast out.")
        }
        guard wanted == nil, !lab.isPlain, let first = try objection(to: lab) else { return lab }
        // On a busy machine one of its tests may have taken too long, this time.
        guard let reason = try objection(to: lab) else {
            tell("engine: the fast one, at its second attempt: at the first, \(first)")
            return lab
        }
        tell("engine: swift build and swift test, because \(reason)")
        return try make(true)
    }

    /// Why it does not do here what it should; remembered as all reports are.
    ///
    /// - Throws: `LabError` where no other engine would do it either.
    private static func objection(to lab: Lab) throws -> String? {
        do {
            return try EngineCheck.objection { try lab.run($0) }
                .map { "with \($0.framework), \($0.words)" }
        } catch {
            let error = LabError.naming(error)
            switch error as? LabError {
            case .cancelled, .cannotWrite: throw error
            case let known:
                try LabError.refuseFullDisk(saying: "\(error)", at: lab.cache.folder)
                return known?.inShort ?? "\(error)"
            }
        }
    }
}
