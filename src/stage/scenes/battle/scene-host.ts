import { gsap } from 'gsap'
import type { Application, Texture } from 'pixi.js'
import type { Art } from '../../art.ts'
import type { BattleGesture, BattlePicture } from '../../battle-picture.ts'
import type { BattleStageConfig } from '../../battle-stage-api.ts'
import { doWhenIdle } from '../../chores.ts'
import type { ClipShelf } from '../../clips/clip-shelf.ts'
import { flameChores } from '../../effects/flames.ts'
import type { Kit } from '../../kit.ts'
import { layoutBattle } from '../../layout.ts'
import { PaintedTextures } from '../../paint/painted-textures.ts'
import { BattleScene } from './battle-scene.ts'
import { readInsets } from './element-size.ts'

/** The wide table enlarges its plates and tiles: what is painted for them must be sharper than a unit. */
const WIDE_SHARPNESS = 1.4

interface HostDeps {
  app: Application
  art: Art
  clips: ClipShelf<Texture>
  element: HTMLElement
  config: BattleStageConfig
  gesture(gesture: BattleGesture): void
}

/** Keeps one scene of the right size on the application, drawing the last picture it was told. */
export class SceneHost {
  private built: { scene: BattleScene; paints: PaintedTextures; stopChores(): void } | null = null
  private picture: BattlePicture | null = null
  private readonly frame = (seconds: number) => {
    this.built?.scene.tick(seconds)
    this.deps.app.render()
  }

  constructor(private readonly deps: HostDeps) {
    this.build()
    gsap.ticker.add(this.frame)
  }

  get scene(): BattleScene {
    if (!this.built) throw new Error('the stage has been destroyed')
    return this.built.scene
  }

  show(picture: BattlePicture): void {
    this.picture = picture
    this.built?.scene.show(picture)
  }

  /** Throws the scene away and builds it anew for the element's size now. */
  build(): void {
    this.clear()
    const { app, element } = this.deps
    app.resize()
    const plan = layoutBattle(app.screen.width, app.screen.height, readInsets(element))
    const sharpness = app.renderer.resolution * plan.unit * (plan.kind === 'wide' ? WIDE_SHARPNESS : 1)
    const kit = this.kit(sharpness, plan.touch)
    const scene = new BattleScene(kit, plan)
    scene.view.scale.set(plan.unit)
    app.stage.addChild(scene.view)
    this.built = { scene, paints: kit.paints, stopChores: doWhenIdle(flameChores(kit)) }
    if (this.picture) scene.show(this.picture)
  }

  destroy(): void {
    gsap.ticker.remove(this.frame)
    this.clear()
  }

  private clear() {
    if (!this.built) return
    const { scene, paints, stopChores } = this.built
    this.built = null
    stopChores()
    scene.effects.clear()
    scene.view.destroy({ children: true })
    paints.destroy()
  }

  private kit(sharpness: number, touch: number): Kit {
    const { art, clips, config, gesture } = this.deps
    return {
      paints: new PaintedTextures(sharpness),
      art,
      clips,
      sharpness,
      touch,
      calm: config.reducedMotion,
      gesture,
      cue: config.onCue,
    }
  }
}
