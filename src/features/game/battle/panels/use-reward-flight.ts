import { type RefObject, useLayoutEffect } from 'react'
import { playCue } from '@/audio/player.ts'
import { runProgress } from '@/stage/timing/run-progress.ts'
import { prefersReducedMotion } from '@/ui/theme/apply-motion.ts'
import { CLIMB } from './level-climb.ts'

const FLIGHT = 420 // ms of one badge
const START = { x: -24, y: -96, scale: 0.3, turn: -24 } // at the level, from the place of the first badge
const ARC = 28 // px above the straight way

/** Once the level has climbed, the rewards of a list fly from it to their place, one after the other. Still with reduced motion. */
export function useRewardFlight(list: RefObject<HTMLElement | null>, count: number): void {
  // Before the browser paints: the badges would be visible in their place for one frame.
  useLayoutEffect(() => {
    if (count === 0 || prefersReducedMotion()) return
    const badges = [...(list.current?.children ?? [])].filter(badge => badge instanceof HTMLElement)
    for (const badge of badges) badge.style.opacity = '0'
    let stop = runProgress(CLIMB, share => share === 1 && fly(0))
    const fly = (at: number) => {
      const badge = badges[at]
      if (!badge) return
      const start = startOf(badge, badges[0] ?? badge)
      playCue('card_draw')
      stop = runProgress(FLIGHT, share => {
        placeBadge(badge, share, start)
        if (share === 1) fly(at + 1)
      })
    }
    return () => {
      stop()
      for (const badge of badges) placeBadge(badge, 1, START)
    }
  }, [list, count])
}

/** Returns the position of the level from the place of a badge, in pixels. */
const startOf = (badge: HTMLElement, first: HTMLElement) => ({
  x: START.x + first.offsetLeft - badge.offsetLeft,
  y: START.y + first.offsetTop - badge.offsetTop,
})

/**
 * @param share of its way, 0–1
 * @param start of its way, in pixels from its place
 */
function placeBadge({ style }: HTMLElement, share: number, start: { x: number; y: number }): void {
  const rest = 1 - share
  const y = start.y * rest - ARC * Math.sin(Math.PI * share)
  const scale = 1 - (1 - START.scale) * rest
  style.opacity = share === 1 ? '' : String(Math.min(1, share * 3))
  style.transform =
    share === 1
      ? ''
      : `translate(${start.x * rest}px, ${y}px) scale(${scale}) rotate(${START.turn * rest}deg)`
}
