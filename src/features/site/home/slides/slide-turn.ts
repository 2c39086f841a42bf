/** Where a key or a swipe leads. Pure. */
const leastSwipe = 40 // px

export function slideAfterKey(key: string, at: number, count: number): number | undefined {
  if (count < 2) return undefined
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Drawn to the left: the next one. Undefined for a tap and for who scrolls. */
export function slideAfterSwipe(x: number, y: number): 1 | -1 | undefined {
  if (Math.abs(x) < leastSwipe || Math.abs(x) < Math.abs(y) * 1.2) return undefined
  return x < 0 ? 1 : -1
}
