// …

extension CoordinateFinding {
    /// The same as `coordinate(for:)`, as a value.
    public func answer(to address: String) async -> Result<Coordinate, CoordinateError> {
        do throws(CoordinateError) {
            return .success(try await coordinate(for: address))
        } catch {
            return .failure(error)
        }
    }
}
