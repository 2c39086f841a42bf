/**
 * Boots the one Pixi application inside an element and keeps a pack table on it: rebuilt when the size changes or the graphics card
 * forgets everything, driven by scripts, silent about rules and words.
 */
import { gsap } from 'gsap'
import { Application } from 'pixi.js'
import 'pixi.js/unsafe-eval' // shaders without eval, as the content security policy wants
import { openArt } from '../../art.ts'
import type { StageQuality } from '../../battle-stage-api.ts'
import { readFigures } from '../../figures.ts'
import { createFlashRule } from '../../flash-rule.ts'
import { layoutPacks } from '../../packs-layout.ts'
import type { PacksPicture } from '../../packs-picture.ts'
import { packsScript } from '../../packs-script.ts'
import type { PacksStage, PacksStageConfig } from '../../packs-stage-api.ts'
import { PaintedTextures } from '../../paint/painted-textures.ts'
import { Retired } from '../../retired.ts'
import { createStageClock } from '../../stage-clock.ts'
import { fontsReady } from '../../text.ts'
import { readInsets, watchSize } from '../battle/element-size.ts'
import { PacksHands } from './packs-hands.ts'
import { moveStep } from './packs-moves.ts'
import { PacksScene } from './packs-scene.ts'

const RESOLUTION_CAP: Record<StageQuality, number> = { low: 1, normal: 2, high: 3 }
const PATIENCE = 2500 // ms for fonts, then the table opens with what is there
const LONGEST_FRAME = 0.5 // s: after a hidden tab the idle motions go on where they stood

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

interface Play {
  timeline: gsap.core.Timeline
  skippableAfter: number // ms of the script
  end(): void
}

export async function openPacksStage(element: HTMLElement, config: PacksStageConfig): Promise<PacksStage> {
  const art = openArt(readFigures)
  const app = await startApplication(element, config.quality)
  const patience = new Promise<void>(resolve => setTimeout(resolve, PATIENCE))
  await Promise.all([fontsReady(document.fonts, patience), Promise.race([art.ready, patience])])
  const clock = createStageClock()
  const retired = new Retired()
  const flashes = createFlashRule(config.flashes, () => performance.now())
  clock.setSpeed(config.speed)
  let picture: PacksPicture | null = null
  let playing: Play | null = null
  let time = 0
  let paints: PaintedTextures
  let scene: PacksScene

  const build = () => {
    const { width, height } = app.screen
    const plan = layoutPacks(width, height, readInsets(element))
    paints = new PaintedTextures(app.renderer.resolution * plan.unit)
    scene = new PacksScene({ paints, art, clock, retired, calm: config.reducedMotion }, plan)
    app.stage.addChild(scene.view)
    if (picture) scene.show(picture)
  }
  const rebuild = () => {
    playing?.end()
    hands.release()
    retired.clear()
    scene.destroy()
    paints.destroy()
    app.resize()
    build()
  }
  build()
  const hands = new PacksHands(
    app.stage,
    () => scene,
    gesture => (playing ? skip() : config.onGesture(gesture)),
    config.reducedMotion,
  )
  const skip = () => {
    if (playing && playing.timeline.time() * 1000 >= playing.skippableAfter) playing.end()
  }
  const frame = (_: number, passed: number) => {
    time += Math.min(passed / 1000, LONGEST_FRAME)
    scene.tick(time)
    app.render()
    retired.clear()
  }
  gsap.ticker.add(frame)
  app.stage.on('pointerdown', skip)
  const stopSize = watchSize(element, rebuild)
  const restored = () => {
    art.upload()
    rebuild()
  }
  app.canvas.addEventListener('webglcontextrestored', restored)

  return {
    show(next) {
      picture = next
      playing?.end()
      scene.show(next)
    },
    play(event, after) {
      playing?.end()
      hands.release()
      picture = after
      const script = packsScript(event, after, config.reducedMotion)
      scene.set(after)
      return new Promise(resolve => {
        const timeline = gsap.timeline()
        const end = () => {
          if (playing?.timeline !== timeline) return
          playing = null
          timeline.kill()
          scene.show(after)
          resolve()
        }
        for (const step of script.steps) {
          const { cue, voice, haptic } = step
          const sound = () => {
            if (cue) config.onCue(cue)
            if (voice) config.onVoice(voice)
            if (haptic) config.onHaptic(haptic)
          }
          if (cue || voice || haptic) timeline.call(sound, undefined, step.from / 1000)
          moveStep({ scene, after, flashes, timeline }, step)
        }
        timeline.call(end, undefined, script.length / 1000)
        playing = { timeline, skippableAfter: script.skippableAfter, end }
        clock.hang(timeline)
      })
    },
    skip,
    setSpeed: speed => clock.setSpeed(speed),
    destroy() {
      playing?.end()
      stopSize()
      app.canvas.removeEventListener('webglcontextrestored', restored)
      gsap.ticker.remove(frame)
      hands.destroy()
      retired.clear()
      scene.destroy()
      paints.destroy()
      clock.destroy()
      app.destroy({ removeView: true })
    },
  }
}
