import Foundation

/// Says what there is for lunch.
final class MenuPage {
    private let web: any Web
    private let view: any MenuView

    init(web: any Web, view: any MenuView) {
        self.web = web
        self.view = view
    }

    /// Returns when the dish is shown, or what went wrong.
    func show(canteen name: String) async {
        view.setSpinning(true)
        defer { view.setSpinning(false) }
        view.show(await text(for: name))
    }

    private func text(for name: String) async -> String {
        let address = URL(string: "https://lunch.example/menu")!
            .appending(queryItems: [URLQueryItem(name: "canteen", value: name)])
        guard let answer = try? await web.answer(to: address) else { return "Nobody answers." }
        guard answer.status == 200 else {
            return "The kitchen has no menu (status \(answer.status))."
        }
        return dish(in: answer.text) ?? "The answer is no menu."
    }
}
