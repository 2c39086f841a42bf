/**
 * A canvas that the processor draws: its content is uploaded to the graphics card once as a texture. A canvas on the
 * graphics card would be created there and read back, which costs a phone more than the drawing.
 */
export function softwareCanvas(width = 300, height = 150): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d', { willReadFrequently: true }) // all later contexts of this canvas are the same
  return canvas
}
