/** Users and sessions that ended recently. Signatures issued for them before are refused. */
export class Endings {
  private readonly endedUntil = new Map<string, number>()

  /** @param memoryMillis at least the lifetime of a signature */
  constructor(private readonly memoryMillis: number) {}

  /** @param until epoch milliseconds; signatures issued up to then are refused */
  add(identity: string, until: number): void {
    this.endedUntil.set(identity, Math.max(until, this.endedUntil.get(identity) ?? until))
  }

  isEnded(identity: string, issuedAt: number): boolean {
    const until = this.endedUntil.get(identity)
    return until !== undefined && issuedAt <= until
  }

  forget(now: number): void {
    for (const [identity, until] of this.endedUntil) {
      if (now - until > this.memoryMillis) this.endedUntil.delete(identity)
    }
  }
}
