import { gsap } from 'gsap'
import { type Texture, updateRenderGroupTransforms } from 'pixi.js'
import type { LentApplication } from '../../application.ts'
import type { Art } from '../../art.ts'
import type { BattleGesture, BattlePicture } from '../../battle-picture.ts'
import type { BattleStageConfig } from '../../battle-stage-api.ts'
import { doWhenIdle } from '../../chores.ts'
import type { ClipShelf } from '../../clips/clip-shelf.ts'
import { effectChores } from '../../effects/effect-chores.ts'
import { KeptTexts } from '../../kept-texts.ts'
import type { Kit } from '../../kit.ts'
import { type BattleLayout, layoutBattle } from '../../layout.ts'
import { LogReading } from '../../log-reading.ts'
import { PaintedTextures } from '../../paint/painted-textures.ts'
import { Retired } from '../../retired.ts'
import { createStageClock } from '../../stage-clock.ts'
import { BattleScene } from './battle-scene.ts'
import { readInsets } from './element-size.ts'

/** The wide table enlarges its plates and tiles: what is painted for them must be sharper than a unit. */
const WIDE_SHARPNESS = 1.4
/** After a hidden tab the idle motions go on where they stood. */
const LONGEST_FRAME = 0.5 // s
const KEPT_TEXTS = 300 // some twenty megabytes on the sharpest screen

interface HostDeps {
  lent: LentApplication
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
  private readonly reading = new LogReading()
  private readonly retired = new Retired()
  private readonly texts: KeptTexts
  readonly clock = createStageClock()
  private time = 0 // s, of what moves by itself: it stands while the stage is held
  private readonly frame = (_: number, passed: number) => {
    if (this.clock.pace() > 0) this.time += Math.min(passed / 1000, LONGEST_FRAME)
    this.built?.scene.tick(this.time)
    this.deps.lent.app.render()
    this.retired.clear()
  }

  constructor(private readonly deps: HostDeps) {
    this.texts = new KeptTexts(deps.lent.app.renderer.canvasText, KEPT_TEXTS)
    this.build()
    gsap.ticker.add(this.frame)
  }

  get scene(): BattleScene {
    if (!this.built) throw new Error('the stage has been destroyed')
    return this.built.scene
  }

  show(picture: BattlePicture): void {
    const before = this.picture
    this.picture = picture
    if (hasEnergy(picture) !== hasEnergy(before)) this.build()
    else this.built?.scene.show(picture)
    this.place()
  }

  /** Puts out what still burns of a play that was cut off. */
  clearEffects(): void {
    this.built?.scene.effects.clear()
  }

  /** After the graphics card has forgotten everything: nothing drawn before is worth keeping. */
  rebuild(): void {
    this.texts.clear()
    this.build()
  }

  /** Throws the scene away and builds it anew for the element's size now. */
  build(): void {
    this.clear()
    const { lent, element } = this.deps
    const { app } = lent
    lent.resize()
    const plan = layoutBattle(app.screen.width, app.screen.height, readInsets(element), {
      hasEnergy: hasEnergy(this.picture),
    })
    const sharpness = app.renderer.resolution * plan.unit * (plan.kind === 'wide' ? WIDE_SHARPNESS : 1)
    const kit = this.kit(sharpness, plan)
    const scene = new BattleScene(kit, plan)
    scene.view.scale.set(plan.unit)
    lent.ground.addChild(scene.view)
    this.built = { scene, paints: kit.paints, stopChores: doWhenIdle(effectChores(kit)) }
    if (this.picture) scene.show(this.picture)
  }

  /** A piece can be touched as soon as it is shown: Pixi would know where it stands only after the next frame. */
  private place(): void {
    const { renderGroup } = this.deps.lent.app.stage
    if (renderGroup?.structureDidChange) updateRenderGroupTransforms(renderGroup, true)
  }

  destroy(): void {
    gsap.ticker.remove(this.frame)
    this.clear()
    this.texts.close()
    this.clock.destroy()
  }

  private clear() {
    if (!this.built) return
    const { scene, paints, stopChores } = this.built
    this.built = null
    stopChores()
    scene.effects.destroy()
    this.retired.clear()
    scene.view.destroy({ children: true })
    paints.destroy()
  }

  private kit(sharpness: number, { touch, type, button }: BattleLayout): Kit {
    const { art, clips, config, gesture } = this.deps
    return {
      paints: new PaintedTextures(sharpness),
      art,
      clips,
      sharpness,
      touch,
      type,
      button,
      calm: config.reducedMotion,
      now: () => Date.now(),
      clock: this.clock,
      reading: this.reading,
      retired: this.retired,
      gesture,
      cue: config.onCue,
      sound: config.sound ?? null,
    }
  }
}

/** Which of the two tables a picture wants; the standard one before the first. */
const hasEnergy = (picture: BattlePicture | null): boolean => picture?.own.energy !== null
