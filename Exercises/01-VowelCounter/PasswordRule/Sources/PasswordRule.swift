/// Whether `password` may be used in the shop.
///
/// It has eight characters or more, among them a capital letter, a small letter and a digit.
/// It has no space, and the user's name does not occur in it, in capitals or in small letters.
func isAllowed(_ password: String, for user: String) -> Bool {
    password.count >= 8
        && password.contains { $0.isUppercase }
        && password.contains { $0.isLowercase }
        && password.contains { "0123456789".contains($0) }
        && !password.contains(" ")
        && !password.lowercased().contains(user.lowercased())
}
