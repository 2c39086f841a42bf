import { bestLine } from './best-line.ts'
import type { Opponent } from './opponent.ts'
import { hunter } from './personality.ts'

/** Sees what its own turn takes, and nothing of what comes back. */
export const apprendista: Opponent = {
  code: 'apprendista',
  decide: (view, seed = 0) => bestLine(view, seed, hunter),
}
