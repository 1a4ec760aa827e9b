import Testing

@testable import BorrowButton

struct BorrowButtonTests {}
