/** Repeatable noise for drawn stand-ins: the same numbers on every machine. */

/** 0–1 from an integer-like seed. */
export function hash(n: number): number {
  const x = Math.sin(n * 91.7 + 12.9898) * 43758.5453
  return x - Math.floor(x)
}

function valueNoise(x: number, y: number, seed: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const fx = x - xi
  const fy = y - yi
  const u = fx * fx * (3 - 2 * fx)
  const v = fy * fy * (3 - 2 * fy)
  const at = (i: number, j: number) => hash((xi + i) * 157.31 + (yi + j) * 113.97 + seed * 17.7)
  const top = at(0, 0) * (1 - u) + at(1, 0) * u
  const low = at(0, 1) * (1 - u) + at(1, 1) * u
  return top * (1 - v) + low * v
}

/** Four octaves, 0–1. */
export function fbm(x: number, y: number, seed: number): number {
  let sum = 0
  let weight = 0.5
  let scale = 1
  for (let octave = 0; octave < 4; octave++) {
    sum += valueNoise(x * scale, y * scale, seed + octave * 3.1) * weight
    weight *= 0.5
    scale *= 2.03
  }
  return sum / 0.9375
}
