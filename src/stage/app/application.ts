/**
 * The page's only Pixi application, rendered through React. It lives as long as the page: browsers allow few WebGL
 * contexts, so every screen acquires this one and releases it. It has no ticker. The screen that has acquired it
 * renders the frames.
 */
import { createRoot, extend } from '@pixi/react'
import { type Application, BrowserAdapter, Container, DOMAdapter, Sprite } from 'pixi.js'
import { createElement, type ReactNode } from 'react'
import 'pixi.js/unsafe-eval' // shaders without eval, as the content security policy requires
import { softwareCanvas } from '../draw/drawn-textures.ts'
import { restWhileHidden } from '../timing/frames.ts'
import type { StageQuality } from './battle-stage-api.ts'
import { drawingContext, giveUpContext, RESOLUTION_CAP, watchContextLoss } from './drawing-context.ts'
import { Mutex } from './mutex.ts'
import { nextTask } from './when-idle.ts'

extend({ Container, Sprite })

const TABLE = '#0d0907'

export interface StageWish {
  element: HTMLElement // the canvas is appended to it
  quality: StageQuality
  isClear?: boolean // transparent, and without pointer input
  /** Called when the context was lost and not restored. The next screen gets a new context. */
  onLost(): void
}

export interface AcquiredApplication {
  app: Application
  ground: Container // root of the screen's scene, with pointer input
  /** Renders a declarative scene into the ground. Resolves when it is mounted. null removes it. */
  show(scene: ReactNode): Promise<void>
  /** Resizes to the element's current size or the given CSS pixels, with the pixel ratio of the screen. */
  resize(width?: number, height?: number): void
  giveBack(): void
}

interface Shell {
  root: ReturnType<typeof createRoot>
  app: Application
  context: WebGL2RenderingContext
}

const lending = new Mutex()
let shell: Promise<Shell> | null = null
let grounds = 0 // number of acquisitions so far

/** Resolves when no other screen uses the application. Rejects if the browser cannot draw. */
export async function acquireApplication(wish: StageWish): Promise<AcquiredApplication> {
  const end = await lending.turn()
  try {
    return await lend(await openShell(wish), wish, end)
  } catch (error) {
    end()
    throw error
  }
}

async function openShell(wish: StageWish): Promise<Shell> {
  const existing = await shell
  if (existing && existing.context !== drawingContext()) {
    shell = null
    existing.app.destroy()
  }
  shell ??= startShell(wish)
  try {
    return await shell
  } catch (error) {
    shell = null
    giveUpContext()
    throw error
  }
}

async function startShell(wish: StageWish): Promise<Shell> {
  const context = drawingContext()
  if (!context) throw new Error('this browser cannot draw with WebGL')
  const canvas = context.canvas as HTMLCanvasElement
  canvas.setAttribute('aria-hidden', 'true')
  canvas.addEventListener('touchend', endTouch)
  await nextTask()
  const root = createRoot(canvas)
  const app: Application = await root.render(null, {
    preference: ['webgl'],
    context,
    ...sizeOf(wish), // a canvas of another size would cause a second layout and a wait
    autoDensity: true,
    antialias: true,
    backgroundAlpha: 0, // must match the context
    backgroundColor: TABLE,
    autoStart: false,
    sharedTicker: false,
  })
  preparePage()
  return { root, app, context }
}

let isPagePrepared = false

/** Runs once per page for any number of contexts. */
function preparePage(): void {
  if (isPagePrepared) return
  isPagePrepared = true
  DOMAdapter.set({ ...BrowserAdapter, createCanvas: softwareCanvas }) // for texts; after the WebGL test of PixiJS
  restWhileHidden(document)
}

const sizeOf = ({ element, quality }: StageWish) => ({
  width: element.clientWidth,
  height: element.clientHeight,
  resolution: Math.min(window.devicePixelRatio || 1, RESOLUTION_CAP[quality]),
})

/** Prevents the mouse events and the click after a touch, which would reach the element that the touch has opened. */
function endTouch(event: TouchEvent) {
  if (event.cancelable) event.preventDefault()
}

async function lend(
  { root, app, context }: Shell,
  wish: StageWish,
  end: () => void,
): Promise<AcquiredApplication> {
  const { element, isClear = false } = wish
  const { canvas, renderer } = app
  const resize = (width = element.clientWidth, height = element.clientHeight) =>
    renderer.resize(width, height, sizeOf(wish).resolution)
  renderer.background.alpha = isClear ? 0 : 1
  canvas.style.touchAction = isClear ? 'auto' : 'none'
  resize()
  const { ground, show } = await groundOf(root, app, isClear)
  element.append(canvas)
  const stopWatching = watchContextLoss(context, wish.onLost)
  return {
    app,
    ground,
    show,
    resize,
    giveBack() {
      stopWatching()
      canvas.remove()
      void root.render(null, {})
      end()
    },
  }
}

interface Ground extends Pick<AcquiredApplication, 'ground' | 'show'> {}

async function groundOf(root: Shell['root'], app: Application, isClear: boolean): Promise<Ground> {
  const key = grounds++
  const hearing = isClear
    ? { eventMode: 'none' as const }
    : { eventMode: 'static' as const, hitArea: app.screen }
  const render = (children: ReactNode, ref: (container: Container | null) => void) =>
    void root.render(createElement('pixiContainer', { key, ref, ...hearing }, children), {})
  const renderShown = (children: ReactNode) =>
    new Promise<Container>(resolve => {
      render(children, container => {
        if (container) resolve(container)
      })
    })
  const ground = await renderShown(null)
  return {
    ground,
    show: async scene => void (await renderShown(scene)),
  }
}
