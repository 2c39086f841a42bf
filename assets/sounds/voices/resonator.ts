import { RATE, TAU } from '../synth.ts'

/** A two-pole band-pass of unit peak; centre and width in hertz may change with every sample. */
export function resonator(): (x: number, centre: number, width: number) => number {
  let [y1, y2, x1, x2] = [0, 0, 0, 0]
  let [lastCentre, lastWidth, cosine, radius] = [0, 0, 0, 0]
  return (x, centre, width) => {
    if (centre !== lastCentre || width !== lastWidth) {
      lastCentre = centre
      lastWidth = width
      radius = Math.exp((-Math.PI * width) / RATE)
      cosine = Math.cos((TAU * Math.min(centre, RATE * 0.45)) / RATE)
    }
    const y = ((1 - radius * radius) / 2) * (x - x2) + 2 * radius * cosine * y1 - radius * radius * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    return y
  }
}
