// …

@MainActor
public final class ListPresenter {
    // …

    /// Tells the delegate that the person wants a new item.
    public func didTapAdd() {
        delegate?.didTapAdd()
    }

    /// Tells the delegate that the person wants to delete all items.
    public func didTapDeleteAll() {
        delegate?.didTapDeleteAll()
    }

    // …
}

// …
