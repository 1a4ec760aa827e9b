import Testing

@testable import Aquarium

struct AquariumTests {
    private let sut = Aquarium()

    @Test(arguments: Aquarium.Quantity.allCases)
    func `a watcher hears every value that is measured`(quantity: Aquarium.Quantity) {
        var heard: [Double] = []
        _ = sut.watch(quantity) { heard.append($0) }

        sut.measure(quantity, 24.5)
        sut.measure(quantity, 25)

        #expect(heard == [24.5, 25])
    }

    @Test(arguments: Aquarium.Quantity.allCases)
    func `a late watcher hears the last value at once`(quantity: Aquarium.Quantity) {
        sut.measure(quantity, 24.5)
        sut.measure(quantity, 25)

        var heard: [Double] = []
        _ = sut.watch(quantity) { heard.append($0) }

        #expect(heard == [25])
    }

    @Test(arguments: Aquarium.Quantity.allCases)
    func `a watcher hears nothing before the first value`(quantity: Aquarium.Quantity) {
        var heard: [Double] = []

        _ = sut.watch(quantity) { heard.append($0) }

        #expect(heard == [])
    }

    @Test(arguments: Aquarium.Quantity.allCases)
    func `the same value again is no news`(quantity: Aquarium.Quantity) {
        var heard: [Double] = []
        _ = sut.watch(quantity) { heard.append($0) }

        sut.measure(quantity, 24.5)
        sut.measure(quantity, 24.5)

        #expect(heard == [24.5])
    }

    @Test(arguments: Aquarium.Quantity.allCases)
    func `a watcher hears nothing of the other quantities`(quantity: Aquarium.Quantity) {
        var heard: [Double] = []
        _ = sut.watch(quantity) { heard.append($0) }

        for other in Aquarium.Quantity.allCases where other != quantity {
            sut.measure(other, 24.5)
        }

        #expect(heard == [])
    }

    @Test(arguments: Aquarium.Quantity.allCases)
    func `watchers are called in the order in which they came`(quantity: Aquarium.Quantity) {
        var calls: [String] = []
        for name in ["lamp", "heater", "alarm", "phone", "diary"] {
            _ = sut.watch(quantity) { _ in calls.append(name) }
        }

        sut.measure(quantity, 24.5)

        #expect(calls == ["lamp", "heater", "alarm", "phone", "diary"])
    }

    @Test(arguments: Aquarium.Quantity.allCases)
    func `of two watchers the one that stops hears nothing more`(quantity: Aquarium.Quantity) {
        var lamp: [Double] = []
        var heater: [Double] = []
        let number = sut.watch(quantity) { lamp.append($0) }
        _ = sut.watch(quantity) { heater.append($0) }

        sut.stop(number)
        sut.measure(quantity, 24.5)

        #expect(lamp == [])
        #expect(heater == [24.5])
    }

    @Test func `no two watchers ever have the same number`() {
        let lamp = sut.watch(.temperature) { _ in }
        let heater = sut.watch(.temperature) { _ in }
        sut.stop(lamp)

        let alarm = sut.watch(.level) { _ in }

        #expect(Set([lamp, heater, alarm]).count == 3)
    }

    @Test(arguments: Aquarium.Quantity.allCases)
    func `the last value of each quantity can be read`(quantity: Aquarium.Quantity) {
        sut.measure(quantity, 24.5)
        sut.measure(quantity, 25)

        for each in Aquarium.Quantity.allCases {
            #expect(sut.value(of: each) == (each == quantity ? 25 : nil))
        }
    }
}
