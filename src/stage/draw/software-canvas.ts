/**
 * A canvas that is painted by the processor: what is drawn on it is sent to the graphics card once, as a texture. One painted by the graphics
 * card would first be made there and then waited for, which costs a phone more than the painting.
 */
export function softwareCanvas(width = 300, height = 150): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d', { willReadFrequently: true }) // every later context of this canvas is the same
  return canvas
}
