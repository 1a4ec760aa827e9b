/// Decides what stands on the sign.
final class SignPresenter {
    init(greenhouse: Greenhouse, view: any SignView) {
    }

    func viewDidLoad() {
    }
}
