/// The till. Amounts are in cents.
struct Till {
    /// What `count` items cost at this `price` each. Of each three equal items, one is free.
    func total(of count: Int, at price: Int) -> Int {
        (count - count / 3) * price
    }

    /// How much less `new` is than `old`, in percent of `old`.
    func percentOff(from old: Int, to new: Int) -> Double {
        Double(old - new) / Double(old) * 100
    }
}
