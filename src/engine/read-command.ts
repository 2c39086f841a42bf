import type { Command } from './commands.ts'

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** Input of unknown shape → a command with nothing else in it, or null. Whether it is allowed is the rules' business. */
export function readCommand(input: unknown): Command | null {
  if (typeof input !== 'object' || input === null) return null
  const { type, seat, move, cardId } = input as Record<string, unknown>
  if (seat !== 'player1' && seat !== 'player2') return null
  if (type === 'skip-turn') return { type, seat }
  if (type === 'use-move' && isIndex(move)) return { type, seat, move }
  if (type === 'choose-card' && Number.isSafeInteger(cardId)) return { type, seat, cardId: cardId as number }
  return null
}
