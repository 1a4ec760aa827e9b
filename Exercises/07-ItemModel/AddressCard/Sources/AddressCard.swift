/// A card in an address book.
struct AddressCard {
    var name: String
    var phone: String?
    var mail: String?
    var birthday: Birthday?
}

struct Birthday {
    var day: Int
    var month: Int
    /// Not everybody tells.
    var year: Int?
}

extension AddressCard {
    /// Whether the two cards say the same. Capital letters in a mail address do not matter.
    func isSame(as other: AddressCard) -> Bool {
        if name == other.name {
            var phoneIsSame = false
            if phone == nil {
                if other.phone == nil {
                    phoneIsSame = true
                }
            } else {
                if other.phone != nil {
                    if phone! == other.phone! {
                        phoneIsSame = true
                    }
                }
            }
            if phoneIsSame {
                var mailIsSame = false
                if mail == nil {
                    if other.mail == nil {
                        mailIsSame = true
                    }
                } else {
                    if other.mail != nil {
                        if mail!.lowercased() == other.mail!.lowercased() {
                            mailIsSame = true
                        }
                    }
                }
                if mailIsSame {
                    if birthday == nil {
                        if other.birthday == nil {
                            return true
                        }
                    } else {
                        if other.birthday != nil {
                            if birthday!.day == other.birthday!.day {
                                if birthday!.month == other.birthday!.month {
                                    if birthday!.year == nil {
                                        if other.birthday!.year == nil {
                                            return true
                                        }
                                    } else {
                                        if other.birthday!.year != nil {
                                            if birthday!.year! == other.birthday!.year! {
                                                return true
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        return false
    }
}
