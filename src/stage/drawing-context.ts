/** The WebGL context that all scenes are drawn with. To create one is slow on a phone: who asks whether there is one has it created. */

import type { StageQuality } from './battle-stage-api.ts'

let context: WebGL2RenderingContext | null = null

/** Pixels per CSS pixel, at most. */
export const RESOLUTION_CAP: Record<StageQuality, number> = { low: 1, normal: 2, high: 3 }

/** As large as most scenes will be, which fill the window: a canvas that is resized gets another buffer to draw into, which a phone waits for. */
function usualCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const resolution = Math.min(devicePixelRatio || 1, RESOLUTION_CAP.normal)
  canvas.width = Math.round(innerWidth * resolution)
  canvas.height = Math.round(innerHeight * resolution)
  return canvas
}

/** Context of a separate canvas. null where the browser has no WebGL. Later calls return the same context until it is lost or released. */
export function drawingContext(): WebGL2RenderingContext | null {
  if (context?.isContextLost()) context = null
  context ??= usualCanvas().getContext('webgl2', {
    alpha: true, // a context that has once been opaque stays so
    antialias: true,
    stencil: true, // masks are drawn with it
    premultipliedAlpha: true,
  })
  return context
}

/** After it has failed: the next call of `drawingContext` creates another. */
export function giveUpContext(): void {
  context = null
}

/** How long a visible page waits for `webglcontextrestored`, in milliseconds. */
export const RESTORE_PATIENCE = 3000

/**
 * Calls back when the context was lost and the browser has not restored it in time. A hidden page does not wait: phones take the
 * context away in the background and restore it when the page is visible again. Returns a function that stops watching.
 */
export function watchContextLoss(watched: WebGL2RenderingContext, onLost: () => void): () => void {
  const { canvas } = watched
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    clearTimeout(timer)
    if (watched.isContextLost() && document.visibilityState === 'visible')
      timer = setTimeout(onLost, RESTORE_PATIENCE)
  }
  canvas.addEventListener('webglcontextlost', check)
  canvas.addEventListener('webglcontextrestored', check)
  document.addEventListener('visibilitychange', check)
  check()
  return () => {
    clearTimeout(timer)
    canvas.removeEventListener('webglcontextlost', check)
    canvas.removeEventListener('webglcontextrestored', check)
    document.removeEventListener('visibilitychange', check)
  }
}
