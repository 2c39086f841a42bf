import { novizio } from './novizio.ts'
import type { Opponent, OpponentCode } from './opponent.ts'

const opponents: Record<OpponentCode, Opponent> = { novizio }

export const opponentOf = (code: OpponentCode): Opponent => opponents[code]
