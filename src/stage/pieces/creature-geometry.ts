/**
 * The grid of a creature's mesh, and the same grid cut along the edges of the shards into which it may break. There each
 * triangle belongs to one shard and has its own corners. While the creature is whole both grids look the same.
 */
import { Buffer, BufferUsage, Geometry } from 'pixi.js'
import type { Rect } from '../art/character-art.ts'
import { hash } from '../draw/noise.ts'

/** Area of the mesh and of a pose, in sides of the picture at rest. A pose reaches beyond that picture. */
export const POSE_FRAME: Rect = { x: -0.125, y: -0.25, w: 1.25, h: 1.25 }

const GRID = 16 // squares to each side
const COLUMNS = 3
const ROWS = 4
export const SHARDS = COLUMNS * ROWS
/** Numbers of a corner: its place, the centre of its shard, two random numbers of the shard, distance to its edge. */
export const STRIDE = 7

interface Point {
  x: number
  y: number
}

/** Irregular, so that the shards differ in size and shape. */
const centres: Point[] = Array.from({ length: SHARDS }, (_, index) => ({
  x: 0.5 + ((index % COLUMNS) + 0.2 + 0.6 * hash(index * 3.7) - COLUMNS / 2) * 0.3,
  y: 0.08 + (Math.floor(index / COLUMNS) + 0.2 + 0.6 * hash(index * 7.3)) * 0.23,
}))

/** Returns how far a point is inside the half of the plane that is nearer to `own` than to `other`. */
function depthInside(at: Point, own: Point, other: Point): number {
  const [dx, dy] = [other.x - own.x, other.y - own.y]
  const fromMiddle = (at.x - (own.x + other.x) / 2) * dx + (at.y - (own.y + other.y) / 2) * dy
  return -fromMiddle / Math.hypot(dx, dy)
}

/** Returns the part of a convex polygon that is nearer to `own` than to `other`. */
function clipped(polygon: readonly Point[], own: Point, other: Point): Point[] {
  return polygon.flatMap((corner, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? corner
    const [here, there] = [depthInside(corner, own, other), depthInside(next, own, other)]
    const kept = here >= 0 ? [corner] : []
    if (here >= 0 === there >= 0) return kept
    const share = here / (here - there)
    return [...kept, { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share }]
  })
}

function cornersOf(polygon: readonly Point[], shard: number): number[][] {
  const own = centres[shard]!
  const others = centres.filter(centre => centre !== own)
  return polygon.map(corner => [
    corner.x,
    corner.y,
    own.x,
    own.y,
    hash(shard * 5.1 + 1),
    hash(shard * 9.7 + 2),
    Math.max(0, Math.min(...others.map(other => depthInside(corner, own, other)))),
  ])
}

/** Returns the index of the centre that is nearest to a point. */
function nearestCentre({ x, y }: Point): number {
  let nearest = 0
  let smallest = Number.POSITIVE_INFINITY
  for (const [index, centre] of centres.entries()) {
    const square = (x - centre.x) ** 2 + (y - centre.y) ** 2
    if (square >= smallest) continue
    smallest = square
    nearest = index
  }
  return nearest
}

/** Returns the part of a square that belongs to a shard, as a polygon. */
function partOf(square: readonly Point[], own: Point): readonly Point[] {
  return centres.reduce<readonly Point[]>(
    (rest, other) => (other === own ? rest : clipped(rest, own, other)),
    square,
  )
}

const STEPS = Array.from({ length: GRID + 1 }, (_, step) => step / GRID)

const { x: LEFT, y: TOP, w: WIDE, h: TALL } = POSE_FRAME

/** Returns three corners per triangle, whose numbers of a shard are 0. */
export function wholeGrid(): Float32Array<ArrayBuffer> {
  const numbers = new Float32Array(GRID * GRID * 6 * STRIDE)
  let at = 0
  const add = (column: number, row: number) => {
    numbers[at] = LEFT + (WIDE * column) / GRID
    numbers[at + 1] = TOP + (TALL * row) / GRID
    at += STRIDE
  }
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) {
      add(column, row)
      add(column + 1, row)
      add(column + 1, row + 1)
      add(column, row)
      add(column + 1, row + 1)
      add(column, row + 1)
    }
  return numbers
}

/**
 * Returns three corners per triangle. Shards are convex, so a square whose corners are all nearest to the same centre
 * is inside that shard.
 */
export function cutGrid(): Float32Array<ArrayBuffer> {
  const numbers: number[] = []
  const points = STEPS.map(row => STEPS.map(column => ({ x: LEFT + WIDE * column, y: TOP + TALL * row })))
  const nearest = points.map(row => row.map(nearestCentre))
  const addPart = (part: readonly Point[], shard: number) => {
    const [first, ...rest] = cornersOf(part, shard)
    for (let corner = 1; first && corner < rest.length; corner++)
      numbers.push(...first, ...rest[corner - 1]!, ...rest[corner]!)
  }
  const cornersAt = <T>(grid: readonly (readonly T[])[], column: number, row: number): T[] => [
    grid[row]![column]!,
    grid[row]![column + 1]!,
    grid[row + 1]![column + 1]!,
    grid[row + 1]![column]!,
  ]
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) {
      const square = cornersAt(points, column, row)
      const [only, ...others] = new Set(cornersAt(nearest, column, row))
      if (only !== undefined && others.length === 0) addPart(square, only)
      else for (const [shard, own] of centres.entries()) addPart(partOf(square, own), shard)
    }
  return new Float32Array(numbers)
}

// Equal for all creatures, and never destroyed
let whole: Geometry | null = null
let cut: Geometry | null = null

/** The geometry of a creature until it breaks. */
export function wholeGeometry(): Geometry {
  whole ??= geometryOf(wholeGrid())
  return whole
}

/** The geometry of a creature that breaks. Cutting the grid takes a slow phone a tenth of a second: call it first while idle. */
export function shardGeometry(): Geometry {
  cut ??= geometryOf(cutGrid())
  return cut
}

function geometryOf(data: Float32Array<ArrayBuffer>): Geometry {
  const buffer = new Buffer({ data, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST })
  const attribute = (format: 'float32' | 'float32x2', first: number) => ({
    buffer,
    format,
    stride: STRIDE * Float32Array.BYTES_PER_ELEMENT,
    offset: first * Float32Array.BYTES_PER_ELEMENT,
  })
  return new Geometry({
    attributes: {
      aPosition: attribute('float32x2', 0),
      aCentre: attribute('float32x2', 2),
      aRandom: attribute('float32x2', 4),
      aEdge: attribute('float32', 6),
    },
  })
}
