/** Finds the visible eyeballs in the mask of a relief, so that the stage can move the gaze. */
import type { Pixels } from '../../browser/studio.ts'

/** In pixels of the creature's picture. */
export interface Eye {
  x: number
  y: number
  r: number
}

const MOST = 2
const SMALLEST = 40 // pixels: less is a glimpse past the nose
const PAIR = 1.55 // an area so much wider than high is two eyes that touch

interface Area {
  left: number
  right: number
  top: number
  bottom: number
  pixels: number
}

/** @param mask its green channel is full on eyeballs */
function areasIn({ data, width, height }: Pixels): Area[] {
  const open = new Set<number>()
  for (let i = 0; i < width * height; i++) if (data[i * 4 + 1]! > 127) open.add(i)
  const areas: Area[] = []
  for (const first of open) {
    const area: Area = { left: width, right: -1, top: height, bottom: -1, pixels: 0 }
    const queue = [first]
    open.delete(first)
    for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
      const x = i % width
      const y = Math.floor(i / width)
      area.left = Math.min(area.left, x)
      area.right = Math.max(area.right, x + 1)
      area.top = Math.min(area.top, y)
      area.bottom = Math.max(area.bottom, y + 1)
      area.pixels += 1
      for (const next of [i - 1, i + 1, i - width, i + width]) if (open.delete(next)) queue.push(next)
    }
    areas.push(area)
  }
  return areas
}

const round = (n: number): number => Math.round(n * 10) / 10

function halves(area: Area): Area[] {
  const middle = (area.left + area.right) / 2
  if (area.right - area.left < PAIR * (area.bottom - area.top)) return [area]
  return [
    { ...area, right: middle },
    { ...area, left: middle },
  ]
}

/** At most two, from left to right. */
export function eyesIn(mask: Pixels): Eye[] {
  const areas = areasIn(mask).filter(area => area.pixels >= SMALLEST)
  const largest = areas.toSorted((a, b) => b.pixels - a.pixels).slice(0, MOST)
  const single = largest.length === 1 ? halves(largest[0]!) : largest
  return single
    .map(({ left, right, top, bottom }) => ({
      x: round((left + right) / 2),
      y: round((top + bottom) / 2),
      r: round(Math.max(right - left, bottom - top) / 2),
    }))
    .toSorted((a, b) => a.x - b.x)
}
