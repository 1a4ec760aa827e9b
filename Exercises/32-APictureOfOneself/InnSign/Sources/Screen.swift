/// What hangs above the door.
struct Board: Equatable {
    var name: String
    var picture: String
}

/// The screen above the door. It was bought as it is.
struct Screen {
    let disk: any Disk

    /// What people see now; nil as long as the screen is black.
    ///
    /// The file `now` has two lines: the file with the name, and the file with the picture.
    var board: Board? {
        let files = disk.read("now")?.split(separator: "\n").map(String.init) ?? []
        guard files.count == 2, let name = disk.read(files[0]), let picture = disk.read(files[1])
        else { return nil }
        return Board(name: name, picture: picture)
    }
}
