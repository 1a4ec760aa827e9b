/// Lays `edit` over `text`: declarations it shows replace or join those there, `// …` keeps the rest,
/// and `// cut:` with the head of a declaration takes it out.
///
/// - Parameter text: what the file holds so far; nil if there is no such file.
/// - Returns: what the file then holds; nil if the edit, an empty block, removes the file.
/// - Throws: `LessonError` with the line of the block, if what it names is not in the file, is
///   there twice, or is shown in part where only the whole can be shown.
func merge(_ edit: Edit, into text: String?) throws -> String? {
    guard edit.isPart else {
        return edit.lines.contains { !$0.trimmed.isEmpty } ? edit.lines.text : nil
    }
    guard let text else { throw edit.error(.noSuchFile(edit.path)) }
    var declarations = [Declaration](reading: text.lines)
    try declarations.merge([Declaration](reading: edit.lines), of: edit)
    return declarations.joinedLines.text
}

extension Tree {
    /// These files with edits laid over them, one after the other.
    func with(_ edits: [Edit]) throws -> Tree {
        try edits.reduce(into: self) { $0[$1.path] = try merge($1, into: $0[$1.path]) }
    }
}

extension Edit {
    fileprivate func error(_ problem: LessonError.Problem) -> LessonError {
        LessonError(problem, path: lesson, line: line)
    }
}

extension [Declaration] {
    fileprivate mutating func merge(_ shown: [Declaration], of edit: Edit) throws {
        for (offset, declaration) in shown.enumerated() where !declaration.isElision {
            if let names = declaration.cut {
                try cut(names, of: edit)
            } else if let place = try place(of: declaration.name, for: edit) {
                try self[place].merge(declaration, of: edit)
            } else if declaration.isPart {
                throw edit.error(.noSuchPlace(declaration.name))
            } else {
                try declaration.checkWholeness(in: edit)
                insert(declaration, shownAt: offset, of: shown)
            }
        }
    }

    private mutating func cut(_ names: [String], of edit: Edit) throws {
        for name in names {
            guard let place = try place(of: name, for: edit) else {
                throw edit.error(.noSuchPlace(name))
            }
            remove(at: place)
        }
    }

    private func place(of name: String, for edit: Edit) throws -> Int? {
        let places = indices.filter { self[$0].name == name }
        if places.count > 1 { throw edit.error(.twoPlaces(name)) }
        return places.first
    }

    /// Puts a new declaration behind the one shown before it, or before the one shown behind it,
    /// or else where the elision leaves room.
    private mutating func insert(
        _ declaration: Declaration, shownAt offset: Int, of shown: [Declaration]
    ) {
        func place(of neighbour: Declaration?) -> Int? {
            firstIndex { $0.name == neighbour?.name }
        }
        let before = offset > 0 ? shown[offset - 1] : nil
        let after = offset + 1 < shown.count ? shown[offset + 1] : nil
        let place =
            (declaration.isImport ? placeOfImport(declaration) : nil)
            ?? place(of: before).map { $0 + 1 } ?? place(of: after)
            ?? (before?.isElision ?? false ? endIndex : startIndex)
        insert(declaration, at: place)
        guard place + 1 < count, let after, !self[place + 1].isSetOff else { return }
        if declaration.isImport, self[place + 1].isImport { return }
        self[place + 1].isSetOff = after.isSetOff
    }

    /// Where a new import goes, in order among those that are marked as it is; nil if there are none.
    private func placeOfImport(_ new: Declaration) -> Int? {
        let alike = indices.filter { self[$0].isImport && self[$0].isMarked == new.isMarked }
        return alike.last { self[$0].name < new.name }.map { $0 + 1 } ?? alike.first
            ?? lastIndex(where: \.isImport).map { $0 + 1 }
    }
}

extension Declaration {
    /// Whether it is an import that stands in no `#if`.
    fileprivate var isImport: Bool { name.hasPrefix("import ") && !header[0].hasPrefix("#") }

    /// What a comment takes out, a declaration in each line; nil if it is no such comment.
    fileprivate var cut: [String]? {
        let lines = header.map(\.trimmed)
        guard lines.allSatisfy({ $0.hasPrefix("// cut: ") }) else { return nil }
        return lines.map { Signature(String($0.dropFirst("// cut: ".count))).name }
    }

    /// Whether it has an attribute, such as `@testable`.
    fileprivate var isMarked: Bool { header[0].hasPrefix("@") }

    fileprivate mutating func merge(_ shown: Declaration, of edit: Edit) throws {
        if shown.isPart {
            guard members != nil || header.last?.hasSuffix("{}") == true else {
                throw edit.error(.noSuchPlace(name))
            }
            var members = members ?? []
            try members.merge(shown.members ?? [], of: edit)
            if !shown.comments.isEmpty { comments = shown.comments }
            header = shown.header
            self.members = members
        } else {
            try shown.checkWholeness(in: edit)
            var replacement = shown
            if shown.comments.isEmpty { replacement.comments = comments }
            replacement.isSetOff = isSetOff
            self = replacement
        }
    }

    /// A declaration that is new or replaced as a whole must leave nothing out.
    fileprivate func checkWholeness(in edit: Edit) throws {
        guard leavesOut else { return }
        throw edit.error(members == nil ? .elisionInBody(name) : .missingElision(name))
    }
}
