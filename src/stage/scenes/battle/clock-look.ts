/**
 * Colours of the clock (decision 0039): the shop's secondary colour, orange from 15 seconds, red from 5; brown during
 * the rival's turn. Pure.
 */

import type { BattleSnapshot } from '../../battle-snapshot.ts'
import { shopColours } from '../../draw/palette.ts'

type Deadline = NonNullable<BattleSnapshot['deadline']>

const HURRY = 15 // s
const ALARM = 5 // s

/** Returns whole seconds, with the last one as 1, and 0 when time is up. */
export const secondsLeft = ({ endsAt }: Deadline, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1000))

/** 1 … 0 */
export const shareLeft = ({ endsAt, total }: Deadline, now: number): number =>
  Math.min(1, Math.max(0, (endsAt - now) / total))

export interface ClockLook {
  arc: string
  ink: string
  alarm: boolean
}

/** `left` is null if there is no clock and the medallion shows the turn. */
export function clockLook(remaining: number | null, isRival: boolean): ClockLook {
  if (isRival) return { arc: '#a88a5a', ink: '#d9c6a5', alarm: false }
  if (remaining === null) return { arc: shopColours.secondaryMark, ink: '#ffffff', alarm: false }
  if (remaining <= ALARM) return { arc: shopColours.alarm, ink: '#ff9a7a', alarm: true }
  if (remaining <= HURRY) return { arc: '#ff8a2a', ink: '#ffd0a0', alarm: false }
  return { arc: shopColours.secondaryMark, ink: '#ffffff', alarm: false }
}
