import type { Command } from './commands.ts'
import { type Stat, stats } from './effects/effect.ts'
import type { Seat } from './types.ts'

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const isStat = (value: unknown): value is Stat => stats.includes(value as Stat)

/** Returns a command without extra fields, or null if the input has no valid shape. Does not check whether the command is allowed. */
export function readCommand(input: unknown): Command | null {
  if (typeof input !== 'object' || input === null) return null
  const fields = input as Record<string, unknown>
  const { type, seat } = fields
  if (seat !== 'player1' && seat !== 'player2') return null
  if (type === 'use-move') return readMove(seat, fields)
  if (type === 'skip-turn') return readSkip(seat, fields)
  if (type !== 'choose-card' && type !== 'replace-card') return null
  const { cardId } = fields
  return Number.isSafeInteger(cardId) ? { type, seat, cardId: cardId as number } : null
}

function readMove(seat: Seat, { move, stat }: Record<string, unknown>): Command | null {
  if (!isIndex(move)) return null
  if (stat === undefined) return { type: 'use-move', seat, move }
  return isStat(stat) ? { type: 'use-move', seat, move, stat } : null
}

function readSkip(seat: Seat, { timedOut, guard }: Record<string, unknown>): Command | null {
  if (guard === undefined && timedOut === undefined) return { type: 'skip-turn', seat }
  if (guard === undefined) return timedOut === true ? { type: 'skip-turn', seat, timedOut } : null
  return guard === true && timedOut === undefined ? { type: 'skip-turn', seat, guard } : null
}
