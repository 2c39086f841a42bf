import { bestLine } from './best-line.ts'
import type { Opponent } from './opponent.ts'
import { hunter } from './personality.ts'

/** Counts the damage of its own turn and ignores the reply. */
export const apprendista: Opponent = {
  code: 'apprendista',
  decide: (view, seed = 0) => bestLine(view, seed, hunter),
}
