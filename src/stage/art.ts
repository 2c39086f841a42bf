/**
 * Pictures by address. Whoever needs one hands in a function that is called with the texture, at once when it is
 * known, later when it arrives, and with null when it is missing or has no address: then the caller draws its own stand-in.
 */
import { Assets, type Texture } from 'pixi.js'
import { type CharacterArt, plainCharacterArt } from './character-art.ts'

export interface Art {
  /** Sends every picture to the graphics card again. */
  upload(): void
  use(address: string | null, draw: (texture: Texture | null) => void): void
  figureOf(slug: string): CharacterArt
  /** Somebody draws these until `release`: with the last who does, they leave the memory. Others stay as long as the page. */
  hold(addresses: readonly string[]): void
  /** After the pieces that drew them are destroyed. */
  release(addresses: readonly string[]): void
  /** Resolves when every address is known to be there or missing. */
  settled(addresses: string[]): Promise<void>
}

/** A shop of textures that outlives scenes; the WebGL copies belong to the renderer. */
export function openArt(
  readFigures: () => Promise<Record<string, CharacterArt>>,
): Art & { ready: Promise<void> } {
  Assets.setPreferences({ preferWorkers: false }) // WebKit's WebGL draws a picture black that a worker has decoded
  const known = new Map<string, Texture | null>()
  const coming = new Map<string, Promise<Texture | null>>()
  let figures: Record<string, CharacterArt> = {}
  const ready = readFigures().then(
    read => {
      figures = read
    },
    () => undefined,
  )

  function load(address: string): Promise<Texture | null> {
    const already = coming.get(address)
    if (already) return already
    const loading = loadTexture(address).then(texture => {
      known.set(address, texture)
      return texture
    })
    coming.set(address, loading)
    return loading
  }

  const holders = new Map<string, number>() // by address

  async function forgetUnheld(address: string): Promise<void> {
    const texture = await coming.get(address)
    if (holders.get(address) !== 0) return
    for (const memory of [known, coming, holders]) memory.delete(address)
    if (!texture) return
    const bitmap: Partial<ImageBitmap> = texture.source.resource
    await Assets.unload(address)
    bitmap.close?.() // sooner than the next collection of garbage
  }

  return {
    ready,
    hold(addresses) {
      for (const address of addresses) holders.set(address, (holders.get(address) ?? 0) + 1)
    },
    release(addresses) {
      for (const address of addresses) {
        holders.set(address, (holders.get(address) ?? 1) - 1)
        void forgetUnheld(address)
      }
    },
    upload() {
      for (const texture of known.values()) texture?.source.update()
    },
    use(address, draw) {
      if (address === null) return draw(null)
      const texture = known.get(address)
      if (texture !== undefined) draw(texture)
      else void load(address).then(draw)
    },
    figureOf: slug => figures[slug] ?? plainCharacterArt,
    settled: addresses => Promise.all(addresses.map(load)).then(() => undefined),
  }
}

async function loadTexture(address: string): Promise<Texture | null> {
  try {
    return await Assets.load<Texture>({
      src: address,
      parser: 'texture',
      data: { autoGenerateMipmaps: true },
    })
  } catch {
    return null
  }
}
