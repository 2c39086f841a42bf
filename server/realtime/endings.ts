/** Users and sessions that were ended lately: what was signed for them before is worth nothing. */
export class Endings {
  private readonly endedUntil = new Map<string, number>()

  /** @param memoryMillis at least the life of a signature */
  constructor(private readonly memoryMillis: number) {}

  /** @param until epoch milliseconds; what was issued up to then is refused */
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
