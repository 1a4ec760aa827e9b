import Testing

@testable import Short

struct BankVaultTests {
    @Test func `the right code opens the vault`() {
        #expect(throws: Never.self) { try BankVault().open(with: "1967") }
    }

    @Test func `a wrong code does not`() {
        #expect(throws: (any Error).self) { try BankVault().open(with: "1234") }
    }

    @Test func `on Sundays the right code does not, either`() {
        #expect(throws: VaultError.closedOnSundays) {
            try BankVault().open(with: "1967", onSunday: true)
        }
    }
}
