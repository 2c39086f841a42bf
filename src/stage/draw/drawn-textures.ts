import { ImageSource, Sprite, Texture } from 'pixi.js'

/**
 * A canvas that the processor draws: its content is uploaded to the graphics card once as a texture. A canvas on the
 * graphics card would be created there and read back, which costs a phone more than the drawing.
 */
export function softwareCanvas(width = 300, height = 150): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d', { willReadFrequently: true }) // all later contexts of this canvas are the same
  return canvas
}

const FREED_PER_FRAME = 4 // canvases

export type DrawCallback = (ctx: CanvasRenderingContext2D) => void

/**
 * Objects drawn once on a 2D canvas at device resolution and cached by key. Sizes are layout units. `pad` adds a margin
 * for the shadow.
 */
export class DrawnTextures {
  private readonly made = new Map<string, Texture>()
  private readonly canvases = new Map<ImageSource, HTMLCanvasElement>() // those that still have their content

  constructor(private readonly sharpness: number) {}

  texture(key: string, w: number, h: number, draw: DrawCallback, pad = 0): Texture {
    const cachedTexture = this.made.get(key)
    if (cachedTexture) return cachedTexture
    const canvas = softwareCanvas(
      Math.ceil((w + pad * 2) * this.sharpness),
      Math.ceil((h + pad * 2) * this.sharpness),
    )
    const ctx = canvas.getContext('2d')!
    ctx.scale(this.sharpness, this.sharpness)
    ctx.translate(pad, pad)
    draw(ctx)
    // Not a CanvasSource, which resizes and so clears a canvas whose size rounds differently
    const source = new ImageSource({ resource: canvas, resolution: this.sharpness })
    source.autoGarbageCollect = false // there are few, and they are destroyed with the scene
    source.pixelWidth = canvas.width
    source.pixelHeight = canvas.height
    this.canvases.set(source, canvas)
    const texture = new Texture({ source })
    this.made.set(key, texture)
    return texture
  }

  /**
   * Frees canvases that are on the graphics card, because they take as much memory again: a few per frame, so that it does
   * not take longer. If the card loses its data, everything must be drawn again.
   * @param renderer uid of the renderer that has drawn the last frame
   */
  freeUploaded(renderer: number): void {
    let freed = 0
    for (const [source, canvas] of this.canvases) {
      if (freed === FREED_PER_FRAME) return
      if (!source._gpuData[renderer]) continue
      freed += 1
      this.canvases.delete(source)
      canvas.width = 1 // without size, an upload would fail
      canvas.height = 1
    }
  }

  /** Returns a store of the same resolution for objects that are destroyed earlier. */
  another(): DrawnTextures {
    return new DrawnTextures(this.sharpness)
  }

  /** Returns a sprite whose (0, 0) is the object's own corner, with its shadow outside. */
  sprite(key: string, w: number, h: number, draw: DrawCallback, pad = 0): Sprite {
    const sprite = new Sprite(this.texture(key, w, h, draw, pad))
    sprite.pivot.set(pad, pad)
    return sprite
  }

  destroy(): void {
    for (const texture of this.made.values()) texture.source.unload() // the batcher may still reference it until the next frame
    this.made.clear()
    this.canvases.clear()
  }
}
