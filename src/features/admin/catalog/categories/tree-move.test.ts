import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchOf, depthAt, linesOf, moveBranch } from './tree-move.ts'

/** 1 (2, 3 (4)), 5 */
const tree = linesOf([
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: 1 },
  { id: 4, parent_id: 3 },
  { id: 5, parent_id: null },
])
const levels = 3
const shape = (nodes: readonly { id: number; parent_id: number | null }[]) =>
  nodes.map(({ id, parent_id }) => `${id}<${parent_id ?? '-'}`).join(' ')

describe('moving a branch', () => {
  it('moves with everything below it', () => {
    expect(branchOf(tree, 3).map(line => line.id)).toEqual([3, 4])
    expect(shape(moveBranch(tree, { id: 3, overId: 5, wish: 0, levels }))).toBe('1<- 2<1 5<- 3<- 4<3')
  })

  it('swaps with its sibling', () => {
    expect(shape(moveBranch(tree, { id: 5, overId: 1, wish: 0, levels }))).toBe('5<- 1<- 2<1 3<1 4<3')
    expect(shape(moveBranch(tree, { id: 2, overId: 4, wish: 1, levels }))).toBe('1<- 3<1 4<3 2<1 5<-')
  })

  it('moves one level in or out in place', () => {
    expect(shape(moveBranch(tree, { id: 5, overId: 5, wish: 1, levels }))).toBe('1<- 2<1 3<1 4<3 5<1')
    expect(shape(moveBranch(tree, { id: 4, overId: 4, wish: 0, levels }))).toBe('1<- 2<1 3<1 4<- 5<-')
  })

  it('keeps every depth between the root and three levels', () => {
    expect(depthAt(tree, { id: 5, overId: 5, wish: 9, levels })).toBe(2)
    expect(depthAt(tree, { id: 3, overId: 1, wish: 2, levels })).toBe(0)
  })
})

it('keeps every row exactly once, with a parent in an earlier row', () => {
  const nodes = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 9 }).map(depths => {
    const path: number[] = []
    return depths.map((wish, at) => {
      const depth = Math.min(wish, path.length, levels - 1)
      path.splice(depth)
      const parent_id = path.at(-1) ?? null
      path.push(at + 1)
      return { id: at + 1, parent_id }
    })
  })
  fc.assert(
    fc.property(nodes, fc.nat(), fc.nat(), fc.nat({ max: 4 }), (all, one, other, wish) => {
      const lines = linesOf(all)
      const id = lines[one % lines.length]!.id
      const overId = lines[other % lines.length]!.id
      const moved = moveBranch(lines, { id, overId, wish, levels })
      const after = linesOf(moved)
      expect(moved.map(node => node.id).sort((a, b) => a - b)).toEqual(all.map(node => node.id))
      expect(after.every(line => line.depth < levels)).toBe(true)
      for (const [at, node] of moved.entries())
        if (node.parent_id !== null)
          expect(moved.findIndex(before => before.id === node.parent_id)).toBeLessThan(at)
      expect(moved.findIndex(node => node.id === id)).toBeGreaterThanOrEqual(0)
    }),
  )
})
