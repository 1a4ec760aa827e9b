import DogPatchClient
import Foundation

extension ProfileForm {
    /// All pieces as one text.
    func text() throws -> String {
        var bytes = Data()
        try forEachPiece { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }
}
