/// How many people fit into a cabin.
let seatsPerCabin = 6

/// How many people fit into a wheel with so many cabins.
func seats(cabins: Int) -> Int {
    cabins * seatsPerCabin
}
