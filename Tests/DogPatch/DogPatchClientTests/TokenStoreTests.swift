import DogPatchClient
import Foundation
import Testing

struct TokenStoreTests {
    enum Kind: CaseIterable { case fake, file }

    private let one = Token(tokenText(#"{"exp": 1000}"#))
    private let two = Token(tokenText(#"{"exp": 2000}"#))
    private let disk = FileManager.default
    private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    @Test(arguments: Kind.allCases)
    func `a token is kept until another one is, or none`(kind: Kind) async throws {
        let sut: any TokenStore = kind == .fake ? TokenStoreFake() : TokenFile(file)

        for token in [nil, one, two, nil] {
            try await sut.keep(token)
            #expect(await sut.token() == token)
        }
    }

    @Test func `nobody else can read the file`() throws {
        defer { try? disk.removeItem(at: file) }
        #expect(disk.createFile(atPath: file.path, contents: Data(), attributes: open))

        try TokenFile(file).keep(one)

        #expect(TokenFile(file).token() == one)
        let permissions = try disk.attributesOfItem(atPath: file.path)[.posixPermissions]
        #expect(permissions as? Int == 0o600)
    }

    @Test func `a folder at its place stays as it is`() throws {
        defer { try? disk.removeItem(at: file) }
        let photo = file.appending(path: "photo")
        try disk.createDirectory(at: file, withIntermediateDirectories: true)
        try Data([7]).write(to: photo)

        for token in [one, nil] {
            #expect(throws: (any Error).self) { try TokenFile(file).keep(token) }
        }

        #expect(disk.fileExists(atPath: photo.path))
        let beside = try disk.contentsOfDirectory(atPath: disk.temporaryDirectory.path)
        #expect(beside.filter { $0.hasPrefix(file.lastPathComponent) }.count == 1)
    }

    private var open: [FileAttributeKey: Any] { [.posixPermissions: 0o644] }
}
