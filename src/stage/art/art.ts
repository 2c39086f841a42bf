/**
 * Images by address. The caller passes a function that receives the texture: immediately if it is loaded, later when it
 * arrives, or null if it is missing or has no address. In that case the caller draws a placeholder.
 */
import { Assets, type Texture } from 'pixi.js'
import { type CharacterArt, plainCharacterArt } from './character-art.ts'
import { type ImageStore, pageImages } from './image-store.ts'

export interface Art {
  /** Uploads every image to the graphics card again. */
  upload(): void
  use(address: string | null, draw: (texture: Texture | null) => void): void
  figureOf(slug: string): CharacterArt
  /**
   * Keeps these images until `release`. They are removed from memory with their last holder. Other images stay until
   * `leave`.
   */
  hold(addresses: readonly string[]): void
  /** Call it after the objects that drew them are destroyed. */
  release(addresses: readonly string[]): void
  /** Resolves when every address is loaded or missing. */
  settled(addresses: string[]): Promise<void>
  /**
   * Leaves images to later stages, and removes those of them that are held. Call it after the objects that drew them are
   * destroyed or draw others.
   */
  leave(isLeft: (address: string) => boolean): void
  /** Leaves all images. */
  close(): void
}

/** The images of one stage, which outlive its scenes. The WebGL copies belong to the renderer. */
export function openArt(
  readFigures: () => Promise<Record<string, CharacterArt>>,
  images: ImageStore = pageImages,
): Art & { ready: Promise<void> } {
  Assets.setPreferences({ preferWorkers: false }) // WebKit's WebGL draws an image black if a worker has decoded it
  const textures = new Map<string, Texture | null>()
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
    const loading = images.load(address).then(texture => {
      if (coming.get(address) === loading) textures.set(address, texture)
      return texture
    })
    coming.set(address, loading)
    return loading
  }

  const holders = new Map<string, number>() // number of holders by address

  async function forgetUnheld(address: string): Promise<void> {
    const texture = await coming.get(address)
    if (holders.get(address) !== 0) return
    for (const memory of [textures, coming, holders]) memory.delete(address)
    if (texture) await images.remove(address)
  }

  function leave(isLeft: (address: string) => boolean): void {
    // Backwards, so that those that were needed first are removed last
    const left = [...coming.keys()].reverse().filter(isLeft)
    const used = left.filter(address => textures.get(address) !== null)
    images.leave(used.filter(address => !holders.has(address)))
    for (const address of used) if (holders.has(address)) void images.remove(address)
    for (const address of left) for (const memory of [textures, coming, holders]) memory.delete(address)
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
      for (const texture of textures.values()) texture?.source.update()
    },
    use(address, draw) {
      if (address === null) return draw(null)
      const texture = textures.get(address)
      if (texture !== undefined) draw(texture)
      else void load(address).then(draw)
    },
    figureOf: slug => figures[slug] ?? plainCharacterArt,
    settled: addresses => Promise.all(addresses.map(load)).then(() => undefined),
    leave,
    close: () => leave(() => true),
  }
}
