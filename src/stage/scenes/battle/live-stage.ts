/**
 * A battle scene on the application. It is rebuilt when the size changes or the graphics card loses its data. The
 * player controls it. It contains no rules or texts.
 */
import type { Texture } from 'pixi.js'
import type { BattleEvent } from '@/engine/events.ts'
import type { AcquiredApplication } from '../../app/application.ts'
import type { BattleStage, BattleStageConfig } from '../../app/battle-stage-api.ts'
import { watchSize } from '../../app/element-size.ts'
import type { Art } from '../../art/art.ts'
import { slugOf } from '../../art/art-addresses.ts'
import type { BattleGesture, BattleSnapshot } from '../../battle-snapshot.ts'
import { createFlashRule } from '../../choreography/flash-rule.ts'
import { createPlayer, type Player, type Running } from '../../choreography/player.ts'
import { runStep } from '../../choreography/run-step.ts'
import { afterEvent, cardsOf, type Step } from '../../choreography/script.ts'
import type { ClipPool } from '../../clips/clip-pool.ts'
import { creaturesNeeded, handNeeded } from './art-needed.ts'
import { BlowPreparation } from './blow-preparation.ts'
import { SceneHost } from './scene-host.ts'

/** Time limit for fonts and images, in milliseconds, after which the stage continues without the rest. */
export const PATIENCE = 2500
/** Time limit for the first picture, in milliseconds. It is longer, because nothing is visible yet. */
const FIRST_PATIENCE = 6000
/**
 * A first picture that took longer than this since the request, in milliseconds, is late: the connection or the device
 * is slow.
 */
const LATE = 1000
/** Factor on the chosen speed for the opening of a late stage. */
const LATE_PACE = 4
/**
 * A first picture that took longer than this is drawn without an opening, in milliseconds. The loading picture already
 * shows both creatures in their places, and each animated frame would delay the first move of a slow device further.
 */
const TOO_LATE = 2500

const silent = () => {}

/** Resolves after `ms` milliseconds. */
export const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

interface StageParts {
  askedAt: number // time of the request, in ms of performance.now()
  acquired: AcquiredApplication
  art: Art
  clips: ClipPool<Texture>
  element: HTMLElement
  config: BattleStageConfig
}

export class LiveStage implements BattleStage {
  private readonly host: SceneHost
  private readonly player: Player
  private readonly flashes
  private readonly stopWatching: () => void
  private closed = false
  private hasEndedStep = false // the last touch
  private readonly blows: BlowPreparation
  private emitFirst: (picture: BattleSnapshot) => void = () => {}
  private readonly first = new Promise<BattleSnapshot>(resolve => {
    this.emitFirst = resolve
  })
  private isPictured = false
  private isOpen = false // shown without an opening, as a resumed battle. Only an opening is shortened
  private isLate = false
  private isTooLate = false // until the battle has opened
  private speed = 1
  private latest: Running | null = null // its end may still be played while nothing waits for it. It must finish before its objects are removed

  constructor(private readonly parts: StageParts) {
    const { acquired, art, clips, element, config } = parts
    this.blows = new BlowPreparation(art, clips, config.quality === 'low')
    this.host = new SceneHost({ ...parts, gesture: this.gesture })
    this.flashes = createFlashRule(config.flashes ?? true, () => performance.now())
    this.player = createPlayer({
      run: step => this.run(step),
      settle: (picture, watched) => this.settle(picture, watched),
    })
    this.setSpeed(config.speed)
    this.stopWatching = watchStage(acquired.app.canvas, element, this.rebuild)
    acquired.ground.on('pointerdowncapture', this.touch) // also where an object stops the event
  }

  async pictured(): Promise<void> {
    const first = await this.first
    await this.picturesOf(first)
    this.noteFirst()
    if (!this.isLate) this.prepareBlows(first)
  }

  show(picture: BattleSnapshot): void {
    if (picture.own.active ?? picture.rival.active) {
      this.isOpen = true
      this.emitFirst(picture)
    }
    if (this.player.isPlaying()) this.host.clearEffects()
    this.cut()
    this.host.show(picture)
    this.leaveOthers(picture)
    this.prepareBlows(picture)
  }

  async play(events: BattleEvent[], before: BattleSnapshot, after: BattleSnapshot): Promise<void> {
    this.emitFirst(after)
    await this.picturesOf(after)
    if (this.closed) return
    this.noteFirst()
    this.prepareBlows(after)
    if (this.isTooLate) await this.openWithout(after)
    else await this.animate(events, before, after)
    if (this.isLate) this.setLate(false)
    this.host.prepareEffects()
    this.leaveOthers(after)
    this.prepareBlows(after)
  }

  private async animate(events: BattleEvent[], before: BattleSnapshot, after: BattleSnapshot): Promise<void> {
    if (!this.player.isPlaying()) {
      this.player.end() // a celebration that still runs ends with its result
      this.host.show(standing(events, before, after))
    }
    await this.player.play(events, before, after)
  }

