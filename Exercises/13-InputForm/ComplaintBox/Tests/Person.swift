import Testing

@testable import ComplaintBox

/// Uses a form as a person does: by what is written beside the controls.
///
/// What cannot be done is reported where the person was asked to do it.
struct Person {
    let form: ComplaintForm

    func type(
        _ text: String, into label: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        guard case .input(let type) = try control(label, sourceLocation) else {
            Issue.record("“\(label)” is no input", sourceLocation: sourceLocation)
            return
        }
        type(text)
    }

    func flip(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard case .toggle(let flip) = try control(label, sourceLocation) else {
            Issue.record("“\(label)” cannot be flipped", sourceLocation: sourceLocation)
            return
        }
        flip()
    }

    func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard case .button(let tap) = try control(label, sourceLocation) else {
            Issue.record("“\(label)” is no button", sourceLocation: sourceLocation)
            return
        }
        tap()
    }

    private func control(
        _ label: String, _ sourceLocation: SourceLocation
    ) throws -> Element.Control {
        let found = form.elements.filter { $0.label == label }
        try #require(
            found.count == 1, "“\(label)” is there \(found.count) times",
            sourceLocation: sourceLocation)
        return found[0].control
    }
}
