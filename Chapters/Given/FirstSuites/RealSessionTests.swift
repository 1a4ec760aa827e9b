import APIClient
import InputForm
import LoopbackServer
import Testing

@Suite(.timeLimit(.minutes(1)))
struct RealSessionTests {
}
