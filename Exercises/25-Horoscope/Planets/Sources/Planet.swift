/// A planet, as a sign in front of its model says it.
struct Planet: Equatable {
    enum Kind {
        case rock, gas, ice
    }

    let name: String
    let kind: Kind
    let note: String

    /// The way of the planets in our park, from the sun outward.
    static let all = [
        Planet(name: "Mercury", kind: .rock, note: "The smallest one."),
        Planet(name: "Venus", kind: .rock, note: "Hotter than an oven, below thick clouds."),
        Planet(name: "Earth", kind: .rock, note: "The only one with tea."),
        Planet(name: "Mars", kind: .rock, note: "Red, because its dust rusts."),
        Planet(name: "Jupiter", kind: .gas, note: "Heavier than all the others together."),
        Planet(name: "Saturn", kind: .gas, note: "So light that it would float."),
        Planet(name: "Uranus", kind: .ice, note: "It lies on its side."),
        Planet(name: "Neptune", kind: .ice, note: "Nobody saw it before 1846."),
    ]
}
