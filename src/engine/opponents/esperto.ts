import { bestLine } from './best-line.ts'
import type { Opponent } from './opponent.ts'
import { guardian } from './personality.ts'

/** Considers its own turn to the end and the attack that may follow. */
export const esperto: Opponent = {
  code: 'esperto',
  decide: (view, seed = 0) => bestLine(view, seed, guardian),
}
