import Testing

@testable import AddressCard

struct AddressCardTests {
    private func card(
        name: String = "Ada", phone: String? = "555-0100", mail: String? = "ada@example.com",
        birthday: Birthday? = Birthday(day: 10, month: 12, year: 1815)
    ) -> AddressCard {
        AddressCard(name: name, phone: phone, mail: mail, birthday: birthday)
    }

    @Test func `cards that say the same are the same`() {
        #expect(card().isSame(as: card()))
    }

    @Test func `cards with a name and nothing else are the same`() {
        #expect(AddressCard(name: "Ada").isSame(as: AddressCard(name: "Ada")))
    }

    @Test func `capital letters in a mail address do not matter`() {
        #expect(card(mail: "Ada@Example.com").isSame(as: card()))
    }

    @Test func `birthdays without a year are the same on the same day`() {
        let birthday = Birthday(day: 10, month: 12)

        #expect(card(birthday: birthday).isSame(as: card(birthday: birthday)))
    }

    @Test func `another name is another card`() {
        #expect(!card(name: "Eve").isSame(as: card()))
        #expect(!card(name: "ADA").isSame(as: card()))
    }

    @Test(arguments: ["555-0199", "", nil])
    func `another phone, or none, is another card`(phone: String?) {
        #expect(!card(phone: phone).isSame(as: card()))
        #expect(!card().isSame(as: card(phone: phone)))
    }

    @Test(arguments: ["eve@example.com", "", nil])
    func `another mail address, or none, is another card`(mail: String?) {
        #expect(!card(mail: mail).isSame(as: card()))
        #expect(!card().isSame(as: card(mail: mail)))
    }

    @Test func `nothing is not an empty text`() {
        #expect(!card(phone: nil).isSame(as: card(phone: "")))
        #expect(!card(mail: nil).isSame(as: card(mail: "")))
    }

    @Test(arguments: [(11, 12, 1815), (10, 11, 1815), (12, 10, 1815), (10, 12, 1816)])
    func `another birthday is another card`(day: Int, month: Int, year: Int) {
        let birthday = Birthday(day: day, month: month, year: year)

        #expect(!card(birthday: birthday).isSame(as: card()))
    }

    @Test(arguments: [nil, Birthday(day: 10, month: 12)])
    func `no birthday, or one without a year, is another card`(birthday: Birthday?) {
        #expect(!card(birthday: birthday).isSame(as: card()))
        #expect(!card().isSame(as: card(birthday: birthday)))
    }
}
