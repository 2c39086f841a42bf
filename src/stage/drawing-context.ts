/** The WebGL context that all scenes are drawn with. To create one is slow on a phone: who asks whether there is one has it created. */

let context: WebGL2RenderingContext | null = null

/** Most scenes fill the window and are drawn with at most two pixels per point. */
const USUAL_RESOLUTION = 2

/** At once as large as most scenes are: a canvas that is resized gets another buffer to draw into, which a phone waits for. */
function usualCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const resolution = Math.min(devicePixelRatio || 1, USUAL_RESOLUTION)
  canvas.width = Math.round(innerWidth * resolution)
  canvas.height = Math.round(innerHeight * resolution)
  return canvas
}

/** On a canvas of its own; null where the browser cannot draw with WebGL. The same one until it is given up. */
export function drawingContext(): WebGL2RenderingContext | null {
  context ??= usualCanvas().getContext('webgl2', {
    alpha: true, // a context that has once been opaque stays so
    antialias: true,
    stencil: true, // masks are drawn with it
    premultipliedAlpha: true,
  })
  return context
}

/** After it has failed: the next who asks gets another. */
export function giveUpContext(): void {
  context = null
}
