/** A rate limit with a burst: `perSecond` tokens are added until there are `burst`. */
export class TokenBucket {
  private tokens: number
  private filledAt: number

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    now: number, // epoch milliseconds, as in `take`
  ) {
    this.tokens = burst
    this.filledAt = now
  }

  /** Takes one token; false if there is none. */
  take(now: number): boolean {
    const flowed = (Math.max(0, now - this.filledAt) / 1000) * this.perSecond
    this.tokens = Math.min(this.burst, this.tokens + flowed)
    this.filledAt = now
    if (this.tokens < 1) return false
    this.tokens -= 1
    return true
  }
}
