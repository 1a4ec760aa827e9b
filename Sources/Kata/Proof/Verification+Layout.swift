extension Verification {
    /// A file as a block of a lesson leaves it.
    struct Sheet {
        var text: String
        var edit: Edit
    }

    /// The Swift files that the lesson begins with, and those that each of its steps changes.
    static func sheets(_ lesson: Lesson, _ moments: [Moment]) -> [Sheet] {
        let sheets =
            lesson.start.map { Sheet(text: $0.lines.text, edit: $0) }
            + moments.flatMap { moment in
                moment.step.edits.compactMap { edit in
                    moment.during[edit.path].map { Sheet(text: $0, edit: edit) }
                }
            }
        return sheets.filter(\.edit.path.isSwift)
    }

    static func sheets(_ mutants: [Mutant], _ faulty: [Tree]) -> [Sheet] {
        zip(mutants, faulty).flatMap { mutant, tree in
            mutant.edits.compactMap { edit in tree[edit.path].map { Sheet(text: $0, edit: edit) } }
        }
    }

    /// Where a file is not laid out as `swift format` would do it; each fault where it first occurs.
    static func layoutFindings(_ sheets: [Sheet], in world: World) throws -> [Finding] {
        if sheets.isEmpty { return [] }
        let settings = try world.project.text(".swift-format")
        let texts = Set(sheets.map(\.text)).sorted()
        let faults = Dictionary(
            uniqueKeysWithValues: zip(texts, try world.layoutFaults(texts, settings)))
        var known: Set<[String]> = []
        return sheets.flatMap { sheet in
            (faults[sheet.text] ?? []).compactMap { fault in
                let lines = sheet.text.lines
                let line = fault.line <= lines.count ? lines[fault.line - 1] : ""
                guard known.insert([sheet.edit.path, fault.message, line]).inserted else {
                    return nil
                }
                return Finding(
                    path: sheet.edit.lesson,
                    line: sheet.edit.lineInLesson(of: line) ?? sheet.edit.line,
                    expected: "\(sheet.edit.path), line \(fault.line), as swift format lays it out",
                    actual: line.isEmpty ? fault.message : "\(line)\n\(fault.message)")
            }
        }
    }
}

extension Edit {
    /// The line of the lesson in which the block shows `text`; nil if it does not.
    func lineInLesson(of text: String) -> Int? {
        // Behind the fence stands the path.
        lines.firstIndex(of: text).map { line + 2 + $0 }
    }
}
