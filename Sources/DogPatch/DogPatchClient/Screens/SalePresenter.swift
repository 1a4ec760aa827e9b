/// Where the puppies are shown.
@MainActor
public protocol SaleView: AnyObject {
    /// Shows these, and nothing that was shown before.
    func show(_ puppies: [SaleViewModel])
    /// Says why there are no puppies to be seen.
    func show(problem: String)
}

/// The list of all puppies that are for sale.
@MainActor
public final class SalePresenter {
    /// Where the puppies come from: it returns them, or throws why there are none.
    public typealias Source = @MainActor () async throws(DogPatchError) -> [SaleListing]

    private weak var view: (any SaleView)?
    private let source: Source

    /// Shows in `view` what `source` returns, at each `load()`.
    public init(view: any SaleView, source: @escaping Source) {
        self.view = view
        self.source = source
    }

    /// Shows all puppies, or says why there are none; what was shown before stays then.
    public func load() async {
        do {
            let puppies = try await source()
            view?.show(puppies.map(SaleViewModel.init))
        } catch {
            view?.show(problem: error.sentence)
        }
    }
}
