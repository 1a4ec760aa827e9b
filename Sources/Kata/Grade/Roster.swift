import Foundation

/// Who should hand something in: a table with a name, an address and another name in each line.
struct Roster: Equatable, Sendable {
    struct Person: Equatable, Sendable {
        var name: String
        var address: String
        /// What else they are called, such as their name on a host of code.
        var aliases: [String]
    }

    private(set) var people: [Person] = []
    /// The places of people, by all that they are called.
    private var byName: [String: Set<Int>] = [:]
    private var byAlias: [String: Set<Int>] = [:]

    /// - Parameter path: what the table is called, for errors.
    init(_ text: String, path: String) throws {
        var rows = CSV.rows(text)
        var places = [0, 1, 2]
        let head = rows.first?.map { $0.lowercased() } ?? []
        if let name = head.firstIndex(of: "name") {
            rows.removeFirst()
            let titles = [["address", "mail", "email", "e-mail"], ["alias"]]
            places = [name] + titles.map { head.firstIndex(where: $0.contains) ?? head.count }
        }
        var names: Set<String> = []
        for (index, row) in rows.enumerated() {
            let cells = places.map { row.indices.contains($0) ? row[$0] : "" }
            if cells[0].isEmpty || !names.insert(cells[0]).inserted {
                throw KataError.unclearRoster(
                    path,
                    reason: cells[0].isEmpty
                        ? "the person in row \(index + 1) has no name"
                        : "there are two people called \(cells[0].printable)")
            }
            let person = Person(
                name: cells[0], address: cells[1],
                aliases: cells[2].split { " ,;".contains($0) }.map(String.init))
            for name in person.names { byName[name.asKey, default: []].insert(index) }
            for alias in person.aliases {
                byAlias[alias.lowercased(), default: []].insert(index)
            }
            people.append(person)
        }
    }

    /// Whose work is called so; nil if it is nobody's, or may be somebody else's.
    func person(called name: String) -> Person? {
        func only(_ found: [Set<Int>?]) -> Person? {
            let found = found.compactMap(\.self).reduce(into: Set()) { $0.formUnion($1) }
            return found.count == 1 ? found.first.map { people[$0] } : nil
        }
        // A classroom's repository is called as the exercise and the person are.
        let ends = name.lowercased().indices(of: "-").ranges.map {
            String(name.lowercased()[$0.upperBound...])
        }
        return only([byName[name.asKey], byName[name.withoutNumbers.asKey]])
            ?? only(ends.map { byAlias[$0] })
    }
}

extension Roster.Person {
    fileprivate var names: [String] {
        let user = address.prefix { $0 != "@" }
        return ([name, address, String(user)] + aliases).filter { !$0.isEmpty }
    }
}

extension String {
    /// Alike for all ways to write a name: its words in any order, without accents and capitals.
    var asKey: String {
        folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.sorted().joined(separator: " ")
    }

    /// What a name is without the number that a browser has put behind it.
    fileprivate var withoutNumbers: String {
        split { " ()_".contains($0) }.filter { !$0.allSatisfy(\.isNumber) }.joined(separator: " ")
    }
}

extension [HandIn] {
    /// These, each called as on the list, and with those who have handed in nothing.
    func named(by roster: Roster) -> [HandIn] {
        var all: [HandIn] = []
        var places: [String: Int] = [:]
        for handIn in self {
            let name = roster.person(called: handIn.name)?.name
            if let name, let place = places[name] {
                all[place].parts += handIn.parts
            } else {
                if let name { places[name] = all.count }
                all.append(
                    HandIn(name: name ?? handIn.name, folder: handIn.folder, parts: handIn.parts))
            }
        }
        let names = Set(all.map(\.name))
        let absent = roster.people.map(\.name).filter { !names.contains($0) }
        let folder = first?.folder ?? URL(fileURLWithPath: "/")
        return all + absent.map { HandIn(name: $0, folder: folder, parts: []) }
    }
}
