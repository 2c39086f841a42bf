import { Sprite, type Texture } from 'pixi.js'
import type { ClipRun } from '../clips/clip-shelf.ts'
import { seconds } from '../durations.ts'
import type { Spot } from '../layout.ts'
import type { LightLayers } from './light-layers.ts'

/** The clip over the one who is hit: added light, unseen until its first frame is there. */
export class ClipLight {
  private run: ClipRun<Texture> | null = null

  constructor(private readonly layers: LightLayers) {}

  /** Begins as soon as the timeline is let go; it takes the timeline's speed for the video's. */
  play(address: string, at: Spot, size: number): gsap.core.Timeline {
    const sprite = new Sprite()
    sprite.anchor.set(0.5)
    sprite.blendMode = 'add'
    sprite.visible = false
    sprite.position.set(at.x, at.y)
    this.layers.front.addChild(sprite)
    const timeline = this.layers.burn(sprite)
    const begin = () => {
      this.stop()
      this.run = this.layers.kit.clips.start(address, timeline.timeScale())
      if (this.run) sprite.texture = this.run.picture
    }
    const draw = () => {
      if (sprite.destroyed || !this.run?.isShowing()) return
      this.run.draw()
      sprite.setSize(size, size)
      sprite.visible = true
    }
    return timeline
      .call(begin)
      .to({}, { duration: seconds('clip'), onUpdate: draw })
      .call(() => this.stop())
  }

  /** Whether the clip can be seen in this frame; one that cannot is called off. */
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
