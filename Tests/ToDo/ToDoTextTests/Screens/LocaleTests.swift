import Foundation
import Testing
import ToDoText

struct LocaleTests {
    @Test(arguments: [
        (["LANG": "de_DE.UTF-8"], "de_DE"),
        (["LANG": "de_DE", "LC_TIME": "fr_FR.UTF-8"], "fr_FR"),
        (["LANG": "de_DE", "LC_TIME": "fr_FR", "LC_ALL": "ja_JP"], "ja_JP"),
        (["LANG": "de_DE@euro", "LC_ALL": ""], "de_DE"),
        (["LANG": "C.UTF-8"], "en_GB"),
        (["LC_ALL": "POSIX"], "en_GB"),
        ([:], "en_GB"),
    ])
    func `dates are in the language that the terminal was set to`(
        environment: [String: String], identifier: String
    ) {
        let locale = Locale(environment: environment, otherwise: Locale(identifier: "en_GB"))

        #expect(locale.identifier == identifier)
    }
}
