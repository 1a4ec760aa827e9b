struct Song: Equatable {
    let title: String
    let seconds: Int

    /// Such as 3:10.
    var length: String { Song.length(seconds) }

    static func length(_ seconds: Int) -> String {
        "\(seconds / 60):\(seconds % 60)"
    }
}
