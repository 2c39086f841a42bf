/** Users and sessions that were ended lately: what was signed for them before is worth nothing. */
export class Endings {
  private readonly endedAt = new Map<string, number>()

  /** @param memoryMillis at least the life of a signature */
  constructor(private readonly memoryMillis: number) {}

  add(identity: string, at: number): void {
    this.endedAt.set(identity, Math.max(at, this.endedAt.get(identity) ?? at))
  }

  isEnded(identity: string, issuedAt: number): boolean {
    const at = this.endedAt.get(identity)
    return at !== undefined && issuedAt <= at
  }

  forget(now: number): void {
    for (const [identity, at] of this.endedAt) if (now - at > this.memoryMillis) this.endedAt.delete(identity)
  }
}
