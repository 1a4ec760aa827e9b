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

        /// What a classroom calls the exercise of this person's repository: it is called as the
        /// exercise and the person are.
        fileprivate func exercise(in repository: String) -> String? {
            let small = repository.lowercased()
            return aliases.map { "-" + $0.lowercased() }.filter(small.hasSuffix)
                .map { String(small.dropLast($0.count)) }.min { $0.count < $1.count }
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

    /// Who has this very name, in whatever order and with whatever accents.
    fileprivate func person(justCalled name: String) -> Person? {
        if let person = people.first(where: { $0.name == name }) { return person }
        let found = people.indices.filter { keys[$0].contains(name.asKey) }
        return found.count == 1 ? people[found[0]] : nil
    }

    /// Whose work is called so; nil if it is nobody's, or may be somebody else's.
    ///
    /// - Parameter others: what else was handed in is called, which may tell how a name is meant.
    func person(called name: String, beside others: Exercises = [:]) -> Person? {
        func only(_ isMeant: (Int) -> Bool) -> Person? {
            let found = people.indices.filter(isMeant)
            return found.count == 1 ? people[found[0]] : nil
        }
        let withoutNumbers = name.withoutNumbers.asKey
        return person(justCalled: name) ?? only { keys[$0].contains(withoutNumbers) }
            ?? only { isRepository(name, of: people[$0], beside: others) }
    }

    /// How many people seem to have a classroom's repository for an exercise that is called so.
    typealias Exercises = [String: Int]

    /// The exercises of a classroom whose repositories are called as these are.
    func exercises(in names: [String]) -> Exercises {
        names.flatMap { name in people.compactMap { $0.exercise(in: name) } }
            .reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// Whether a classroom calls the person's repository so.
    ///
    /// Beside `parrot-ann`, one person's `parrot-bo-ann` is that of somebody called `bo-ann`.
    private func isRepository(
        _ name: String, of person: Person, beside others: Exercises
    ) -> Bool {
        guard let exercise = person.exercise(in: name) else { return false }
        return others[exercise, default: 1] > 1
            || !others.keys.contains { exercise.hasPrefix($0 + "-") }
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
    ///
    /// Of two people whom Moodle tells apart and the list does not, none is on the list.
    func named(by roster: Roster) -> [HandIn] {
        let folder = first?.folder ?? URL(fileURLWithPath: "/")
        var all = roster.people.map {
            HandIn(name: $0.name, folder: folder, parts: [], absence: .nothingCame)
        }
        let exercises = roster.exercises(in: map(\.name))
        let people = map { handIn in
            (handIn.owner.flatMap(roster.person(justCalled:))
                ?? roster.person(called: handIn.name, beside: exercises))?.name
        }
        let owners = Dictionary(grouping: zip(people, self)) { $0.0 }
            .mapValues { Set($0.compactMap { $1.owner }) }
        for (person, var handIn) in zip(people, self) {
            let isClear = handIn.owner == nil || owners[person, default: []].count < 2
            if isClear, let place = all.firstIndex(where: { $0.name == person }) {
                all[place].parts += handIn.parts
                all[place].absence = nil
            } else {
                if all.contains(where: { $0.name == handIn.name }) {
                    handIn.name = handIn.owner ?? handIn.name
                }
                handIn.absence = .notOnTheList
                all.append(handIn)
            }
        }
        return all
    }
}
