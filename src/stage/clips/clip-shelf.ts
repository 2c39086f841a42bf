/**
 * A handful of video elements for the clips of the cards on the table. Clips load ahead of their moment; one that is
 * missing, late or refused is simply not seen, and whoever asks is told so at once. Nothing ever waits here.
 */
import { withEnding } from './clip-format.ts'

/** A video element and its texture; tests hand in their own. */
export interface ClipMedia<Picture = unknown> {
  picture: Picture
  load(address: string): void
  /** From the first frame; rejects when the browser refuses. */
  start(speed: number): Promise<void>
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

export interface ClipShelf<Picture = unknown> {
  /** Loads these, first come first served; the others give their element away. */
  prepare(addresses: readonly string[]): void
  /** null: nothing to show, now or later. */
  start(address: string, speed: number): ClipRun<Picture> | null
  release(): void
}

/** More elements than this are refused by phones. */
export const POOL = 6

/** For reduced motion, low quality and browsers that play neither format. */
export const emptyShelf: ClipShelf<never> = { prepare: () => {}, start: () => null, release: () => {} }

export function createClipShelf<Picture>(open: () => ClipMedia<Picture>, ending: string): ClipShelf<Picture> {
  const shelf = new Map<string, ClipMedia<Picture>>()

  function place(address: string, wanted: ReadonlySet<string>) {
    const free = [...shelf].find(([other]) => !wanted.has(other))
    if (shelf.size >= POOL && !free) return
    const media = shelf.size >= POOL && free ? free[1] : open()
    if (shelf.size >= POOL && free) {
      shelf.delete(free[0])
      media.stop()
    }
    media.load(address)
    shelf.set(address, media)
  }

  return {
    prepare(addresses) {
      const wanted = new Set(addresses.map(address => withEnding(address, ending)).slice(0, POOL))
      for (const address of wanted) if (!shelf.has(address)) place(address, wanted)
    },
    start(address, speed) {
      const media = shelf.get(withEnding(address, ending))
      if (!media || media.hasFailed()) return null
      let refused = false
      media.start(speed).catch(() => {
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
      for (const media of shelf.values()) media.release()
      shelf.clear()
    },
  }
}
