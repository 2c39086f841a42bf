/** Images of cards, decoded off the main thread and scaled to their slot once. */
import { boundedFetch } from '@/lib/bounded-fetch.ts'

const MOST = 90 // cache limit; the least recently used are removed

export class CardPictures {
  private readonly known = new Map<string, ImageBitmap | null>()
  private readonly coming = new Set<string>()
  misses = 0 // number of requests for images that are still loading

  /** `arrived` is called once for every image that was requested before it had loaded. */
  constructor(private readonly arrived: () => void) {}

  /** Returns undefined while loading, null if there is no such image. Sizes in device pixels. */
  get(address: string, width: number, height: number): ImageBitmap | null | undefined {
    const picture = this.known.get(address)
    if (picture === undefined) {
      this.misses++
      void this.load(address, width, height)
      return undefined
    }
    this.known.delete(address)
    this.known.set(address, picture)
    return picture
  }

  clear(): void {
    for (const picture of this.known.values()) picture?.close()
    this.known.clear()
  }

  private async load(address: string, width: number, height: number): Promise<void> {
    if (this.coming.has(address)) return
    this.coming.add(address)
    this.known.set(address, await decode(address, width, height))
    this.coming.delete(address)
    this.dropOldest()
    this.arrived()
  }

  private dropOldest(): void {
    for (const [address, picture] of this.known) {
      if (this.known.size <= MOST) return
      picture?.close()
      this.known.delete(address)
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
