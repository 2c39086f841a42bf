import type { ParsedOf } from '@/contract/endpoint.ts'
import {
  type readLadder as contract,
  type Ladder,
  type LadderRow,
  seasonOf,
} from '@/contract/endpoints/game/ladder.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { placesFrom, placesOf, seasonsPlayed, standingIn } from './ladder-repo.ts'
import { faceOf } from './players-repo.ts'

const topPlaces = 20
const placesAround = 3 // above and below

async function rowsFrom(
  db: Queryable,
  places: ReturnType<typeof placesOf>,
  now: Date,
  { from, many }: { from: number; many: number },
): Promise<LadderRow[]> {
  const rows = await placesFrom(db, places, from, many)
  return rows.map(({ account, player, rating, streak, best_streak }, index) => ({
    ...faceOf(account, player, now),
    rating,
    place: from + index + 1,
    streak,
    best_streak,
  }))
}

const endOf = (season: string): string => {
  const [year = 0, month = 1] = season.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString()
}

/** Uses the current season unless the query names one. `around` is empty for a caller without a place. */
export async function readLadder(
  { query }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<Ladder> {
  const { db } = context
  const now = context.now()
  const season = query.season ?? seasonOf(now)
  const { userId } = callerOf(context)
  const places = placesOf(db, season, query.scope, userId)
  const { players, above } = await standingIn(db, places, userId)
  const from = Math.max(0, (above ?? 0) - placesAround)
  const around = { from, many: 2 * placesAround + 1 }
  return {
    season,
    seasons: await seasonsPlayed(db),
    ends_at: endOf(season),
    players,
    top: await rowsFrom(db, places, now, { from: 0, many: topPlaces }),
    around: above === undefined ? [] : await rowsFrom(db, places, now, around),
  }
}
