/** The surface of a card as a triangle fan, and the light on it depending on the lean. Pure. */

export interface Fan {
  positions: Float32Array // x, y per corner, starting with the centre of the card
  indices: Uint32Array
}

const cornerSteps = 5

/** A rectangle of `w` × `h` with rounded corners and its top left corner at (0, 0). */
export function roundedFan(w: number, h: number, radius: number): Fan {
  const corners: [number, number, number][] = [
    [w - radius, radius, -90],
    [w - radius, h - radius, 0],
    [radius, h - radius, 90],
    [radius, radius, 180],
  ]
  const rim = corners.flatMap(([x, y, from]) =>
    Array.from({ length: cornerSteps + 1 }, (_, at) => {
      const angle = ((from + (90 * at) / cornerSteps) * Math.PI) / 180
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    }).flat(),
  )
  const count = rim.length / 2
  const indices = Array.from({ length: count }, (_, at) => [0, at + 1, ((at + 1) % count) + 1]).flat()
  return { positions: new Float32Array([w / 2, h / 2, ...rim]), indices: new Uint32Array(indices) }
}

const slant = (115 * Math.PI) / 180
const repeats = 1.6 // repeats of the bands over a card's width
const travel = 0.55 // shift of the bands, over half a lean

/** The bands are diagonal at 115° and shift with the lean. */
export function foilUvs({ positions }: Fan, w: number, lean: { x: number; y: number }): Float32Array {
  const [cos, sin] = [Math.sin(slant), -Math.cos(slant)]
  return mapped(positions, (x, y) => [
    ((x * cos + y * sin) / w) * repeats + lean.x * travel + lean.y * travel * 0.6,
    0.5,
  ])
}

/** A round light as large as the card is wide, placed where the card leans to. */
export function glareUvs(
  { positions }: Fan,
  w: number,
  h: number,
  lean: { x: number; y: number },
): Float32Array {
  const middle = { x: (w * (1 + lean.x * 0.8)) / 2, y: (h * (1 + lean.y * 0.8)) / 2 }
  return mapped(positions, (x, y) => [(x - middle.x) / (w * 1.3) + 0.5, (y - middle.y) / (w * 1.3) + 0.5])
}

function mapped(positions: Float32Array, uv: (x: number, y: number) => [number, number]): Float32Array {
  const uvs = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 2) uvs.set(uv(positions[at] ?? 0, positions[at + 1] ?? 0), at)
  return uvs
}
