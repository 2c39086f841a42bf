/** The slide that a key or a swipe leads to. Pure. */
const leastSwipe = 40 // px

export function slideAfterKey(key: string, at: number, count: number): number | undefined {
  if (count < 2) return undefined
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** A swipe to the left leads to the next slide. Undefined for a tap or a scroll. */
export function slideAfterSwipe(x: number, y: number): 1 | -1 | undefined {
  if (Math.abs(x) < leastSwipe || Math.abs(x) < Math.abs(y) * 1.2) return undefined
  return x < 0 ? 1 : -1
}
