/**
 * Versions in order: what is older is ignored, what comes next is applied, and where one is missing the whole picture
 * is asked for again. Pure but for the two callbacks; knows no socket.
 */

export interface SequenceWiring<T> {
  apply(item: T): void // the very next version
  /** Fetches and shows the whole; answers the version it shows. May reject: the next item or `doubt` asks again. */
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

/** @param version what is shown at the start */
export function createSequence<T>(version: number, { apply, resync }: SequenceWiring<T>): Sequence<T> {
  const held = new Map<number, T>()
  let shown = version
  let flight: Promise<void> | undefined

  const applyHeld = () => {
    for (const known of held.keys()) if (known <= shown) held.delete(known)
    for (let next = held.get(shown + 1); next !== undefined; next = held.get(shown + 1)) {
      shown += 1
      held.delete(shown)
      apply(next)
    }
  }
  const hold = (at: number, item: T) => {
    held.set(at, item)
    if (held.size > mostHeld) held.delete(Math.min(...held.keys()))
  }
  const adopt = (at: number) => {
    if (at < shown) return
    shown = at
    applyHeld()
  }
  const ask = async () => {
    for (let asked = 0; asked < mostAsked; asked++) {
      adopt(await resync())
      if (held.size === 0) return
    }
  }
  const doubt = () => {
    flight ??= ask()
      .catch(() => {})
      .finally(() => {
        flight = undefined
      })
    return flight
  }

  return {
    get version() {
      return shown
    },
    receive: (at, item) => {
      if (at <= shown) return
      hold(at, item)
      if (flight) return
      applyHeld()
      if (held.size > 0) void doubt()
    },
    adopt,
    doubt,
  }
}
