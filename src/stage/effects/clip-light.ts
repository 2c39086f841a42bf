import { Sprite, type Texture } from 'pixi.js'
import type { ClipRun } from '../clips/clip-pool.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import type { LightLayers } from './light-layers.ts'

/** Opacity of the clip in front of the target: the target stays visible. */
const VEIL = 0.3

/** The clip around the target: additive, invisible until its first frame is available. It plays at the stage's speed. */
export class ClipLight {
  private run: ClipRun<Texture> | null = null

  constructor(private readonly layers: LightLayers) {
    layers.kit.clock.follow(pace => this.run?.pace(pace))
  }

  play(address: string, at: Spot, size: number, from: number): void {
    this.stop()
    const run = this.layers.kit.clips.start(address, this.layers.kit.clock.pace(), from)
    this.run = run
    if (!run) return
    const { back, front } = this.layers
    const whole = frameSprite(run.picture, at, 1)
    const veil = frameSprite(run.picture, at, VEIL)
    back.addChild(whole)
    front.addChild(veil)
    const draw = () => {
      if (whole.destroyed || !run.isShowing()) return
      run.draw()
      for (const sprite of [whole, veil]) {
        sprite.setSize(size, size)
        sprite.visible = true
      }
    }
    this.layers
      .burn(whole, veil)
      .to({}, { duration: seconds('clip'), onUpdate: draw }, 0)
      .from([whole, veil], { alpha: 0, duration: seconds('clipIn') }, 0) // it may begin with a bright frame
      .call(() => this.run === run && this.stop(), [], seconds('clip'))
  }

  /** Returns true if the clip is visible in this frame; otherwise cancels it. */
  landed(): boolean {
    const showing = this.run?.isShowing() ?? false
    if (!showing) this.stop()
    return showing
  }

  stop(): void {
    this.run?.stop()
    this.run = null
  }
}

function frameSprite(picture: Texture, at: Spot, alpha: number): Sprite {
  const sprite = new Sprite(picture)
  sprite.anchor.set(0.5)
  sprite.blendMode = 'add'
  sprite.alpha = alpha
  sprite.visible = false
  sprite.position.set(at.x, at.y)
  return sprite
}
