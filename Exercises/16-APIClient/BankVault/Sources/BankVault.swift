enum VaultError: Error {
    case closedOnSundays, wrongCode
}

struct BankVault {
    func open(with code: String, onSunday isSunday: Bool = false) throws {
        if isSunday { throw VaultError.closedOnSundays }
        if code != "1967" { throw VaultError.wrongCode }
    }
}
