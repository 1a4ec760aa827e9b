import Testing

@testable import Receipt

struct ReceiptTests {
    @Test func `the same receipt passes in silence`() {
        assertSameReceipt(["tea 2.50", "cake 4.00"], expected: ["tea 2.50", "cake 4.00"])
    }

    @Test func `a row that differs is named`() {
        withKnownIssue {
            assertSameReceipt(["tea 2.50", "cake 4.40"], expected: ["tea 2.50", "cake 4.00"])
        } matching: { issue in
            issue.hasText("row 2: expected \"cake 4.00\", got \"cake 4.40\"")
        }
    }
}
