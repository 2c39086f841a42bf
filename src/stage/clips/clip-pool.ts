/**
 * A handful of video elements for the clips of the cards on the table. Clips are preloaded; one that is missing, late or
 * refused is not shown, and the caller knows at once. Nothing ever waits here.
 */
import { withEnding } from './clip-format.ts'

/** A video element and its texture; tests hand in their own. */
export interface ClipMedia<Picture = unknown> {
  picture: Picture
  load(address: string): void
  /** @param from seconds into the clip; rejects when the browser refuses */
  start(speed: number, from: number): Promise<void>
  /** Changes its speed on the way; 0 holds it. */
  pace(speed: number): void
  stop(): void
  hasFrame(): boolean // of a clip that has not ended
  hasFailed(): boolean
  /** Brings the present frame to the graphics card. */
  draw(): void
  release(): void
}

/** A clip that was asked to begin. */
export interface ClipRun<Picture = unknown> {
  picture: Picture
  isShowing(): boolean // a frame can be seen now
  draw(): void
  pace(speed: number): void
  stop(): void
}

export interface ClipPool<Picture = unknown> {
  /** Loads these, first come first served; the others give their element away. */
  prepare(addresses: readonly string[]): void
  /** null: nothing to show, now or later. @param from seconds into the clip */
  start(address: string, speed: number, from: number): ClipRun<Picture> | null
  release(): void
}

/** More elements than this are refused by phones. */
export const POOL = 6

/** For reduced motion, low quality and browsers that play neither format. */
export const emptyClipPool: ClipPool<never> = { prepare: () => {}, start: () => null, release: () => {} }

/**
 * @param open makes a media element; called at most `POOL` times
 * @param ending of the format that this browser plays, without the dot
 */
export function createClipPool<Picture>(open: () => ClipMedia<Picture>, ending: string): ClipPool<Picture> {
  const byAddress = new Map<string, ClipMedia<Picture>>()

  function place(address: string, wanted: ReadonlySet<string>) {
    const free = [...byAddress].find(([other]) => !wanted.has(other))
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
      const wanted = new Set(addresses.map(address => withEnding(address, ending)).slice(0, POOL))
      for (const address of wanted) if (!byAddress.has(address)) place(address, wanted)
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
