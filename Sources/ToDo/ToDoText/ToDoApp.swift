import Coordinator
import Foundation
import InputForm
import Store
import TerminalText

/// The app as text: keys go in, pictures come out.
@MainActor
public final class ToDoApp {
    /// Whether the person has ended it, or nothing more comes.
    public private(set) var isFinished = false
    /// Whether the end of a pasted text does not come.
    public var isPasteOpen = false
    /// Called when something was heard without a key: it is time to look again.
    public var onNews: () -> Void = {}
    private let coordinator: Coordinator
    let screens: ScreenStack
    let store: ToDoItemStore
    private var isAsking = false

    /// Shows the list of `store`; `dates` writes days, and `calendar` counts them.
    public init(
        store: ToDoItemStore, finder: any CoordinateFinding, dates: DateFormatter,
        calendar: Calendar
    ) {
        self.store = store
        weak var app: ToDoApp?
        screens = ScreenStack(
            store: store, dates: dates, calendar: calendar
        ) { app?.quit() }
        coordinator = Coordinator(
            navigator: screens, store: store, finder: finder, dateFormatter: dates)
        app = self
        coordinator.start()
    }

    var screen: (any TextScreen)? { screens.uppermost }

    /// Hands the key to the uppermost screen; Ctrl-C quits, or asks first if it cannot save.
    public func press(_ key: Key) {
        if key == .control("c") { return quit() }
        _ = screen?.press(key)
        guard let lookUp = screens.form?.form.lookUp else { return }
        Task { [weak self] in
            await lookUp.value
            self?.onNews()
        }
    }

    /// Returns when no address is being looked for.
    public func isReady() async {
        await screens.form?.form.lookUp?.value
    }

    /// Looks for what other programs did, and saves what is not saved yet.
    public func tick() {
        store.save()
    }

    /// Why something is not saved; nil if everything is.
    public var trouble: String? {
        switch store.problem.value {
        case .cannotRead, .cannotSave, .busy: store.problem.value?.localizedDescription
        case .damaged, .unreadable, .refused, nil: nil
        }
    }

    private func quit() {
        if isAsking { return }
        _ = screens.form?.end()
        store.save()
        if trouble == nil { return finish() }
        isAsking = true
        coordinator.ask("Your list is not saved. Quit all the same?") { [weak self] yes in
            self?.isAsking = false
            if yes { self?.finish() }
        }
    }

    func finish() {
        isFinished = true
    }
}
