/**
 * Applies versions in order: ignores an older one, applies the next one, and fetches the whole state if one is missing. Pure except for
 * the two callbacks. Independent of sockets.
 */

export interface SequenceWiring<T> {
  apply(item: T): void // called with each version in order, without gaps
  /** Fetches and shows the whole state. Returns the version it shows. May reject: the next item or `refetch` fetches again. */
  resync(): Promise<number>
}

export interface Sequence<T> {
  readonly version: number // the applied version
  receive(version: number, item: T): void
  /** Adopts a complete state from another source, such as a snapshot on the channel. */
  adopt(version: number): void
  /** Checks for missed items, for example after a reconnection. Resolves when the state is complete or could not be fetched. */
  refetch(): Promise<void>
}

const mostAsked = 3 // consecutive requests, if the server's snapshot is older than its events
const mostHeld = 200 // beyond it the oldest are dropped, because the next snapshot contains them

class HeldSequence<T> implements Sequence<T> {
  private readonly pending = new Map<number, T>()
  private flight: Promise<void> | undefined

  constructor(
    public version: number,
    private readonly wiring: SequenceWiring<T>,
  ) {}

  receive(version: number, item: T): void {
    if (version <= this.version) return
    this.hold(version, item)
    if (this.flight) return
    this.applyHeld()
    if (this.pending.size > 0) void this.refetch()
  }

  adopt(version: number): void {
    if (version < this.version) return
    this.version = version
    this.applyHeld()
  }

  refetch(): Promise<void> {
    this.flight ??= this.ask()
      .catch(() => {})
      .finally(() => {
        this.flight = undefined
        this.applyHeld() // items that arrived during the fetch
      })
    return this.flight
  }

  private async ask(): Promise<void> {
    for (let requests = 0; requests < mostAsked; requests++) {
      this.adopt(await this.wiring.resync())
      if (this.pending.size === 0) return
    }
  }

  private hold(version: number, item: T): void {
    this.pending.set(version, item)
    if (this.pending.size > mostHeld) this.pending.delete(Math.min(...this.pending.keys()))
  }

  private applyHeld(): void {
    for (const version of this.pending.keys()) if (version <= this.version) this.pending.delete(version)
    while (this.pending.has(this.version + 1)) {
      this.version += 1
      const next = this.pending.get(this.version) as T
      this.pending.delete(this.version)
      this.wiring.apply(next)
    }
  }
}

/** @param version the applied version at the start */
export const createSequence = <T>(version: number, wiring: SequenceWiring<T>): Sequence<T> =>
  new HeldSequence(version, wiring)
