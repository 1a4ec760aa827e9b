/// What is measured in an aquarium, and who wants to hear of it.
final class Aquarium {
    enum Quantity: CaseIterable { case temperature, acidity, level }

    private var temperature: Double?
    private var acidity: Double?
    private var level: Double?
    private var temperatureWatchers: [(number: Int, receive: (Double) -> Void)] = []
    private var acidityWatchers: [(number: Int, receive: (Double) -> Void)] = []
    private var levelWatchers: [(number: Int, receive: (Double) -> Void)] = []
    private var lastNumber = 0

    /// The value that was measured last; nil if there was none.
    func value(of quantity: Quantity) -> Double? {
        switch quantity {
        case .temperature: return temperature
        case .acidity: return acidity
        case .level: return level
        }
    }

    /// Hands over the last value, if there is one, then every new value that is measured.
    ///
    /// - Returns: a number with which the watcher can stop.
    func watch(_ quantity: Quantity, _ receive: @escaping (Double) -> Void) -> Int {
        lastNumber += 1
        let number = lastNumber
        switch quantity {
        case .temperature:
            temperatureWatchers.append((number: number, receive: receive))
            if let temperature {
                receive(temperature)
            }
        case .acidity:
            acidityWatchers.append((number: number, receive: receive))
            if let acidity {
                receive(acidity)
            }
        case .level:
            levelWatchers.append((number: number, receive: receive))
            if let level {
                receive(level)
            }
        }
        return number
    }

    func stop(_ number: Int) {
        for (place, watcher) in temperatureWatchers.enumerated() {
            if watcher.number == number {
                temperatureWatchers.remove(at: place)
                return
            }
        }
        for (place, watcher) in acidityWatchers.enumerated() {
            if watcher.number == number {
                acidityWatchers.remove(at: place)
                return
            }
        }
        for (place, watcher) in levelWatchers.enumerated() {
            if watcher.number == number {
                levelWatchers.remove(at: place)
                return
            }
        }
    }

    func measure(_ quantity: Quantity, _ value: Double) {
        switch quantity {
        case .temperature:
            if temperature != value {
                temperature = value
                for watcher in temperatureWatchers {
                    watcher.receive(value)
                }
            }
        case .acidity:
            if acidity != value {
                acidity = value
                for watcher in acidityWatchers {
                    watcher.receive(value)
                }
            }
        case .level:
            if level != value {
                level = value
                for watcher in levelWatchers {
                    watcher.receive(value)
                }
            }
        }
    }
}
