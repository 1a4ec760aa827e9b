import ItemModel
import TerminalText

/// The world, as far as a terminal can show it, with a mark where something is.
struct WorldMap {
    static let columns = 60
    let center: Coordinate

    var lines: [String] {
        let land = WorldMap.land.split(separator: "\n", omittingEmptySubsequences: false)
        return land.enumerated().map { row, line in
            row == place.row ? marked(String(line)) : String(line)
        }
    }

    /// Each letter is 6 degrees wide and 7.2 degrees high; the first row begins at 84 degrees north.
    private var place: (row: Int, column: Int) {
        (
            WorldMap.step((84 - center.latitude) / 7.2, of: 20),
            WorldMap.step((center.longitude + 180) / 6, of: WorldMap.columns)
        )
    }

    /// The nearest row or column that the map has.
    private static func step(_ number: Double, of count: Int) -> Int {
        Int(max(0, min(number, Double(count - 1))))
    }

    private func marked(_ line: String) -> String {
        var letters = Array(line)
        letters += Array(repeating: " ", count: max(0, place.column + 1 - letters.count))
        letters[place.column] = "X"
        return String(letters)
    }

    private static let land = """
                     ..............
                   ..   .   .......            .  .............
          .............. ..  ....       ............................
           .. .........  ...           .. ........................
                 ...........         ........................
                 ..........          .......................
                  ........          ...     ...............  .
                   ......           ......................
                    ..             ............. ........
                      ..           ............   ..  ..  .
                         ....       ..........        .   .
                         .....         .......          ...
                         .......        .....               ..
                         .......        .....              ...
                          .....         .... .           ......
                          ....          ....             ......
                          ...            .               .  ...
                          .
                         ..

        """
}
