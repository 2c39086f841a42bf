import type { Command } from './commands.ts'
import { type Stat, stats } from './effects/effect.ts'

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const isStat = (value: unknown): value is Stat => stats.includes(value as Stat)

/** Input of unknown shape → a command with nothing else in it, or null. Whether it is allowed is the rules' business. */
export function readCommand(input: unknown): Command | null {
  if (typeof input !== 'object' || input === null) return null
  const { type, seat, move, cardId, stat, timedOut, guard } = input as Record<string, unknown>
  if (seat !== 'player1' && seat !== 'player2') return null
  if (type === 'skip-turn') {
    if (guard !== undefined) return guard === true && timedOut === undefined ? { type, seat, guard } : null
    if (timedOut === undefined) return { type, seat }
    return timedOut === true ? { type, seat, timedOut } : null
  }
  if (type === 'use-move' && isIndex(move)) {
    if (stat === undefined) return { type, seat, move }
    return isStat(stat) ? { type, seat, move, stat } : null
  }
  if ((type === 'choose-card' || type === 'replace-card') && Number.isSafeInteger(cardId))
    return { type, seat, cardId: cardId as number }
  return null
}
