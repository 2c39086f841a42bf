import { type RefObject, useLayoutEffect } from 'react'
import { playCue } from '@/audio/player.ts'
import { runProgress } from '@/stage/timing/run-progress.ts'
import { prefersReducedMotion } from '@/ui/theme/apply-motion.ts'
import { CLIMB } from './level-climb.ts'

const FLIGHT = 420 // ms of one badge
const START = { scale: 0.3, turn: -24 } // of a badge at the level
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
      const start = startOf(badge)
      playCue('card_draw')
      stop = runProgress(FLIGHT, share => {
        placeBadge(badge, share, start)
        if (share === 1) fly(at + 1)
      })
    }
    return () => {
      stop()
      for (const badge of badges) placeBadge(badge, 1, { x: 0, y: 0 })
    }
  }, [list, count])
}

/** Returns the middle of the level, in pixels from the middle of the place of a badge. */
function startOf(badge: HTMLElement): { x: number; y: number } {
  const level = badge.closest('[data-outcome]')?.querySelector('[data-level]')
  const place = middleOf(badge)
  const from = level ? middleOf(level) : place
  return { x: from.x - place.x, y: from.y - place.y }
}

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

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
