/** Boots the one Pixi application inside an element, with a pack table on it that is built anew when size or graphics card change. */
import { Application } from 'pixi.js'
import 'pixi.js/unsafe-eval' // shaders without eval, as the content security policy wants
import { packTiers } from '@/engine/packs/odds.ts'
import { openArt, stageArt } from '../../art.ts'
import type { StageQuality } from '../../battle-stage-api.ts'
import { readFigures } from '../../figures.ts'
import type { PacksStage, PacksStageConfig } from '../../packs-stage-api.ts'
import { fontsReady } from '../../text.ts'
import { watchSize } from '../battle/element-size.ts'
import { PacksHost } from './packs-host.ts'

const RESOLUTION_CAP: Record<StageQuality, number> = { low: 1, normal: 2, high: 3 }
const PATIENCE = 2500 // ms for fonts and first pictures, then the table opens with what is there

const shelf = [...packTiers.map(tier => `pack-${tier}.webp`), 'shelves.webp'].map(stageArt)
const opening = ['bench-phone.webp', 'card-back-large.webp'].map(stageArt)

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

export async function openPacksStage(element: HTMLElement, config: PacksStageConfig): Promise<PacksStage> {
  const art = openArt(readFigures)
  const app = await startApplication(element, config.quality)
  const patience = new Promise<void>(resolve => setTimeout(resolve, PATIENCE))
  await Promise.all([
    fontsReady(document.fonts, patience),
    Promise.race([Promise.all([art.ready, art.settled(shelf)]), patience]),
  ])
  void art.settled(opening)
  const host = new PacksHost({ app, art, element, config })
  const stopSize = watchSize(element, host.rebuild)
  const restored = () => {
    art.upload()
    host.rebuild()
  }
  app.canvas.addEventListener('webglcontextrestored', restored)
  return {
    show: picture => host.show(picture),
    play: (event, after) => host.play(event, after),
    skip: host.skip,
    setSpeed: speed => host.clock.setSpeed(speed),
    destroy() {
      stopSize()
      app.canvas.removeEventListener('webglcontextrestored', restored)
      host.destroy()
      app.destroy({ removeView: true })
    },
  }
}
