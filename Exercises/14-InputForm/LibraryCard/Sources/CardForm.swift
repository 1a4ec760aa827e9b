/// The form for a library card.
final class CardForm {
    private(set) var application = Application()

    /// The labels of the inputs that can be seen, from top to bottom.
    var labels: [String] {
        var labels: [String] = []
        labels.append("First name")
        labels.append("Last name")
        labels.append("Street")
        labels.append("Town")
        labels.append("Email")
        if application.isForChild {
            labels.append("Parent")
        }
        return labels
    }

    /// Those of them in which nothing stands.
    var empty: [String] {
        var empty: [String] = []
        if application.firstName == "" {
            empty.append("First name")
        }
        if application.lastName == "" {
            empty.append("Last name")
        }
        if application.street == "" {
            empty.append("Street")
        }
        if application.town == "" {
            empty.append("Town")
        }
        if application.email == "" {
            empty.append("Email")
        }
        if application.isForChild {
            if application.parent == "" {
                empty.append("Parent")
            }
        }
        return empty
    }

    /// Turns the switch "The card is for a child".
    func flipForChild() {
        application.isForChild.toggle()
    }

    /// What stands in the input with this label.
    func text(in label: String) throws -> String {
        if label == "First name" {
            return application.firstName
        } else {
            if label == "Last name" {
                return application.lastName
            } else {
                if label == "Street" {
                    return application.street
                } else {
                    if label == "Town" {
                        return application.town
                    } else {
                        if label == "Email" {
                            return application.email
                        } else {
                            if label == "Parent" {
                                if application.isForChild {
                                    return application.parent
                                } else {
                                    throw NoSuchInput(label: label)
                                }
                            } else {
                                throw NoSuchInput(label: label)
                            }
                        }
                    }
                }
            }
        }
    }

    /// Puts a text into the input with this label, in place of what was there.
    func type(_ text: String, into label: String) throws {
        if label == "First name" {
            application.firstName = text
        } else {
            if label == "Last name" {
                application.lastName = text
            } else {
                if label == "Street" {
                    application.street = text
                } else {
                    if label == "Town" {
                        application.town = text
                    } else {
                        if label == "Email" {
                            application.email = text
                        } else {
                            if label == "Parent" {
                                if application.isForChild {
                                    application.parent = text
                                } else {
                                    throw NoSuchInput(label: label)
                                }
                            } else {
                                throw NoSuchInput(label: label)
                            }
                        }
                    }
                }
            }
        }
    }
}
