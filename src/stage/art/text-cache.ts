import { TexturePool } from 'pixi.js'

/** The parts of Pixi's text system that are needed: it counts the users of a drawn text and drops it with the last one. */
interface TextSystem {
  decreaseReferenceCount(key: string): void
}

/**
 * Keeps drawn texts for a while after their last use. The same names and numbers appear repeatedly, and drawing and
 * uploading one costs more than anything else in a frame. The least recently used one is removed: PixiJS then reuses its
 * texture for another text of the same size.
 */
export class TextCache {
  private readonly keys = new Set<string>() // keys with one reference of this cache, sorted by last use
  private readonly original: TextSystem['decreaseReferenceCount']
  private readonly release: TextSystem['decreaseReferenceCount']

  constructor(
    private readonly system: TextSystem,
    private readonly most: number,
  ) {
    this.original = system.decreaseReferenceCount
    this.release = this.original.bind(system)
    system.decreaseReferenceCount = key => this.keep(key)
  }

  /** Drops everything, because the graphics card has lost it. */
  clear(): void {
    for (const key of this.keys) this.release(key)
    this.keys.clear()
  }

  /**
   * Deletes the textures that no text uses. PixiJS never does, so their number would grow with each battle, whose names
   * have other sizes.
   */
  deleteUnused(): void {
    TexturePool.clear()
  }

  /** Drops everything, with its textures, and restores the system. */
  close(): void {
    this.clear()
    this.deleteUnused()
    this.system.decreaseReferenceCount = this.original
  }

  /** Takes over a released reference, unless the cache already has one. */
  private keep(key: string): void {
    if (this.keys.delete(key)) this.release(key)
    this.keys.add(key)
    if (this.keys.size <= this.most) return
    const [oldest = key] = this.keys
    this.keys.delete(oldest)
    this.release(oldest)
  }
}
