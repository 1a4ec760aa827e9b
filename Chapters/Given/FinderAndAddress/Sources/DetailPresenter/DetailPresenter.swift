// …

@MainActor
public final class DetailPresenter {
    // …

    private func show() {
        guard let view else { return }
        view.titleText = item?.title ?? ""
        view.dateText = item?.dueDate.map(dateFormatter.string(from:)) ?? ""
        view.locationText = item?.location?.name ?? ""
        view.addressText = item?.location?.address ?? ""
        view.descriptionText = item?.itemDescription ?? ""
        view.isDoneEnabled = current?.done == false
    }

    // …
}
