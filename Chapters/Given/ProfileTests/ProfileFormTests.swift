import DogPatchClient
import Foundation
import Testing

final class ProfileFormTests {
    private let picture = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    deinit { try? FileManager.default.removeItem(at: picture) }
}

extension ProfileFormTests {
    /// A form whose boundary is the first of these that is good.
    private func form(_ name: String, _ text: String, _ boundaries: String...) throws -> ProfileForm
    {
        try Data(text.utf8).write(to: picture)
        var rest = boundaries
        return try ProfileForm(name: name, picture: picture) { rest.removeFirst() }
    }
}
