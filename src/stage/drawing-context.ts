/** The WebGL context that all scenes are drawn with. To create one is slow on a phone: who asks whether there is one has it created. */

let context: WebGL2RenderingContext | null = null

/** On a canvas of its own; null where the browser cannot draw with WebGL. The same one until it is given up. */
export function drawingContext(): WebGL2RenderingContext | null {
  context ??= document.createElement('canvas').getContext('webgl2', {
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
