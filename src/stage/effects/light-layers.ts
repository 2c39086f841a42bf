import { gsap } from 'gsap'
import { Container, Sprite, type Texture } from 'pixi.js'
import type { Kit } from '../kit.ts'
import { paintGlow } from '../paint/fx-art.ts'

const GLOW = 128

/** Where short-lived light is drawn, and the list of what still burns. */
export class LightLayers {
  readonly back = new Container() // behind the one who is hit
  readonly front = new Container() // before every toy
  readonly top = new Container() // over every word
  private readonly running = new Set<gsap.core.Timeline>()

  constructor(
    readonly kit: Kit,
    readonly view: { width: number; height: number },
  ) {
    for (const layer of this.layers()) layer.eventMode = 'none'
  }

  clear(): void {
    for (const timeline of this.running) timeline.kill()
    this.running.clear()
    for (const layer of this.layers())
      for (const child of layer.removeChildren()) child.destroy({ children: true })
  }

  /** A timeline that removes `drawn` when it ends and is stopped when the board is cleared. */
  burn(...drawn: Container[]): gsap.core.Timeline {
    const timeline = gsap.timeline({
      onComplete: () => {
        this.running.delete(timeline)
        for (const piece of drawn) piece.destroy({ children: true })
      },
    })
    this.running.add(timeline)
    return timeline
  }

  /** A sprite of added light, centred. */
  light(texture: Texture, tint: string): Sprite {
    const sprite = new Sprite(texture)
    sprite.anchor.set(0.5)
    sprite.tint = tint
    sprite.blendMode = 'add'
    return sprite
  }

  glow(tint: string, w: number, h: number): Sprite {
    const sprite = this.light(this.kit.paints.texture('glow', GLOW, GLOW, paintGlow(GLOW)), tint)
    sprite.setSize(w, h)
    return sprite
  }

  private layers = () => [this.back, this.front, this.top]
}
