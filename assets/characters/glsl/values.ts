/** Writing TypeScript values as GLSL: every number with a point, negatives in brackets, colours linear. */
export type Vec3 = readonly [number, number, number]
/** `#rrggbb`, or a GLSL expression of type vec3 that may read p and the named spaces. */
export type Colour = string

export const num = (x: number): string => {
  const text = x.toFixed(4)
  return text.startsWith('-') ? `(${text})` : text
}

export const vec = (v: Vec3): string => `vec3(${v.map(num).join(',')})`

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)

export function colour(value: Colour): string {
  if (!/^#[0-9a-f]{6}$/i.test(value)) return value
  const n = Number.parseInt(value.slice(1), 16)
  return vec([toLinear((n >> 16) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)])
}

export const mixed = (a: Colour, b: Colour, amount: string): string =>
  `mix(${colour(a)},${colour(b)},${amount})`
export const ramp = (from: number, to: number, x: string): string =>
  `smoothstep(${num(from)},${num(to)},${x})`
