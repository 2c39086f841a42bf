/** The WebGL context of all scenes. Creating one is slow on a phone, so the check whether there is one creates it. */

import type { StageQuality } from './battle-stage-api.ts'

let context: WebGL2RenderingContext | null = null

/** Maximum device pixels per CSS pixel. */
export const RESOLUTION_CAP: Record<StageQuality, number> = { low: 1, normal: 2, high: 3 }

/** The size of most scenes, which fill the window: resizing a canvas allocates another buffer, which is slow on a phone. */
function usualCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const resolution = Math.min(devicePixelRatio || 1, RESOLUTION_CAP.normal)
  canvas.width = Math.round(innerWidth * resolution)
  canvas.height = Math.round(innerHeight * resolution)
  return canvas
}

/**
 * Returns the context of a separate canvas, or null without WebGL. Later calls return the same context until it is lost
 * or released.
 */
export function drawingContext(): WebGL2RenderingContext | null {
  if (context?.isContextLost()) context = null
  context ??= usualCanvas().getContext('webgl2', {
    alpha: true, // a context that was created opaque stays opaque
    antialias: true,
    stencil: true, // for masks
    premultipliedAlpha: true,
  })
  return context
}

/** Call it after a failure: the next call of `drawingContext` creates another one. */
export function giveUpContext(): void {
  context = null
}

/** Time for which a visible page waits for `webglcontextrestored`, in milliseconds. */
export const RESTORE_PATIENCE = 3000

/**
 * Calls back if the context was lost and the browser has not restored it in time. A hidden page does not wait, because
 * phones take the context away in the background and restore it when the page is visible again. Returns a function that
 * stops watching.
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
