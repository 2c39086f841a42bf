import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import {
  type readLadder as contract,
  type Ladder,
  type LadderRow,
  seasonOf,
} from '../../../src/contract/ladder.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { placesFrom, playersOfSeason, seasonsPlayed, standingOf } from './ladder-repo.ts'
import { faceOf } from './players-repo.ts'

const topPlaces = 20
const placesAround = 3 // to either side

async function places(
  db: Queryable,
  season: string,
  now: Date,
  { from, many }: { from: number; many: number },
): Promise<LadderRow[]> {
  const rows = await placesFrom(db, season, from, many)
  return rows.map(({ row, account, player }, index) => ({
    ...faceOf(account, player, now),
    rating: row.rating,
    place: from + index + 1,
    streak: row.streak,
    best_streak: row.best_streak,
  }))
}

const endOf = (season: string): string => {
  const [year = 0, month = 1] = season.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString()
}

export async function readLadder(
  { query }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<Ladder> {
  const { db } = context
  const now = context.now()
  const season = query.season ?? seasonOf(now)
  const standing = await standingOf(db, season, callerOf(context).userId)
  const from = Math.max(0, (standing ?? 0) - placesAround)
  return {
    season,
    seasons: await seasonsPlayed(db),
    ends_at: endOf(season),
    players: await playersOfSeason(db, season),
    top: await places(db, season, now, { from: 0, many: topPlaces }),
    around: standing === undefined ? [] : await places(db, season, now, { from, many: 2 * placesAround + 1 }),
  }
}
