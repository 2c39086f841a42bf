import { gsap } from 'gsap'
import { type Texture, updateRenderGroupTransforms } from 'pixi.js'
import type { AcquiredApplication } from '../../app/application.ts'
import type { BattleStageConfig } from '../../app/battle-stage-api.ts'
import { readInsets } from '../../app/element-size.ts'
import type { Kit } from '../../app/kit.ts'
import { LogReading } from '../../app/log-reading.ts'
import { RemovedPieces } from '../../app/removed-pieces.ts'
import { doWhenIdle } from '../../app/when-idle.ts'
import type { Art } from '../../art/art.ts'
import { stageArt } from '../../art/art-addresses.ts'
import { TextCache } from '../../art/text-cache.ts'
import type { BattleGesture, BattleSnapshot } from '../../battle-snapshot.ts'
import { cardsOf } from '../../choreography/script.ts'
import type { ClipPool } from '../../clips/clip-pool.ts'
import { DrawnTextures } from '../../draw/drawn-textures.ts'
import { shapeTexture } from '../../draw/shape-textures.ts'
import { flameChores } from '../../effects/flames.ts'
import { digitSheet } from '../../effects/shouts.ts'
import { type BattleLayout, layoutBattle } from '../../layout/layout.ts'
import { shardGeometry } from '../../pieces/creature-geometry.ts'
import { hasChanged } from '../../timing/has-changed.ts'
import { createStageClock } from '../../timing/stage-clock.ts'
import { TableRest } from '../../timing/table-rest.ts'
import { BattleScene } from './battle-scene.ts'
import { workbenchArt } from './board.ts'
import type { LaidMark } from './marks.ts'

/** The wide layout enlarges plates and tiles, so their textures must be sharper than a unit. */
const WIDE_SHARPNESS = 1.4
/** Idle animations continue where they were after a hidden tab. */
const LONGEST_FRAME = 0.5 // s
/** At rest only idle animations run: thirty frames per second look as smooth and use less battery. */
const REST_FRAME = 0.03 // s
/** Seconds without input before it is drawn less often; most turns take half of it. */
const QUIET = 12
/** Seconds without input before idle animations slow down, until nothing moves after a minute. */
const AWAKE = 57
const CACHED_TEXTS = 300 // about twenty megabytes at the highest pixel ratio

interface HostDeps {
  acquired: AcquiredApplication
  art: Art
  clips: ClipPool<Texture>
  element: HTMLElement
  config: BattleStageConfig
  gesture(gesture: BattleGesture): void
}

/** Keeps one scene of the right size on the application and draws the last received picture. */
export class SceneHost {
  private built: { scene: BattleScene; drawn: DrawnTextures; kit: Kit; stopChores(): void } | null = null
  private isPrepared = false // drawn for the effects of a blow, in every later scene too
  private picture: BattleSnapshot | null = null
  /** Address of the background of the current layout. */
  bench = ''
  private readonly marks: LaidMark[] = []
  private readonly reading = new LogReading()
  private readonly retired = new RemovedPieces()
  private readonly texts: TextCache
  readonly clock = createStageClock()
  private time = 0 // seconds of idle animations; stops while the stage is paused
  private ticked = Number.NEGATIVE_INFINITY // the drawn value of `time`
  private readonly rest = new TableRest(AWAKE, () => this.lookAtRest())
  private readonly frame = (_: number, passed: number) => this.advance(passed)

  constructor(private readonly deps: HostDeps) {
    this.texts = new TextCache(deps.acquired.app.renderer.canvasText, CACHED_TEXTS)
    this.build()
    gsap.ticker.add(this.frame)
  }

  /** @param passed ms since the previous call */
  private readonly advance = (passed: number): void => {
    const isAtRest = this.clock.running() === 0
    if (!isAtRest || this.built?.scene.isUrgent()) this.rest.wake()
    const seconds = Math.min(passed / 1000, LONGEST_FRAME)
    const pace = this.rest.advance()
    if (this.clock.pace() > 0) this.time += seconds * pace
    if (!isAtRest || this.time - this.ticked >= REST_FRAME) this.tick()
    if (pace === 0) this.built?.scene.openEyes()
    if (!isAtRest) this.draw()
    else if (!this.drawChange() && pace === 0) this.rest.begin()
    else if (this.rest.untouched() > QUIET) this.rest.slowDown(this.advance)
  }

  get scene(): BattleScene {
    if (!this.built) throw new Error('the stage has been destroyed')
    return this.built.scene
  }

  show(picture: BattleSnapshot): void {
    const before = this.picture
    this.picture = picture
    this.rest.wake()
    const isOtherTable = hasEnergy(picture) !== hasEnergy(before) || picture.isWatched !== isWatched(before)
    const isNextBattle = before !== null && isAnotherBattle(picture, before)
    if (isNextBattle) this.marks.length = 0
    // The next battle does not keep the drawn cards of the former decks in memory
    if (isOtherTable || isNextBattle) this.build()
    else this.built?.scene.show(picture)
    this.place()
  }

