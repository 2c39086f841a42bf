import { Application } from 'pixi.js'
import 'pixi.js/unsafe-eval' // shaders without eval, as the content security policy wants
import type { StageQuality } from '../../battle-stage-api.ts'

const RESOLUTION_CAP: Record<StageQuality, number> = { low: 1, normal: 2, high: 3 }

/** The one Pixi application, its canvas inside `element`. Whoever asks renders it: it has no ticker of its own. */
export async function startApplication(element: HTMLElement, quality: StageQuality): Promise<Application> {
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
