import DetailPresenter
import Foundation
import ItemModel
import ListPresenter
import Store

// …

/// The details in the terminal.
final class Page: DetailView {
    var titleText = ""
    var dateText = ""
    var locationText = ""
    var addressText = ""
    var descriptionText = ""
    var isDoneEnabled = false
    private var map = ""

    func showMap(center: Coordinate) {
        map = "\(center.latitude), \(center.longitude)"
    }

    func hideMap() {
        map = ""
    }

    func show(problem: String?) {
        if let problem { print(problem) }
    }

    func draw() {
        print(titleText)
        print("When:", dateText)
        print("Where:", locationText)
        print("Address:", addressText)
        print("Map:", map)
        print("Notes:", descriptionText)
        print(isDoneEnabled ? "[Done]" : "(Done)")
    }
}

// …
