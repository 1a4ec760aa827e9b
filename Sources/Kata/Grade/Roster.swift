import Foundation

/// Who should hand something in: a table with a name, an address and another name in each line.
struct Roster: Equatable, Sendable {
    struct Person: Equatable, Sendable {
        var name: String
        var address: String
        /// What else they are called, such as their name on a host of code.
        var aliases: [String]
    }

    var people: [Person] = []

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
        for (index, row) in rows.enumerated() {
            let cells = places.map { row.indices.contains($0) ? row[$0] : "" }
            if cells[0].isEmpty || people.contains(where: { $0.name == cells[0] }) {
                throw KataError.unclearRoster(
                    path,
                    reason: cells[0].isEmpty
                        ? "the person in row \(index + 1) has no name"
                        : "there are two people called \(cells[0].printable)")
            }
            people.append(
                Person(
                    name: cells[0], address: cells[1],
                    aliases: cells[2].split { " ,;".contains($0) }.map(String.init)))
        }
    }

    /// Whose work is called so; nil if it is nobody's, or may be somebody else's.
    func person(called name: String) -> Person? {
        let keys = Set([name.asKey, name.withoutNumbers.asKey])
        func only(_ isMatch: (Person) -> Bool) -> Person? {
            let found = people.filter(isMatch)
            return found.count == 1 ? found[0] : nil
        }
        return only { person in
            !keys.isDisjoint(with: person.names.map(\.asKey))
        }
            ?? only { person in
                // A classroom's repository is called as the exercise and the person are.
                person.aliases.contains { name.lowercased().hasSuffix("-" + $0.lowercased()) }
            }
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
        for handIn in self {
            let name = roster.person(called: handIn.name)?.name
            if let name, let place = all.firstIndex(where: { $0.name == name }) {
                all[place].parts += handIn.parts
            } else {
                all.append(
                    HandIn(name: name ?? handIn.name, folder: handIn.folder, parts: handIn.parts))
            }
        }
        let absent = roster.people.map(\.name).filter { name in !all.contains { $0.name == name } }
        let folder = first?.folder ?? URL(fileURLWithPath: "/")
        return all + absent.map { HandIn(name: $0, folder: folder, parts: []) }
    }
}
