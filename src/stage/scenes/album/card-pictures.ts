/** Images of cards, decoded off the main thread and scaled to their slot once. */
import { boundedFetch } from '@/lib/bounded-fetch.ts'

const MOST = 90 // cache limit; the least recently used are removed

export class CardPictures {
  private readonly bitmaps = new Map<string, ImageBitmap | null>()
  private readonly coming = new Set<string>()
  misses = 0 // number of requests for images that are still loading

  /** `arrived` is called once for every image that was requested before it had loaded. */
  constructor(private readonly arrived: () => void) {}

  /** Returns undefined while loading, null if there is no such image. Sizes in device pixels. */
  get(address: string, width: number, height: number): ImageBitmap | null | undefined {
    const picture = this.bitmaps.get(address)
    if (picture === undefined) {
      this.misses++
      void this.load(address, width, height)
      return undefined
    }
    this.bitmaps.delete(address)
    this.bitmaps.set(address, picture)
    return picture
  }

  clear(): void {
    for (const picture of this.bitmaps.values()) picture?.close()
    this.bitmaps.clear()
  }

  private async load(address: string, width: number, height: number): Promise<void> {
    if (this.coming.has(address)) return
    this.coming.add(address)
    this.bitmaps.set(address, await decode(address, width, height))
    this.coming.delete(address)
    this.dropOldest()
    this.arrived()
  }

  private dropOldest(): void {
    for (const [address, picture] of this.bitmaps) {
      if (this.bitmaps.size <= MOST) return
      picture?.close()
      this.bitmaps.delete(address)
    }
  }
}

async function decode(address: string, width: number, height: number): Promise<ImageBitmap | null> {
  try {
    const response = await boundedFetch(address)
    if (!response.ok) return null
    return await createImageBitmap(await response.blob(), {
      resizeWidth: Math.max(1, Math.round(width)),
      resizeHeight: Math.max(1, Math.round(height)),
      resizeQuality: 'high',
    })
  } catch {
    return null
  }
}
