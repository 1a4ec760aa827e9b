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

    @Test(arguments: Kind.allCases)
    func `a token is forgotten, and another one is not`(kind: Kind) async throws {
        let sut: any TokenStore = kind == .fake ? TokenStoreFake() : TokenFile(file)
        try await sut.keep(two)

        try await sut.forget(#require(one))
        #expect(await sut.token() == two)

        try await sut.forget(#require(two))
        #expect(await sut.token() == nil)
    }

    @Test func `nobody else can read the file`() async throws {
        defer { try? disk.removeItem(at: file) }
        #expect(disk.createFile(atPath: file.path, contents: Data(), attributes: open))

        try await TokenFile(file).keep(one)

        #expect(await TokenFile(file).token() == one)
        let permissions = try disk.attributesOfItem(atPath: file.path)[.posixPermissions]
        #expect(permissions as? Int == 0o600)
    }

    @Test func `a folder at its place stays as it is`() async throws {
        defer { try? disk.removeItem(at: file) }
        let photo = file.appending(path: "photo")
        try disk.createDirectory(at: file, withIntermediateDirectories: true)
        try Data([7]).write(to: photo)

        for token in [one, nil] {
            await #expect(throws: (any Error).self) { try await TokenFile(file).keep(token) }
        }

        #expect(disk.fileExists(atPath: photo.path))
        let beside = try disk.contentsOfDirectory(atPath: disk.temporaryDirectory.path)
        #expect(beside.filter { $0.hasPrefix(file.lastPathComponent) }.count == 1)
    }

    private var open: [FileAttributeKey: Any] { [.posixPermissions: 0o644] }
}
