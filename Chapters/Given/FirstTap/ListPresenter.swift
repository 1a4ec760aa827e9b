// …

@MainActor
public final class ListPresenter {
    // …

    public func didTapCheck(_ row: Int, section: Int) {}

    private var sections: [ListSnapshot.Section] {
        snapshot?.sections ?? []
    }

    // …
}
