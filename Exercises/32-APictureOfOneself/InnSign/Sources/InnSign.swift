/// Changes what the screen above the door shows.
final class InnSign {
    private let disk: any Disk

    /// Nobody else writes on this disk.
    init(disk: any Disk) {
        self.disk = disk
    }

    /// Shows a new name and a new picture, both or none of them.
    ///
    /// - Throws: if the screen goes on to show what it showed before.
    func change(to board: Board) throws {}
}
