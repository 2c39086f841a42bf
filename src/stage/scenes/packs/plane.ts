/** A stiff sheet seen in perspective, as a grid of points: cards and packs that turn in space. Pure. */

/** How a sheet stands in space. */
export interface Lean {
  turn: number // radians about its upright axis; its back is seen beyond a quarter turn
  nod: number // radians about its level axis
  bulge: number // how far its middle stands out, in shares of its width
}

/** The part of a sheet a grid covers, in shares of the sheet. */
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
  positions: Float32Array // x, y per point round the sheet's middle; written by `project`
  uvs: Float32Array // of the whole sheet
  indices: Uint32Array
}

const EYE = 4.6 // how far away the eye is, in widths of the sheet

/** Its positions are zeros until `project` has written them. @param area of the sheet that the grid covers */
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

/** Where point `at` lies on the sheet. */
export function shareOf({ columns, rows, area }: Pick<Grid, 'columns' | 'rows' | 'area'>, at: number) {
  const column = at % (columns + 1)
  const row = Math.floor(at / (columns + 1))
  return {
    u: area.left + ((area.right - area.left) * column) / columns,
    v: area.top + ((area.bottom - area.top) * row) / rows,
  }
}

/** Writes the points of a sheet of `w` × `h` that stands as `lean` says, round its middle. */
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

/** 1 seen straight on, 0 from its edge, below 0 from behind. */
export const facing = ({ turn, nod }: Pick<Lean, 'turn' | 'nod'>): number => Math.cos(turn) * Math.cos(nod)
