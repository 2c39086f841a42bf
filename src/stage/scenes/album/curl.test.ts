import { describe, expect, it } from 'vitest'
import { bend, curlTo, type Point } from './curl.ts'

const sheet = { w: 280, h: 360 }
const corner = 352

/** Pointer positions all over both pages, and beyond. */
const fingers: Point[] = []
for (let x = -280; x <= 270; x += 37) for (let y = -200; y <= 560; y += 71) fingers.push({ x, y })

const away = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

describe('page that is dragged', () => {
  it('moves the held point to the pointer where the spine allows it', () => {
    for (const to of [
      { x: 230, y: 330 },
      { x: 120, y: 300 },
      { x: 0, y: 330 },
      { x: -140, y: 345 },
    ]) {
      const landed = bend(curlTo(sheet, corner, to), { x: sheet.w, y: corner })
      expect(away(landed, to)).toBeLessThan(1)
    }
  })

  it.each([corner, 180, 8])('never lifts the spine off the table when held at %i', heldY => {
    for (const finger of fingers) {
      const curl = curlTo(sheet, heldY, finger)
      for (const y of [0, 90, 180, 270, 360]) expect(bend(curl, { x: 0, y }).z).toBeLessThan(0.05)
    }
  })

  it('mirrors every point at the spine when turned over', () => {
    const curl = curlTo(sheet, corner, { x: -sheet.w, y: corner })
    for (const [x, y] of [
      [280, 0],
      [280, 360],
      [140, 180],
      [20, 350],
    ] as const)
      expect(away(bend(curl, { x, y }), { x: -x, y })).toBeLessThan(1)
  })

  it('is not stretched: adjacent points keep their distance', () => {
    const curl = curlTo(sheet, corner, { x: 60, y: 290 })
    for (let x = 0; x < 280; x += 10) {
      const [a, b] = [bend(curl, { x, y: 200 }), bend(curl, { x: x + 1, y: 200 })]
      const length = Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)
      expect(length).toBeLessThan(1.02)
      expect(length).toBeGreaterThan(0.97)
    }
  })

  it('bends continuously while the pointer moves', () => {
    let before = curlTo(sheet, corner, { x: 278, y: 300 })
    for (let x = 277; x > -278; x--) {
      const now = curlTo(sheet, corner, { x, y: 300 })
      expect(away(bend(now, { x: 280, y: 352 }), bend(before, { x: 280, y: 352 }))).toBeLessThan(9)
      before = now
    }
  })
})
