struct Photo: Hashable {
    let name: String
}

/// All photos of a person.
final class Library {
    private(set) var album: [Photo]
    /// What was thrown away, and is not deleted yet.
    private(set) var bin: [Photo]

    init(album: [Photo] = [], bin: [Photo] = []) {
        self.album = album
        self.bin = bin
    }

    /// From the album into the bin.
    func throwAway(_ photo: Photo) {
        guard album.contains(photo) else { return }
        album.removeAll { $0 == photo }
        bin.append(photo)
    }

    /// From the bin into the album.
    func takeBack(_ photo: Photo) {
        guard bin.contains(photo) else { return }
        bin.removeAll { $0 == photo }
        album.append(photo)
    }

    /// Deletes a photo for good, wherever it is.
    func delete(_ photo: Photo) {
        album.removeAll { $0 == photo }
        bin.removeAll { $0 == photo }
    }

    /// Deletes all that is in the bin, for good.
    func emptyBin() {
        bin = []
    }
}

extension Photo: CustomStringConvertible {
    /// What a failing test shows.
    var description: String { name }
}
