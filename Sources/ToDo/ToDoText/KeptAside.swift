import Observing
import Store

/// Where a file is that could not be understood. The store forgets it with its next save; here it
/// stands until somebody goes on.
final class KeptAside {
    var remark: String?
    private var subscription: (any Subscription)?

    init(_ problem: ReadOnlyValue<StoreError?>) {
        subscription = problem.subscribe { [weak self] problem in
            switch problem {
            case .damaged, .unreadable: self?.remark = problem?.localizedDescription
            case .cannotRead, .cannotSave, .refused, .busy, nil: break
            }
        }
    }
}
