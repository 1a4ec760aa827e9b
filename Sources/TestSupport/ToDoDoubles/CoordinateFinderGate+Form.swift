import InputForm

extension CoordinateFinderGate {
    /// Answers the question of `form`, and returns when the form has heard it.
    ///
    /// Does nothing if the form does not look for an address.
    public func answer(_ answer: Answer, to form: InputForm) async {
        guard let lookUp = form.lookUp else { return }
        await isAsked()
        self.answer(answer)
        await lookUp.hasEnded()
    }
}

extension Task<Void, Never> {
    /// Returns when it has ended; when the test's time is up, it is cancelled.
    public func hasEnded() async {
        await withTaskCancellationHandler {
            await value
        } onCancel: {
            cancel()
        }
    }
}
