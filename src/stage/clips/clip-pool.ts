/**
 * A few video elements for the clips of the active cards. Clips are preloaded. One that is missing, late or refused is
 * not shown, and the caller gets the result immediately. Nothing waits here.
 */
import { withEnding } from './clip-format.ts'

/** A video element and its texture. Tests pass their own. */
export interface ClipMedia<Picture = unknown> {
  picture: Picture
  load(address: string): void
  /** @param from start position in seconds; rejects if the browser refuses */
  start(speed: number, from: number): Promise<void>
  /** Changes the speed during playback; 0 pauses. */
  pace(speed: number): void
  stop(): void
  hasFrame(): boolean // true if a frame of a clip that has not ended is available
  hasFailed(): boolean
  /** Uploads the current frame to the graphics card. */
  draw(): void
  release(): void
}

/** A clip that was started. */
export interface ClipRun<Picture = unknown> {
  picture: Picture
  isShowing(): boolean // a frame is visible now
  draw(): void
  pace(speed: number): void
  stop(): void
}

export interface ClipPool<Picture = unknown> {
  /** Loads these in order. Other clips release their element. */
  prepare(addresses: readonly string[]): void
  /** Returns null if there is nothing to show now or later. @param from start position in seconds */
  start(address: string, speed: number, from: number): ClipRun<Picture> | null
  release(): void
}

/** Phones refuse more elements. */
export const POOL = 6

/** For reduced motion, low quality and browsers that play neither format. */
export const emptyClipPool: ClipPool<never> = { prepare: () => {}, start: () => null, release: () => {} }

/**
 * @param open creates a media element; called at most `POOL` times
 * @param ending extension of the format that this browser plays, without the dot
 */
export function createClipPool<Picture>(open: () => ClipMedia<Picture>, ending: string): ClipPool<Picture> {
  const byAddress = new Map<string, ClipMedia<Picture>>()

  function place(address: string, visibleAddresses: ReadonlySet<string>) {
    const free = [...byAddress].find(([other]) => !visibleAddresses.has(other))
    if (byAddress.size >= POOL && !free) return
    const media = byAddress.size >= POOL && free ? free[1] : open()
    if (byAddress.size >= POOL && free) {
      byAddress.delete(free[0])
      media.stop()
    }
    media.load(address)
    byAddress.set(address, media)
  }

  return {
    prepare(addresses) {
      const visibleAddresses = new Set(addresses.map(address => withEnding(address, ending)).slice(0, POOL))
      for (const address of visibleAddresses) if (!byAddress.has(address)) place(address, visibleAddresses)
    },
    start(address, speed, from) {
      const media = byAddress.get(withEnding(address, ending))
      if (!media || media.hasFailed()) return null
      let refused = false
      media.start(speed, from).catch(() => {
        refused = true
      })
      return {
        picture: media.picture,
        isShowing: () => !refused && !media.hasFailed() && media.hasFrame(),
        draw: () => media.draw(),
        pace: speed => media.pace(speed),
        stop: () => media.stop(),
      }
    },
    release() {
      for (const media of byAddress.values()) media.release()
      byAddress.clear()
    },
  }
}
