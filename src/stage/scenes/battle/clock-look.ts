/** How the clock looks (decision 0039): the shop's secondary, orange from 15 seconds, red from 5; brown while the rival thinks. Pure. */

import type { BattlePicture } from '../../battle-picture.ts'
import { shopColours } from '../../palette.ts'

type Deadline = NonNullable<BattlePicture['deadline']>

const HURRY = 15 // s
const ALARM = 5 // s

/** Whole seconds, the last one shown as 1; 0 when it is over. */
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

/** `left` is null when there is no clock and the medallion shows the turn. */
export function clockLook(left: number | null, isRival: boolean): ClockLook {
  if (isRival) return { arc: '#a88a5a', ink: '#d9c6a5', alarm: false }
  if (left === null) return { arc: shopColours.secondaryMark, ink: '#ffffff', alarm: false }
  if (left <= ALARM) return { arc: shopColours.alarm, ink: '#ff9a7a', alarm: true }
  if (left <= HURRY) return { arc: '#ff8a2a', ink: '#ffd0a0', alarm: false }
  return { arc: shopColours.secondaryMark, ink: '#ffffff', alarm: false }
}
