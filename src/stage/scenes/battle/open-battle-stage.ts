/**
 * Boots the one Pixi application inside an element and keeps a battle scene on it: rebuilt when the size changes or
 * the graphics card forgets everything, driven by the player, silent about rules and words.
 */
import { gsap } from 'gsap'
import { Application } from 'pixi.js'
import 'pixi.js/unsafe-eval' // shaders without eval, as the content security policy wants
import { openArt } from '../../art.ts'
import type { BattlePicture } from '../../battle-picture.ts'
import type { BattleStage, BattleStageConfig } from '../../battle-stage.ts'
import { runStep } from '../../choreography/run-step.ts'
import { readFigures } from '../../figures.ts'
import type { Kit } from '../../kit.ts'
import { layoutBattle } from '../../layout.ts'
import { PaintedTextures } from '../../paint/painted-textures.ts'
import { createPlayer } from '../../player.ts'
import { fontsReady } from '../../text.ts'
import { artNeeded } from './art-needed.ts'
import { BattleScene } from './battle-scene.ts'
import { readInsets, watchSize } from './element-size.ts'

const RESOLUTION_CAP = { low: 2, high: 3 }
const PATIENCE = 2500 // ms for fonts and first pictures, then the table opens with what is there

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

export async function openBattleStage(element: HTMLElement, config: BattleStageConfig): Promise<BattleStage> {
  const art = openArt(readFigures)
  const app = new Application()
  const resolution = Math.min(window.devicePixelRatio || 1, RESOLUTION_CAP[config.quality ?? 'low'])
  await Promise.all([
    app.init({
      preference: 'webgl',
      resizeTo: element,
      resolution,
      autoDensity: true,
      antialias: true,
      backgroundColor: '#0d0907',
      autoStart: false,
      sharedTicker: false,
    }),
    fontsReady(document.fonts, wait(PATIENCE)),
    Promise.race([art.ready, wait(PATIENCE)]),
  ])
  element.append(app.canvas)
  app.canvas.setAttribute('aria-hidden', 'true')
  app.canvas.style.touchAction = 'none'

  let scene: BattleScene | null = null
  let paints: PaintedTextures | null = null
  let picture: BattlePicture | null = null

  const player = createPlayer(
    {
      run: (step, speed) =>
        runStep(step, speed, { actors: scene!, calm: config.reducedMotion, cue: config.onCue }),
      settle: after => settle(after),
    },
    config.speed,
  )

  function build() {
    scene?.effects.clear()
    scene?.view.destroy({ children: true })
    paints?.destroy()
    app.resize()
    const plan = layoutBattle(app.screen.width, app.screen.height, readInsets(element))
    const sharpness = resolution * plan.unit * (plan.kind === 'wide' ? 1.4 : 1)
    paints = new PaintedTextures(sharpness)
    const kit: Kit = {
      paints,
      art,
      sharpness,
      touch: plan.touch,
      calm: config.reducedMotion,
      gesture: gesture => (player.isPlaying() ? player.skip() : config.onGesture(gesture)),
      cue: config.onCue,
    }
    scene = new BattleScene(kit, plan)
    scene.view.scale.set(plan.unit)
    app.stage.addChild(scene.view)
    if (picture) scene.show(picture)
  }

  function settle(next: BattlePicture) {
    picture = next
    scene?.show(next)
  }

  const rebuild = () => {
    player.skip()
    build()
  }
  const frame = (seconds: number) => {
    scene?.tick(seconds)
    app.render()
  }
  app.stage.eventMode = 'static'
  app.stage.hitArea = app.screen
  app.stage.on('pointerdown', () => player.skip())
  const stopWatching = watchSize(element, rebuild)
  const restore = () => {
    art.upload()
    rebuild()
  }
  app.canvas.addEventListener('webglcontextrestored', restore)
  build()
  gsap.ticker.add(frame)

  return {
    show(next) {
      player.cut()
      settle(next)
    },
    async play(events, before, after) {
      await Promise.race([art.settled(artNeeded(after)), wait(PATIENCE)])
      if (!player.isPlaying()) settle(before)
      await player.play(events, before, after)
    },
    skip: () => player.skip(),
    setSpeed: speed => player.setSpeed(speed),
    destroy() {
      player.cut()
      scene?.effects.clear()
      stopWatching()
      gsap.ticker.remove(frame)
      app.canvas.removeEventListener('webglcontextrestored', restore)
      scene?.view.destroy({ children: true })
      paints?.destroy()
      app.destroy({ removeView: true })
    },
  }
}
