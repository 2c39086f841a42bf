/**
 * Boots the one Pixi application inside an element and keeps a battle scene on it: rebuilt when the size changes or
 * the graphics card forgets everything, driven by the player, silent about rules and words.
 */
import { Application } from 'pixi.js'
import 'pixi.js/unsafe-eval' // shaders without eval, as the content security policy wants
import { openArt } from '../../art.ts'
import type { BattlePicture } from '../../battle-picture.ts'
import type { BattleStage, BattleStageConfig, StageQuality } from '../../battle-stage-api.ts'
import { runStep } from '../../choreography/run-step.ts'
import { doWhenIdle } from '../../chores.ts'
import { emptyShelf } from '../../clips/clip-shelf.ts'
import { openClipShelf } from '../../clips/video-clip.ts'
import { readFigures } from '../../figures.ts'
import { createFlashRule } from '../../flash-rule.ts'
import { createPlayer } from '../../player.ts'
import { fontsReady } from '../../text.ts'
import { artNeeded } from './art-needed.ts'
import { watchSize } from './element-size.ts'
import { SceneHost } from './scene-host.ts'

const RESOLUTION_CAP: Record<StageQuality, number> = { low: 1, normal: 2, high: 3 }
const PATIENCE = 2500 // ms for fonts and first pictures, then the table opens with what is there

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

async function startApplication(element: HTMLElement, quality: StageQuality): Promise<Application> {
  const app = new Application()
  await app.init({
    preference: 'webgl',
    resizeTo: element,
    resolution: Math.min(window.devicePixelRatio || 1, RESOLUTION_CAP[quality]),
    autoDensity: true,
    antialias: true,
    backgroundColor: '#0d0907',
    autoStart: false,
    sharedTicker: false,
  })
  app.stage.eventMode = 'static'
  app.stage.hitArea = app.screen
  app.canvas.setAttribute('aria-hidden', 'true')
  app.canvas.style.touchAction = 'none'
  element.append(app.canvas)
  return app
}

export async function openBattleStage(element: HTMLElement, config: BattleStageConfig): Promise<BattleStage> {
  const art = openArt(readFigures)
  const { quality = 'normal', reducedMotion } = config
  const clips = reducedMotion || quality === 'low' ? emptyShelf : openClipShelf()
  const [app] = await Promise.all([
    startApplication(element, quality),
    fontsReady(document.fonts, wait(PATIENCE)),
    Promise.race([art.ready, wait(PATIENCE)]),
  ])
  const gesture: BattleStageConfig['onGesture'] = asked =>
    player.isPlaying() ? player.skip() : config.onGesture(asked)
  const host = new SceneHost({ app, art, clips, element, config, gesture })
  const flashes = createFlashRule(config.flashes ?? true, () => performance.now())
  const player = createPlayer({
    run: step =>
      runStep(step, {
        actors: host.scene,
        clock: host.clock,
        calm: reducedMotion,
        flashes,
        cue: config.onCue,
        voice: config.onVoice,
      }),
    settle(picture, watched) {
      if (!watched) host.clearEffects()
      host.show(picture)
    },
  })
  host.clock.setSpeed(config.speed)
  const stopWatching = watchStage(app, element, lost => {
    player.skip()
    if (lost) art.upload()
    host.build()
  })
  app.stage.on('pointerdown', () => player.skip())
  let closed = false
  const prepareClips = (picture: BattlePicture) =>
    doWhenIdle([() => !closed && clips.prepare(clipsOf(picture))])

  return {
    show(picture) {
      if (player.isPlaying()) host.clearEffects()
      player.cut()
      host.show(picture)
      prepareClips(picture)
    },
    async play(events, before, after) {
      await Promise.race([art.settled(artNeeded(after, art)), wait(PATIENCE)])
      if (closed) return
      prepareClips(after)
      if (!player.isPlaying()) host.show(before)
      await player.play(events, before, after)
    },
    skip: () => player.skip(),
    setSpeed: speed => host.clock.setSpeed(speed),
    setPaused: paused => host.clock.setPaused(paused),
    destroy() {
      if (closed) return
      closed = true
      player.cut()
      stopWatching()
      host.destroy()
      clips.release()
      app.destroy({ removeView: true })
    },
  }
}

/** Of the two cards that may strike next. */
const clipsOf = ({ own, rival }: BattlePicture): string[] =>
  [own.active, rival.active]
    .flatMap(card => card?.blows ?? [])
    .map(blow => blow.clip)
    .filter(clip => clip !== null)

/** Calls back when the scene must be built again: a new size, or a graphics card that `lost` everything. */
function watchStage(app: Application, element: HTMLElement, rebuild: (lost: boolean) => void): () => void {
  const restored = () => rebuild(true)
  const stopSize = watchSize(element, () => rebuild(false))
  app.canvas.addEventListener('webglcontextrestored', restored)
  return () => {
    stopSize()
    app.canvas.removeEventListener('webglcontextrestored', restored)
  }
}
