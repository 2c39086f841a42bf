import { apprendista } from './apprendista.ts'
import { esperto } from './esperto.ts'
import { maestro } from './maestro.ts'
import { novizio } from './novizio.ts'
import type { Opponent, OpponentCode } from './opponent.ts'
import { veterano } from './veterano.ts'

const opponents: Record<OpponentCode, Opponent> = { novizio, apprendista, esperto, veterano, maestro }

/** Returns the computer player of a level. */
export const opponentOf = (code: OpponentCode): Opponent => opponents[code]
