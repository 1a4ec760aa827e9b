/// What opens a room's board: two short words and a number, easily said aloud.
enum CodeWord {
    static func random(using source: inout some RandomNumberGenerator) -> String {
        let first = adjectives[Int.random(in: adjectives.indices, using: &source)]
        let second = animals[Int.random(in: animals.indices, using: &source)]
        return "\(first)-\(second)-\(Int.random(in: numbers, using: &source))"
    }

    /// Letters and digits that nobody guesses, none of which looks like another.
    static func letters(using source: inout some RandomNumberGenerator) -> String {
        let all = Array("abcdefghkmnpqrstuvwxyz23456789")
        let parts = (0..<2).map { _ in
            String((0..<5).map { _ in all[Int.random(in: all.indices, using: &source)] })
        }
        return parts.joined(separator: "-")
    }

    static func isValid(_ word: String) -> Bool {
        word.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil && word.utf8.count <= 40
    }

    /// NB: the words alone are 4,757, which a program has guessed before a lesson is over.
    static let numbers = 10...99

    static let adjectives = words(
        """
        amber big blue bold brave bright brown calm clean clear cool cosy early fair fast fine free
        fresh glad gold grand green happy icy jolly keen kind late light lively loud lucky merry
        mild neat new nice old open pink plain proud pure quick quiet red rich ripe round royal
        sharp shy silver slow small smart soft sunny sweet swift tall tidy warm white wide wild wise
        """)

    static let animals = words(
        """
        ant badger bat bear beaver bee bison camel cat cow crab crane crow deer dog dolphin donkey
        duck eagle eel elk falcon finch fish fly fox frog goat goose hare hawk hen heron horse koala
        lamb lark lion lizard llama lynx mole moose mouse otter owl ox panda parrot pig pony puffin
        rabbit raven robin salmon seal shark sheep snail spider swan tiger toad trout turtle whale
        wolf wren yak zebra
        """)

    private static func words(_ text: String) -> [String] {
        text.split { $0.isWhitespace }.map(String.init)
    }
}
