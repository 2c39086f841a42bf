/** Repeatable noise for drawn placeholders: the same numbers on every device. */

/** Returns 0–1 for an integer-like seed. */
export function hash(n: number): number {
  const x = Math.sin(n * 91.7 + 12.9898) * 43758.5453
  return x - Math.floor(x)
}

const OCTAVES = 4

/** One octave. It caches the corners of the last cell, because the next pixel is usually in the same one. */
function valueNoise(seed: number): (x: number, y: number) => number {
  let xi = Number.NaN
  let yi = Number.NaN
  let [topLeft, topRight, lowLeft, lowRight] = [0, 0, 0, 0]
  const at = (x: number, y: number) => hash(x * 157.31 + y * 113.97 + seed * 17.7)
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    if (left !== xi || top !== yi) {
      xi = left
      yi = top
      topLeft = at(xi, yi)
      topRight = at(xi + 1, yi)
      lowLeft = at(xi, yi + 1)
      lowRight = at(xi + 1, yi + 1)
    }
    const [fx, fy] = [x - xi, y - yi]
    const u = fx * fx * (3 - 2 * fx)
    const v = fy * fy * (3 - 2 * fy)
    return (topLeft * (1 - u) + topRight * u) * (1 - v) + (lowLeft * (1 - u) + lowRight * u) * v
  }
}

/** Four octaves, 0–1; fast for adjacent points. */
export function fbmOf(seed: number): (x: number, y: number) => number {
  const octaves = Array.from({ length: OCTAVES }, (_, octave) => valueNoise(seed + octave * 3.1))
  return (x, y) => {
    let sum = 0
    let weight = 0.5
    let scale = 1
    for (const octave of octaves) {
      sum += octave(x * scale, y * scale) * weight
      weight *= 0.5
      scale *= 2.03
    }
    return sum / 0.9375
  }
}
