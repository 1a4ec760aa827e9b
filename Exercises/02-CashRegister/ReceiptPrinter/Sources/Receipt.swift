/// What a customer buys: some pieces of one thing.
struct Item {
    var name: String
    /// The price of one piece.
    var cents: Int
    var count = 1
}

/// The receipt for `items`, 24 characters wide; with `cash`, in cents, it says what was paid.
func receipt(for items: [Item], cash: Int? = nil) -> String {
    var text = ""
    if items.count > 0 {
        var total = 0
        for item in items {
            if item.count == 1 {
                var line = item.name
                var amount = ""
                if item.cents % 100 < 10 {
                    amount = "\(item.cents / 100).0\(item.cents % 100)"
                } else {
                    amount = "\(item.cents / 100).\(item.cents % 100)"
                }
                line += " "
                while line.count + amount.count < 24 {
                    line += " "
                }
                text += line + amount + "\n"
                total += item.cents
            } else {
                var line = item.name + " \(item.count) x "
                if item.cents % 100 < 10 {
                    line += "\(item.cents / 100).0\(item.cents % 100)"
                } else {
                    line += "\(item.cents / 100).\(item.cents % 100)"
                }
                let sum = item.cents * item.count
                var amount = ""
                if sum % 100 < 10 {
                    amount = "\(sum / 100).0\(sum % 100)"
                } else {
                    amount = "\(sum / 100).\(sum % 100)"
                }
                line += " "
                while line.count + amount.count < 24 {
                    line += " "
                }
                text += line + amount + "\n"
                total += sum
            }
        }
        text += "------------------------\n"
        var line = "Total "
        var amount = ""
        if total % 100 < 10 {
            amount = "\(total / 100).0\(total % 100)"
        } else {
            amount = "\(total / 100).\(total % 100)"
        }
        while line.count + amount.count < 24 {
            line += " "
        }
        text += line + amount
        if let cash = cash {
            var line = "Cash "
            var amount = ""
            if cash % 100 < 10 {
                amount = "\(cash / 100).0\(cash % 100)"
            } else {
                amount = "\(cash / 100).\(cash % 100)"
            }
            while line.count + amount.count < 24 {
                line += " "
            }
            text += "\n" + line + amount
            if cash > total {
                let change = cash - total
                var line = "Change "
                var amount = ""
                if change % 100 < 10 {
                    amount = "\(change / 100).0\(change % 100)"
                } else {
                    amount = "\(change / 100).\(change % 100)"
                }
                while line.count + amount.count < 24 {
                    line += " "
                }
                text += "\n" + line + amount
            }
        }
        return text
    } else {
        return "Nothing sold"
    }
}
