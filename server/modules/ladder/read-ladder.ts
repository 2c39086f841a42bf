import type { ParsedOf } from '@/contract/endpoint.ts'
import {
  type readLadder as contract,
  type Ladder,
  type LadderRow,
  seasonOf,
} from '@/contract/endpoints/game/ladder.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { firstPlaces, placeOf, placesAround, placesOf, seasonsPlayed, standingIn } from './ladder-repo.ts'
import { faceOf } from './players-repo.ts'

const shownFirst = 20
const shownAbove = 3 // places above the caller's, and as many below
const shownAround = 2 * shownAbove + 1

type Found = Awaited<ReturnType<typeof firstPlaces>>

/** `first`: place of the first row. */
const rowsFrom = (found: Found, first: number, now: Date): LadderRow[] =>
  found.map(({ account, player, rating, streak, best_streak }, index) => ({
    ...faceOf(account, player, now),
    rating,
    place: first + index,
    streak,
    best_streak,
  }))

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
  const own = await placeOf(db, places, userId)
  const standing = await standingIn(db, places, own, { season, scope: query.scope })
  const higher = Math.min(shownAbove, standing.above)
  const around = own ? await placesAround(db, places, own, { above: higher, many: shownAround }) : []
  return {
    season,
    seasons: await seasonsPlayed(db),
    ends_at: endOf(season),
    players: standing.players,
    top: rowsFrom(await firstPlaces(db, places, shownFirst), 1, now),
    around: rowsFrom(around, standing.above - higher + 1, now),
  }
}