  /** Shows the table that a battle opens with. Resolves when it is visible. */
  private async openWithout(after: BattleSnapshot): Promise<void> {
    this.isTooLate = false
    this.host.show(after)
    await this.host.drawn()
  }

  skip(): void {
    if (!this.player.isPlaying()) return
    this.host.clearEffects()
    this.player.skip()
  }

  setSpeed(speed: number): void {
    this.speed = speed
    this.host.clock.setSpeed(this.isLate ? speed * LATE_PACE : speed)
  }

  setPaused(paused: boolean): void {
    this.host.clock.setPaused(paused)
  }

  destroy(): void {
    if (this.closed) return
    this.closed = true
    this.blows.close()
    this.cut()
    this.stopWatching()
    this.host.destroy()
    this.parts.clips.release()
    this.parts.art.close()
    this.parts.acquired.giveBack()
  }

  /** Called by `pictured` and `play`, because the speed of the opening depends on it. */
  private noteFirst(): void {
    if (this.isPictured) return
    this.isPictured = true
    const waited = this.isOpen ? 0 : performance.now() - this.parts.askedAt
    this.isTooLate = waited > TOO_LATE
    this.setLate(waited > LATE)
    if (!this.isLate) this.host.prepareEffects()
  }

  private setLate(isLate: boolean): void {
    this.isLate = isLate
    this.setSpeed(this.speed)
  }

  /** A late stage does not wait for the own cards either. Each one appears in the hand when it has loaded. */
  private async picturesOf(picture: BattleSnapshot): Promise<void> {
    const { art, askedAt } = this.parts
    const patience = this.isPictured ? PATIENCE : FIRST_PATIENCE
    const creatures = art.settled([this.host.bench, ...creaturesNeeded(picture, art)])
    const hand = art.settled(handNeeded(picture))
    await Promise.race([creatures, wait(patience)])
    await Promise.race([hand, wait(this.isPictured ? PATIENCE : askedAt + LATE - performance.now())])
  }

  private run(step: Step): Running {
    const { reducedMotion, onCue, onVoice } = this.parts.config
    const { host, flashes, isLate } = this
    const { scene: actors, clock } = host
    // Sounds of a late opening would come too late, and starting the audio system would delay it further.
    const [cue, voice] = isLate ? [silent, silent] : [onCue, onVoice]
    this.latest?.finish()
    this.latest = runStep(step, { actors, clock, reducedMotion, isLate, flashes, cue, voice })
    return this.latest
  }

  private cut(): void {
    this.player.cut()
    this.latest?.finish()
  }

  private settle(picture: BattleSnapshot, watched: boolean): void {
    if (!watched) this.host.clearEffects()
    this.host.show(picture)
  }

  private readonly touch = (): void => {
    this.hasEndedStep = this.player.isPlaying()
    this.skip()
  }

  /**
   * During an animation a gesture only opens the settings or the log: its touch has ended the running step. It ends no
   * second wait.
   */
  private readonly gesture = (received: BattleGesture): void => {
    const isOfPage = received.type === 'open-settings' || received.type === 'open-log'
    const endsStep = this.player.isPlaying() || (received.type === 'hurry' && this.hasEndedStep)
    if (isOfPage || !endsStep) this.parts.config.onGesture(received)
  }

  private readonly rebuild = (lost: boolean): void => {
    this.player.end()
    this.latest?.finish()
    if (lost) {
      this.parts.art.upload()
      this.host.rebuild()
    } else this.host.build()
  }

  /** A stage shows many battles: the images of former ones would fill the memory. Call it when `picture` is drawn. */
  private leaveOthers(picture: BattleSnapshot): void {
    const slugs = slugsOf(picture)
    const isOther = (address: string) => {
      const slug = slugOf(address)
      return slug !== undefined && !slugs.has(slug)
    }
    this.parts.art.leave(isOther)
  }

  /** Large files: on a slow connection they load after the opening, so that they do not delay the first move. */
  private prepareBlows(picture: BattleSnapshot): void {
    if (this.isPictured && !this.isLate) this.blows.prepare(picture)
  }
}

/** Returns the characters of all cards of a battle. */
const slugsOf = ({ own, rival }: BattleSnapshot): Set<string> =>
  new Set([...cardsOf(own), ...cardsOf(rival)].map(({ slug }) => slug))

/**
 * Returns the picture with which a play begins. A battle opens with both cards: setting the table up without them first
 * would be wasted.
 */
const standing = (events: readonly BattleEvent[], before: BattleSnapshot, after: BattleSnapshot) =>
  events[0]?.type === 'battle-started' ? afterEvent(before, events[0], after) : before

/** Calls back when the scene must be rebuilt: a new size, or a graphics card that `lost` all data. */
function watchStage(
  canvas: HTMLCanvasElement,
  element: HTMLElement,
  rebuild: (lost: boolean) => void,
): () => void {
  const restored = () => rebuild(true)
  const stopSize = watchSize(element, () => rebuild(false))
  canvas.addEventListener('webglcontextrestored', restored)
  return () => {
    stopSize()
    canvas.removeEventListener('webglcontextrestored', restored)
  }
}
