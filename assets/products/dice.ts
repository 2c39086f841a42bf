/** Three dice as flat-shaded polyhedra, projected and painted back to front. */
import { svgCanvas } from './pieces.ts'

type Point = readonly [number, number, number]

interface Die {
  vertices: Point[]
  faces: Point[][]
  numeral: number // size of a numeral against the radius
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** All triangles whose edges have the given length. */
function triangles(vertices: Point[], edge: number): Point[][] {
  const near = (a: Point, b: Point) => Math.abs(distance(a, b) - edge) < 0.01
  return vertices.flatMap((a, i) =>
    vertices.slice(i + 1).flatMap((b, j) =>
      near(a, b)
        ? vertices
            .slice(i + j + 2)
            .filter(c => near(a, c) && near(b, c))
            .map(c => [a, b, c])
        : [],
    ),
  )
}

export function icosahedron(): Die {
  const phi = (1 + Math.sqrt(5)) / 2
  const vertices = [-1, 1].flatMap(a =>
    [-phi, phi].flatMap((b): Point[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  )
  return { vertices, faces: triangles(vertices, 2), numeral: 0.3 }
}

export function octahedron(): Die {
  const vertices: Point[] = [0, 1, 2].flatMap(axis =>
    [-1, 1].map((s): Point => [axis === 0 ? s : 0, axis === 1 ? s : 0, axis === 2 ? s : 0]),
  )
  return { vertices, faces: triangles(vertices, Math.SQRT2), numeral: 0.5 }
}

export function cube(): Die {
  const ends = [-1, 1]
  const vertices: Point[] = ends.flatMap(x => ends.flatMap(y => ends.map((z): Point => [x, y, z])))
  const faces = [0, 1, 2].flatMap(axis =>
    ends.map(s => {
      const [u, v] = [0, 1, 2].filter(i => i !== axis) as [number, number]
      return vertices
        .filter(p => p[axis] === s)
        .sort((p, q) => Math.atan2(p[v]!, p[u]!) - Math.atan2(q[v]!, q[u]!))
    }),
  )
  return { vertices, faces, numeral: 0.72 }
}

function rotated([x, y, z]: Point, [a, b, c]: Point): Point {
  const y1 = y * Math.cos(a) - z * Math.sin(a)
  const z1 = y * Math.sin(a) + z * Math.cos(a)
  const x2 = x * Math.cos(b) + z1 * Math.sin(b)
  const z2 = -x * Math.sin(b) + z1 * Math.cos(b)
  return [x2 * Math.cos(c) - y1 * Math.sin(c), x2 * Math.sin(c) + y1 * Math.cos(c), z2]
}

const pips: Record<number, [number, number][]> = {
  3: [
    [-0.3, -0.3],
    [0, 0],
    [0.3, 0.3],
  ],
  5: [
    [-0.3, -0.3],
    [0, 0],
    [0.3, 0.3],
    [0.3, -0.3],
    [-0.3, 0.3],
  ],
  6: [
    [-0.28, -0.32],
    [-0.28, 0],
    [-0.28, 0.32],
    [0.28, -0.32],
    [0.28, 0],
    [0.28, 0.32],
  ],
}

export interface Throw {
  die: Die
  x: number
  y: number
  radius: number
  turn: Point
  hue: number
  saturation: number
  shows: number[]
  pipped?: boolean
}

interface SeenFace {
  points: Point[]
  centre: Point
  normal: Point
}

const light: Point = [-0.42, -0.72, 0.55]

function seenFaces(t: Throw): SeenFace[] {
  return t.die.faces
    .map(face => {
      const points = face.map(p => rotated(p, t.turn))
      const centre = [0, 1, 2].map(
        i => points.reduce((sum, p) => sum + p[i]!, 0) / points.length,
      ) as unknown as Point
      const length = Math.hypot(...centre)
      return { points, centre, normal: centre.map(v => v / length) as unknown as Point }
    })
    .filter(f => f.normal[2] > 0)
    .sort((a, b) => a.normal[2] - b.normal[2])
}

function numeral(t: Throw, face: SeenFace, value: number, at: [number, number]): string {
  const [x, y] = at
  const nearness = face.normal[2]
  if (t.pipped) {
    const dots = (pips[value] ?? []).map(
      ([u, v]) =>
        `<circle cx="${u * t.radius * 1.05}" cy="${v * t.radius * 1.05}" r="${t.radius * 0.105}" fill="#ffd34d" stroke="#0004" stroke-width="2"/>`,
    )
    return `<g transform="translate(${x} ${y}) rotate(${t.turn[2] * 23}) scale(${0.5 + nearness * 0.55})">${dots.join('')}</g>`
  }
  const size = t.radius * t.die.numeral * (0.55 + nearness * 0.5)
  return `<text x="${x}" y="${y + size * 0.35}" font-family="Lilita" font-size="${size}" text-anchor="middle" fill="#ffd34d" stroke="#0006" stroke-width="${size * 0.05}" paint-order="stroke">${value}</text>`
}

export function drawn(t: Throw): string {
  const scale = t.radius / Math.hypot(...t.die.vertices[0]!)
  const flat = (p: Point): [number, number] => [t.x + p[0] * scale, t.y + p[1] * scale]
  const faces = seenFaces(t)
  const sides = faces.map(({ points, normal }) => {
    const lightness =
      22 + 46 * Math.max(0, normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2])
    const corners = points
      .map(p =>
        flat(p)
          .map(v => v.toFixed(1))
          .join(','),
      )
      .join(' ')
    const tint = (l: number) => `hsl(${t.hue} ${t.saturation}% ${l}%)`
    return `<polygon points="${corners}" fill="${tint(lightness)}" stroke="${tint(lightness + 9)}" stroke-width="${t.radius * 0.045}" stroke-linejoin="round"/>`
  })
  const readable = faces.filter(f => f.normal[2] >= 0.35).reverse()
  const numerals = readable.map((f, i) => numeral(t, f, t.shows[i % t.shows.length]!, flat(f.centre)))
  const ground = `<ellipse cx="${t.x + t.radius * 0.08}" cy="${t.y + t.radius * 0.93}" rx="${t.radius * 0.95}" ry="${t.radius * 0.2}" fill="url(#ground)"/>`
  const gleam = `<ellipse cx="${t.x - t.radius * 0.32}" cy="${t.y - t.radius * 0.46}" rx="${t.radius * 0.34}" ry="${t.radius * 0.16}" transform="rotate(-32 ${t.x - t.radius * 0.32} ${t.y - t.radius * 0.46})" fill="#fff" opacity=".35" filter="url(#soft)"/>`
  return ground + sides.join('') + numerals.join('') + gleam
}

/** Hues of the icosahedron, the octahedron and the cube. */
export const dice = (hues: readonly [number, number, number]): string =>
  svgCanvas(
    [
      {
        die: icosahedron(),
        x: 600,
        y: 400,
        radius: 270,
        turn: [0.5, 0.38, 0.2] as Point,
        hue: hues[0],
        saturation: 46,
        shows: [20, 8, 14, 2, 12, 17, 5, 9, 11, 6],
      },
      {
        die: octahedron(),
        x: 250,
        y: 600,
        radius: 205,
        turn: [0.6, 0.55, 0.15] as Point,
        hue: hues[1],
        saturation: 52,
        shows: [8, 3, 5, 1],
      },
      {
        die: cube(),
        x: 660,
        y: 760,
        radius: 205,
        turn: [-0.62, 0.62, 0.1] as Point,
        hue: hues[2],
        saturation: 78,
        shows: [5, 3, 6],
        pipped: true,
      },
    ]
      .map(drawn)
      .join(''),
  )
