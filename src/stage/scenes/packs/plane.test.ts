import { expect, it } from 'vitest'
import { createGrid, facing, project } from './plane.ts'

const corners = (turn: number, nod = 0, bulge = 0) => {
  const grid = createGrid(2, 2)
  project(grid, 100, 140, { turn, nod, bulge })
  const at = (point: number) => ({ x: grid.positions[point * 2]!, y: grid.positions[point * 2 + 1]! })
  return { topLeft: at(0), topRight: at(2), middle: at(4), bottomLeft: at(6) }
}

it('projects a sheet that faces the camera in its own size', () => {
  const { topLeft, topRight, bottomLeft } = corners(0)
  expect(topRight.x - topLeft.x).toBeCloseTo(100)
  expect(bottomLeft.y - topLeft.y).toBeCloseTo(140)
})

it('makes a rotated sheet narrower and its nearer edge taller', () => {
  const { topLeft, topRight, bottomLeft } = corners(0.7)
  expect(topRight.x - topLeft.x).toBeLessThan(90)
  expect(bottomLeft.y - topLeft.y).toBeGreaterThan(140)
  expect(-topRight.y).toBeLessThan(70)
})

it('shows its back beyond a quarter turn', () => {
  expect(facing({ turn: 0, nod: 0 })).toBe(1)
  expect(facing({ turn: Math.PI, nod: 0 })).toBeCloseTo(-1)
})

it('moves the middle of a full pack towards the camera, so that a rotation shifts it', () => {
  expect(corners(0.5, 0, 0.1).middle.x).toBeGreaterThan(corners(0.5).middle.x)
})
