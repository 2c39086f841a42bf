/** A rigid sheet in perspective, as a grid of points: cards and packs that rotate in space. Pure. */

/** Orientation of a sheet in space. */
export interface Lean {
  turn: number // radians around its vertical axis; its back is visible beyond a quarter turn
  nod: number // radians around its horizontal axis
  bulge: number // distance of its middle towards the camera, as a share of its width
}

/** The part of a sheet that a grid covers, as shares of the sheet. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

export const wholeSheet: Area = { left: 0, top: 0, right: 1, bottom: 1 }

export interface Grid {
  columns: number
  rows: number
  area: Area
  positions: Float32Array // x, y per point relative to the sheet's centre; written by `project`
  uvs: Float32Array // of the whole sheet
  indices: Uint32Array
}

const EYE = 4.6 // distance of the camera, in widths of the sheet

/** Positions are zeros until `project` has written them. @param area part of the sheet that the grid covers */
export function createGrid(columns: number, rows: number, area: Area = wholeSheet): Grid {
  const points = (columns + 1) * (rows + 1)
  const grid: Grid = {
    columns,
    rows,
    area,
    positions: new Float32Array(points * 2),
    uvs: new Float32Array(points * 2),
    indices: new Uint32Array(columns * rows * 6),
  }
  for (let at = 0; at < points; at++) {
    const { u, v } = shareOf(grid, at)
    grid.uvs.set([u, v], at * 2)
  }
  let next = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const corner = row * (columns + 1) + column
      const below = corner + columns + 1
      grid.indices.set([corner, corner + 1, below, corner + 1, below + 1, below], next)
      next += 6
    }
  return grid
}

/** Returns the position of point `at` on the sheet. */
export function shareOf({ columns, rows, area }: Pick<Grid, 'columns' | 'rows' | 'area'>, at: number) {
  const column = at % (columns + 1)
  const row = Math.floor(at / (columns + 1))
  return {
    u: area.left + ((area.right - area.left) * column) / columns,
    v: area.top + ((area.bottom - area.top) * row) / rows,
  }
}

/** Writes the points of a sheet of `w` × `h` in the orientation `lean`, relative to its centre. */
export function project(grid: Grid, w: number, h: number, { turn, nod, bulge }: Lean): void {
  const [sinT, cosT, sinN, cosN] = [Math.sin(turn), Math.cos(turn), Math.sin(nod), Math.cos(nod)]
  const eye = EYE * w
  const { uvs, positions } = grid
  for (let at = 0; at < positions.length; at += 2) {
    const u = uvs[at]! * 2 - 1
    const v = uvs[at + 1]! * 2 - 1
    const x = (u * w) / 2
    const y = (v * h) / 2
    const z = bulge * w * (1 - u * u) * (1 - v ** 6) * Math.sign(cosT || 1)
    const turnedX = x * cosT + z * sinT
    const deep = z * cosT - x * sinT
    const turnedY = y * cosN - deep * sinN
    const near = deep * cosN + y * sinN
    const scale = eye / (eye - near)
    positions[at] = turnedX * scale
    positions[at + 1] = turnedY * scale
  }
}

/** Returns 1 seen from the front, 0 edge-on, below 0 from behind. */
export const facing = ({ turn, nod }: Pick<Lean, 'turn' | 'nod'>): number => Math.cos(turn) * Math.cos(nod)
