/** Keeps one pack table of the right size on the application, and plays one script after another on it. */
import { gsap } from 'gsap'
import type { AcquiredApplication } from '../../app/application.ts'
import { readInsets } from '../../app/element-size.ts'
import { RemovedPieces } from '../../app/removed-pieces.ts'
import type { Art } from '../../art/art.ts'
import { createFlashRule, type FlashRule } from '../../choreography/flash-rule.ts'
import { DrawnTextures } from '../../draw/drawn-textures.ts'
import { hasChanged } from '../../timing/has-changed.ts'
import { createStageClock } from '../../timing/stage-clock.ts'
import { TableRest } from '../../timing/table-rest.ts'
import { PacksHands } from './packs-hands.ts'
import { layoutPacks } from './packs-layout.ts'
import { moveStep } from './packs-moves.ts'
import type { PacksEvent, PacksGesture, PacksPicture } from './packs-picture.ts'
import { PacksScene } from './packs-scene.ts'
import { type PacksScript, type PacksStep, packsScript } from './packs-script.ts'
import type { PacksStageConfig } from './packs-stage-api.ts'

const AWAKE = 20 // seconds without input before packs sway more slowly
const LONGEST_FRAME = 0.5 // s: idle animations continue where they were after a hidden tab

interface Play {
  timeline: gsap.core.Timeline
  skippableAfter: number // ms from the start of the script
  end(): void
}

interface HostDeps {
  acquired: AcquiredApplication
  art: Art
  element: HTMLElement
  config: PacksStageConfig
}

export class PacksHost {
  readonly clock = createStageClock()
  private readonly retired = new RemovedPieces()
  private readonly flashes: FlashRule
  private readonly hands: PacksHands
  private built: { scene: PacksScene; drawn: DrawnTextures }
  private picture: PacksPicture | null = null
  private playing: Play | null = null
  private time = 0 // seconds of idle animations
  private readonly rest = new TableRest(AWAKE, () => this.drawChange())

  constructor(private readonly deps: HostDeps) {
    const { acquired, config } = deps
    this.flashes = createFlashRule(config.flashes, () => performance.now())
    this.clock.setSpeed(config.speed)
    this.built = this.build()
    this.hands = new PacksHands(acquired.ground, () => this.built.scene, this.ask, config.reducedMotion)
    acquired.ground.on('pointerdown', this.skip)
    gsap.ticker.add(this.frame)
  }

  show(picture: PacksPicture): void {
    this.picture = picture
    this.rest.wake()
    this.playing?.end()
    this.built.scene.show(picture)
  }

  play(event: PacksEvent, after: PacksPicture): Promise<void> {
    this.rest.wake()
    this.playing?.end()
    this.hands.release()
    this.picture = after
    const script = packsScript(event, after, this.deps.config.reducedMotion)
    this.built.scene.set(after)
    return new Promise(resolve => this.begin(script, after, resolve))
  }

  /** The reveal of a rare card can be skipped only after its first moment. */
  readonly skip = (): void => {
    const { playing } = this
    if (playing && playing.timeline.time() * 1000 >= playing.skippableAfter) playing.end()
  }

  /** Destroys the scene and builds it for the current size of the element. */
  readonly rebuild = (): void => {
    this.playing?.end()
    this.rest.wake()
    this.hands.release()
    this.clear()
    this.deps.acquired.resize()
    this.built = this.build()
  }

  destroy(): void {
    this.rest.destroy()
    this.playing?.end()
    gsap.ticker.remove(this.frame)
    this.hands.destroy()
    this.clear()
    this.clock.destroy()
  }

  private readonly ask = (gesture: PacksGesture): void => {
    if (this.playing) this.skip()
    else this.deps.config.onGesture(gesture)
  }

  private readonly frame = (_: number, passed: number): void => {
    const seconds = Math.min(passed / 1000, LONGEST_FRAME)
    if (this.playing) this.rest.wake()
    const pace = this.rest.advance()
    if (pace > 0) {
      this.time += seconds * pace
      this.built.scene.tick(this.time)
      this.draw()
    } else if (!this.drawChange()) this.rest.begin()
  }

  /** Returns true if there was a change. */
  private drawChange(): boolean {
    const isOther = hasChanged(this.deps.acquired.app.stage)
    if (isOther) this.draw()
    return isOther
  }

  private draw() {
    this.deps.acquired.app.render()
    this.retired.clear()
  }

  private begin(script: PacksScript, after: PacksPicture, resolve: () => void) {
    const { scene } = this.built
    const timeline = gsap.timeline()
    const end = () => {
      if (this.playing?.timeline !== timeline) return
      this.playing = null
      timeline.kill()
      scene.show(after)
      resolve()
    }
    for (const step of script.steps) {
      timeline.call(() => this.sound(step), undefined, step.from / 1000)
      moveStep({ scene, after, flashes: this.flashes, timeline }, step)
    }
    timeline.call(end, undefined, script.length / 1000)
    this.playing = { timeline, skippableAfter: script.skippableAfter, end }
    this.clock.hang(timeline)
  }

  private sound({ cue, voice, haptic }: PacksStep) {
    const { onCue, onVoice, onHaptic } = this.deps.config
    if (cue) onCue(cue)
    if (voice) onVoice(voice)
    if (haptic) onHaptic(haptic)
  }

  private build() {
    const { acquired, art, element, config } = this.deps
    const { screen, renderer } = acquired.app
    const plan = layoutPacks(screen.width, screen.height, readInsets(element))
    const drawn = new DrawnTextures(renderer.resolution * plan.unit)
    const { clock, retired } = this
    const scene = new PacksScene({ drawn, art, clock, retired, reducedMotion: config.reducedMotion }, plan)
    acquired.ground.addChild(scene.view)
    if (this.picture) scene.show(this.picture)
    return { scene, drawn }
  }

  private clear() {
    this.retired.clear()
    this.built.scene.destroy()
    this.built.drawn.destroy()
  }
}
