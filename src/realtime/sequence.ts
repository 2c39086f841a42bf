/**
 * Applies versions in order: an older one is ignored, the next one applied, and when one is missing the whole state
 * is fetched again. Pure but for the two callbacks; knows no socket.
 */

export interface SequenceWiring<T> {
  apply(item: T): void // called with each version in order, without gaps
  /** Fetches and shows the whole state. Returns the version it shows. May reject: the next item or `doubt` fetches again. */
  resync(): Promise<number>
}

export interface Sequence<T> {
  readonly version: number // what is shown
  receive(version: number, item: T): void
  /** A whole picture came by another way, such as a snapshot on the channel. */
  adopt(version: number): void
  /** Something may have been missed, as after a reconnection. Resolves when the picture is whole or could not be had. */
  doubt(): Promise<void>
}

const mostAsked = 3 // in a row, of a server that stays behind its own events
const mostHeld = 200 // beyond it the oldest go: the next picture holds them

class HeldSequence<T> implements Sequence<T> {
  private readonly held = new Map<number, T>()
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
    if (this.held.size > 0) void this.doubt()
  }

  adopt(version: number): void {
    if (version < this.version) return
    this.version = version
    this.applyHeld()
  }

  doubt(): Promise<void> {
    this.flight ??= this.ask()
      .catch(() => {})
      .finally(() => {
        this.flight = undefined
        this.applyHeld() // items that arrived during the fetch
      })
    return this.flight
  }

  private async ask(): Promise<void> {
    for (let asked = 0; asked < mostAsked; asked++) {
      this.adopt(await this.wiring.resync())
      if (this.held.size === 0) return
    }
  }

  private hold(version: number, item: T): void {
    this.held.set(version, item)
    if (this.held.size > mostHeld) this.held.delete(Math.min(...this.held.keys()))
  }

  private applyHeld(): void {
    for (const known of this.held.keys()) if (known <= this.version) this.held.delete(known)
    while (this.held.has(this.version + 1)) {
      this.version += 1
      const next = this.held.get(this.version) as T
      this.held.delete(this.version)
      this.wiring.apply(next)
    }
  }
}

/** @param version what is shown at the start */
export const createSequence = <T>(version: number, wiring: SequenceWiring<T>): Sequence<T> =>
  new HeldSequence(version, wiring)
