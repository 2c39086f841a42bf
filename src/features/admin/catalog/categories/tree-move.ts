/** The category tree as a list of rows, and the tree after a row is moved with all its descendants. Pure. */
import { clamp } from '@/lib/clamp.ts'

export interface TreeLine {
  id: number
  parent_id: number | null
  depth: number // 0 for a root
}

type Node = Pick<TreeLine, 'id' | 'parent_id'>

/** `nodes` lists parents before their children. */
export function linesOf(nodes: readonly Node[]): TreeLine[] {
  const depths = new Map<number, number>()
  return nodes.map(({ id, parent_id }) => {
    const depth = parent_id === null ? 0 : (depths.get(parent_id) ?? 0) + 1
    depths.set(id, depth)
    return { id, parent_id, depth }
  })
}

/** The row and its descendants. */
export function branchOf(lines: readonly TreeLine[], id: number): TreeLine[] {
  const at = lines.findIndex(line => line.id === id)
  const top = lines[at]
  if (!top) return []
  const end = lines.findIndex((line, place) => place > at && line.depth <= top.depth)
  return lines.slice(at, end === -1 ? undefined : end)
}

/** Clamps the depth of a dropped row: at most one below the previous row, at least that of the next row. */
export function depthAt(
  lines: readonly TreeLine[],
  { id, overId, wish, levels }: { id: number; overId: number; wish: number; levels: number },
): number {
  const branch = branchOf(lines, id)
  const tall = Math.max(0, ...branch.map(line => line.depth)) - (branch[0]?.depth ?? 0)
  const { before, after } = gapAt(lines, id, overId)
  const most = Math.min(before ? before.depth + 1 : 0, levels - 1 - tall)
  const least = after ? Math.min(after.depth, most) : 0
  return clamp(wish, least, most)
}

interface Gap {
  rest: TreeLine[] // without the moved branch
  place: number // in `rest`
  before: TreeLine | undefined
  after: TreeLine | undefined
}

function gapAt(lines: readonly TreeLine[], id: number, overId: number): Gap {
  const branch = new Set(branchOf(lines, id).map(line => line.id))
  const rest = lines.filter(line => !branch.has(line.id))
  const from = lines.findIndex(line => line.id === id)
  const over = rest.findIndex(line => line.id === overId)
  const isDown = lines.findIndex(line => line.id === overId) > from
  const ownBefore = rest.filter(line => lines.indexOf(line) < from).length
  const place = over === -1 ? ownBefore : isDown ? over + 1 : over
  return { rest, place, before: rest[place - 1], after: rest[place] }
}

/** Returns the whole tree after the drop, parents before their children. */
export function moveBranch(
  lines: readonly TreeLine[],
  move: { id: number; overId: number; wish: number; levels: number },
): Node[] {
  const branch = branchOf(lines, move.id)
  const depth = depthAt(lines, move)
  const { rest, place } = gapAt(lines, move.id, move.overId)
  const above = rest.slice(0, place)
  const parent = above.findLast(line => line.depth === depth - 1)
  const carried = branch.map((line, at) =>
    at === 0 ? { id: line.id, parent_id: depth === 0 ? null : (parent?.id ?? null) } : line,
  )
  return [...above, ...carried, ...rest.slice(place)].map(({ id, parent_id }) => ({ id, parent_id }))
}
