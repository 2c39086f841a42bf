import { esperto } from './esperto.ts'
import { maestro } from './maestro.ts'
import { novizio } from './novizio.ts'
import type { Opponent, OpponentCode } from './opponent.ts'

const opponents: Record<OpponentCode, Opponent> = { novizio, esperto, maestro }

export const opponentOf = (code: OpponentCode): Opponent => opponents[code]
