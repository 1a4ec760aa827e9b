import Foundation

/// Who should hand something in: a table with a name, an address and another name in each line.
struct Roster: Equatable, Sendable {
    struct Person: Equatable, Sendable {
        var name: String
        var address: String
        /// What else they are called, such as their name on a host of code.
        var aliases: [String]

        fileprivate var names: [String] {
            let user = address.prefix { $0 != "@" }
            return ([name, address, String(user)] + aliases).filter { !$0.isEmpty }
        }
    }

    private(set) var people: [Person] = []
    /// What each of them is called.
    private var keys: [Set<String>] = []

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
            people.append(person)
            keys.append(Set(person.names.map(\.asKey)))
        }
    }

    /// Whose work is called so; nil if it is nobody's, or may be somebody else's.
    func person(called name: String) -> Person? {
        func only(_ isMeant: (Int) -> Bool) -> Person? {
            let found = people.indices.filter(isMeant)
            return found.count == 1 ? people[found[0]] : nil
        }
        let called: Set = [name.asKey, name.withoutNumbers.asKey]
        let small = name.lowercased()
        // A classroom's repository is called as the exercise and the person are.
        return only { !keys[$0].isDisjoint(with: called) }
            ?? only { people[$0].aliases.contains { small.hasSuffix("-" + $0.lowercased()) } }
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
        let folder = first?.folder ?? URL(fileURLWithPath: "/")
        var all = roster.people.map {
            HandIn(name: $0.name, folder: folder, parts: [], absence: .nothingCame)
        }
        for var handIn in self {
            handIn.name = roster.person(called: handIn.name)?.name ?? handIn.name
            if let place = all.firstIndex(where: { $0.name == handIn.name }) {
                all[place].parts += handIn.parts
                all[place].absence = nil
            } else {
                handIn.absence = .notOnTheList
                all.append(handIn)
            }
        }
        return all
    }
}
