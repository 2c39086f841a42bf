import { Assets, type Texture } from 'pixi.js'

/** The creatures and cards of one battle, about ten megabytes, so that the next one with a deck finds them. The HTTP cache has the others. */
const UNUSED_IMAGES = 18

interface Image {
  coming: Promise<Texture | null>
  users: number
}

/**
 * Loaded images by address, with the number of stages that use them. Images that no stage uses stay for the next stage,
 * up to a limit, after which the least recently used one is removed from memory.
 */
export class ImageStore {
  private readonly images = new Map<string, Image>()
  private readonly unused = new Set<string>() // sorted by last use

  /** @param most number of unused images */
  constructor(private readonly most: number) {}

  /** Resolves with null if the image is missing. The caller uses the image until `leave` or `remove`. */
  load(address: string): Promise<Texture | null> {
    const image = this.images.get(address) ?? { coming: this.start(address), users: 0 }
    image.users += 1
    this.images.set(address, image)
    this.unused.delete(address)
    return image.coming
  }

  /** Ends one use of each image. Call it after the objects that drew them are destroyed. */
  leave(addresses: Iterable<string>): void {
    for (const address of addresses) if (this.endUse(address)) this.unused.add(address)
    for (const oldest of this.unused) {
      if (this.unused.size <= this.most) return
      void this.forget(oldest)
    }
  }

  /** Ends one use of an image. If no other stage uses it, it is removed immediately. */
  async remove(address: string): Promise<void> {
    if (this.endUse(address)) await this.forget(address)
  }

  /** Returns whether that was the last use. */
  private endUse(address: string): boolean {
    const image = this.images.get(address)
    if (!image) return false
    image.users -= 1
    return image.users === 0
  }

  private async forget(address: string): Promise<void> {
    const image = this.images.get(address)
    this.unused.delete(address)
    const texture = await image?.coming
    if (!image || image.users > 0 || this.images.get(address) !== image) return
    this.images.delete(address)
    if (!texture) return
    const bitmap: Partial<ImageBitmap> = texture.source.resource
    await Assets.unload(address)
    bitmap.close?.() // earlier than garbage collection
  }

  /** A missing image is requested again by the next stage. */
  private async start(address: string): Promise<Texture | null> {
    try {
      return await Assets.load<Texture>({
        src: address,
        parser: 'texture',
        data: { autoGenerateMipmaps: true },
      })
    } catch {
      this.images.delete(address)
      this.unused.delete(address)
      return null
    }
  }
}

/** The page has one, because PixiJS caches images per page. */
export const pageImages = new ImageStore(UNUSED_IMAGES)
