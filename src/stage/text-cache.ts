/** What of Pixi's text system is needed: it counts who shows a drawn text and forgets it with the last. */
interface TextSystem {
  decreaseReferenceCount(key: string): void
}

/**
 * Drawn texts outlive their last use for a while: the same names and numbers come again and again, and to draw one and send it to
 * the graphics card costs more than anything else in a frame. The least recently used makes room.
 */
export class TextCache {
  private readonly keys = new Set<string>() // keys we hold one count of, the longest unused first
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

  /** Forgets everything: the graphics card has. */
  clear(): void {
    for (const key of this.keys) this.release(key)
    this.keys.clear()
  }

  /** Forgets everything and leaves the system as it was found. */
  close(): void {
    this.clear()
    this.system.decreaseReferenceCount = this.original
  }

  /** Takes the count that is given back, unless one is held already. */
  private keep(key: string): void {
    if (this.keys.delete(key)) this.release(key)
    this.keys.add(key)
    if (this.keys.size <= this.most) return
    const [oldest = key] = this.keys
    this.keys.delete(oldest)
    this.release(oldest)
  }
}