  /** Resolves after the next frame, which draws the last shown picture. */
  drawn(): Promise<void> {
    return new Promise(resolve => void gsap.ticker.add(() => resolve(), true))
  }

  /** Draws the textures of a blow while the browser is idle; on a slow device not before the opening was shown. */
  prepareEffects(): void {
    if (this.isPrepared) return
    this.isPrepared = true
    this.startChores()
  }

  private startChores(): void {
    if (this.built) this.built.stopChores = doWhenIdle(effectChores(this.built.kit))
  }

  /** Removes the remaining effects of a play that was cut. */
  clearEffects(): void {
    this.built?.scene.effects.clear()
  }

  /** Rebuilds everything after the graphics card has lost its data. */
  rebuild(): void {
    this.texts.clear()
    this.build()
  }

  /** Destroys the scene and builds it for the current size of the element. */
  build(): void {
    this.clear()
    this.rest.wake()
    const { acquired, element } = this.deps
    const { app } = acquired
    acquired.resize()
    const plan = layoutBattle(app.screen.width, app.screen.height, readInsets(element), {
      hasEnergy: hasEnergy(this.picture),
      isWatched: isWatched(this.picture),
    })
    const sharpness = app.renderer.resolution * plan.unit * (plan.kind === 'wide' ? WIDE_SHARPNESS : 1)
    const kit = this.kit(sharpness, plan)
    this.bench = stageArt(workbenchArt(plan))
    const scene = new BattleScene(kit, plan, this.marks)
    scene.view.scale.set(plan.unit)
    acquired.ground.addChild(scene.view)
    this.built = { scene, drawn: kit.drawn, kit, stopChores: () => {} }
    if (this.isPrepared) this.startChores()
    if (this.picture) scene.show(this.picture)
  }

  /** Called while no frame is requested: updates the clock, and wakes the stage for its last seconds. */
  private lookAtRest(): void {
    const { scene } = this
    if (this.clock.pace() > 0) scene.tickClocks(this.time)
    if (scene.isUrgent()) this.rest.wake()
    this.drawChange()
  }

  /** Returns true if there was a change. */
  private drawChange(): boolean {
    const isOther = hasChanged(this.deps.acquired.app.stage)
    if (isOther) this.draw()
    return isOther
  }

  private draw(): void {
    const { app } = this.deps.acquired
    app.render()
    this.built?.drawn.freeUploaded(app.renderer.uid)
    this.retired.clear()
  }

  private tick(): void {
    this.ticked = this.time
    this.built?.scene.tick(this.time)
  }

  /** Makes an object tappable as soon as it is shown: Pixi would update its position only after the next frame. */
  private place(): void {
    const { renderGroup } = this.deps.acquired.app.stage
    if (renderGroup?.structureDidChange) updateRenderGroupTransforms(renderGroup, true)
  }

  destroy(): void {
    this.rest.destroy()
    gsap.ticker.remove(this.frame)
    this.clear()
    this.texts.close()
    this.clock.destroy()
  }

  private clear() {
    if (!this.built) return
    const { scene, drawn, stopChores } = this.built
    this.built = null
    stopChores()
    scene.effects.destroy()
    this.retired.clear()
    scene.view.destroy({ children: true })
    drawn.destroy()
    this.texts.deleteUnused()
  }

  private kit(sharpness: number, { touch, type, button }: BattleLayout): Kit {
    const { art, clips, config, gesture } = this.deps
    return {
      drawn: new DrawnTextures(sharpness),
      art,
      clips,
      sharpness,
      touch,
      type,
      button,
      reducedMotion: config.reducedMotion,
      now: () => performance.now(),
      clock: this.clock,
      reading: this.reading,
      retired: this.retired,
      gesture,
      cue: config.onCue,
      sound: config.sound ?? null,
    }
  }
}

/** Other cards are another battle, whose former one may have been given up. After a result the same cards are one too. */
const isAnotherBattle = (picture: BattleSnapshot, before: BattleSnapshot): boolean =>
  (picture.outcome === null && before.outcome !== null) || deckKey(picture) !== deckKey(before)

const deckKey = ({ own, rival }: BattleSnapshot): string =>
  [own, rival]
    .map(seat =>
      cardsOf(seat)
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    )
    .join('|')

/** Returns the layout that a picture needs; the one for players before the first picture. */
const isWatched = (picture: BattleSnapshot | null): boolean => picture?.isWatched ?? false
const hasEnergy = (picture: BattleSnapshot | null): boolean => picture?.own.energy !== null

/** Functions that draw the sprite sheets, some milliseconds each. Call them one at a time while idle. */
export const effectChores = (kit: Kit): (() => void)[] => [
  () => void digitSheet(kit.drawn),
  () => void shapeTexture(kit.drawn, 'dot'),
  ...flameChores(kit),
  () => void shardGeometry(),
]
