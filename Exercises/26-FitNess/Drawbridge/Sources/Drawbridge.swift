/// The bridge of a castle, and the sign in front of it.
final class Drawbridge {
    private var isUp = true
    private var isLowering = false
    private var isDown = false
    private var isRaising = false
    private var isStuck = false

    /// What travellers read.
    var sign: String {
        if isUp {
            return "Closed"
        } else if isDown {
            return "Cross"
        } else if isStuck {
            return "Help!"
        } else {
            return "Wait"
        }
    }

    var canCross: Bool {
        isDown && !isUp && !isLowering && !isRaising && !isStuck
    }

    /// The guard wants it down.
    func lower() {
        if !isStuck {
            if isUp {
                isUp = false
                isLowering = true
            } else {
                if isRaising {
                    isRaising = false
                    isLowering = true
                }
            }
        }
    }

    /// The guard wants it up.
    func raise() {
        if !isStuck {
            if isDown {
                isDown = false
                isRaising = true
            } else {
                if isLowering {
                    isLowering = false
                    isRaising = true
                }
            }
        }
    }

    /// It has come to the end of its way.
    func arrive() {
        if !isStuck {
            if isLowering {
                isLowering = false
                isDown = true
            } else if isRaising {
                isRaising = false
                isUp = true
            }
        }
    }

    /// A cow stands in the way.
    func jam() {
        if isLowering || isRaising {
            isLowering = false
            isRaising = false
            isStuck = true
        }
    }

    /// The cow has left; the bridge goes up, to be safe.
    func free() {
        if isStuck {
            isStuck = false
            isRaising = true
        }
    }
}
