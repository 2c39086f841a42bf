/**
 * What a finished battle brings, stored once in the transaction that ends it: experience and counters (specification §4), rating
 * and streak (decisions §6), the row of the history. A void one brings nothing.
 */
import { and, count, eq, gt, gte, or } from 'drizzle-orm'
import { type BattleOutcome, type BattleReport, turnsToCount, xpOf } from '../../../src/contract/battles.ts'
import { ratedAfter, ratingIn, seasonOf } from '../../../src/contract/ladder.ts'
import type { MatchResult } from '../../../src/contract/online.ts'
import { levelOf } from '../../../src/contract/progress.ts'
import type { Seat } from '../../../src/engine/types.ts'
import { users } from '../../db/schema/auth.ts'
import { battles } from '../../db/schema/battles.ts'
import { matches } from '../../db/schema/online.ts'
import type { World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { lockPlayer } from '../battles/battles-repo.ts'
import { insertBattle } from '../battles/tickets-repo.ts'
import { storePlace } from '../ladder/ladder-repo.ts'
import { changePlayer, lockPlayers, type PlayerRow } from '../ladder/players-repo.ts'
import type { LiveBattle } from './live-battles.ts'
import { seatsOf } from './match-seats.ts'
import { type MatchRow, stepsOf } from './matches-repo.ts'

const day = 24 * 60 * 60_000
const countedWithOneRival = 5 // a day of UTC

type Seats<T> = Record<Seat, T>

const outcomeFor = (seat: Seat, winner: Seat | null): BattleOutcome =>
  winner === null ? 'spare' : winner === seat ? 'win' : 'lose'

const scores = { win: 1, spare: 0.5, lose: 0 } as const

interface Rated {
  rating: number
  change: number
  streak: number
}

export async function settleMatch(
  world: Pick<World, 'events'>,
  tx: Queryable,
  { row, state }: LiveBattle,
  now: Date,
): Promise<Seats<MatchResult> | null> {
  if (row.ending === 'void' || row.seed === null || !row.setup) return null
  const people = seatsOf(row)
  const ratings = await rate(tx, row, people, now)
  const unrewarded = await whyNothing(tx, people, state.turn, now)
  const results: Partial<Seats<MatchResult>> = {}
  const seats: Seat[] = people.player1 < people.player2 ? ['player1', 'player2'] : ['player2', 'player1']
  for (const seat of seats) {
    const outcome = outcomeFor(seat, row.winner)
    const gained = await reward(world, tx, { userId: people[seat], outcome, unrewarded })
    const { rating, change, streak } = ratings[seat]
    results[seat] = {
      outcome,
      turns: state.turn,
      ...gained,
      unrewarded,
      rating: row.rated ? rating : null,
      rating_change: change,
      streak,
    }
  }
  const { player1, player2 } = results as Seats<MatchResult>
  await tx.update(matches).set({ result1: player1, result2: player2 }).where(eq(matches.id, row.id))
  await insertBattle(tx, {
    id: row.id,
    user_id: people.player1,
    rival_id: people.player2,
    kind: 'online',
    rules: row.rules,
    rules_version: row.rules_version,
    seed: row.seed,
    setup: row.setup,
    status: 'counted',
    is_forfeit: row.ending !== 'cards',
    commands: await stepsOf(tx, row.id),
    outcome: player1.outcome,
    turns: state.turn,
    xp: player1.xp,
    rival_xp: player2.xp,
    user_xp: player1.user_xp,
    unrewarded,
    created_at: row.created_at,
    expires_at: now,
    sent_at: now,
    settled_at: now,
  })
  return { player1, player2 }
}

/** Ratings of this season and streaks, changed only by rated tables. */
async function rate(tx: Queryable, row: MatchRow, people: Seats<number>, now: Date): Promise<Seats<Rated>> {
  const season = seasonOf(now)
  const rows = await lockPlayers(tx, [people.player1, people.player2])
  const known = (seat: Seat) => rows.find(({ user_id }) => user_id === people[seat])
  const before = (player: PlayerRow | undefined) =>
    player ? ratingIn(season, player.rating, player.season) : 1000
  const [first, second] = [before(known('player1')), before(known('player2'))]
  const [next1, next2] = row.rated
    ? ratedAfter(first, second, scores[outcomeFor('player1', row.winner)])
    : [first, second]
  const store = async (seat: Seat, rating: number, change: number): Promise<Rated> => {
    const last = known(seat)?.streak ?? 0
    if (!row.rated) return { rating, change, streak: last }
    const streak = outcomeFor(seat, row.winner) === 'win' ? last + 1 : 0
    await changePlayer(tx, people[seat], { rating, season, streak })
    await storePlace(tx, { season, user_id: people[seat], rating, streak, reached_at: now })
    return { rating, change, streak }
  }
  return {
    player1: await store('player1', next1, next1 - first),
    player2: await store('player2', next2, next2 - second),
  }
}

async function whyNothing(
  tx: Queryable,
  { player1, player2 }: Seats<number>,
  turn: number,
  now: Date,
): Promise<BattleReport['unrewarded']> {
  if (turn < turnsToCount) return 'too_short'
  const since = new Date(now.getTime() - (now.getTime() % day))
  const [row] = await tx
    .select({ together: count() })
    .from(battles)
    .where(
      and(
        or(
          and(eq(battles.user_id, player1), eq(battles.rival_id, player2)),
          and(eq(battles.user_id, player2), eq(battles.rival_id, player1)),
        ),
        gte(battles.sent_at, since),
        gt(battles.xp, 0),
      ),
    )
  return (row?.together ?? 0) >= countedWithOneRival ? 'same_rival' : null
}

interface Reward {
  userId: number
  outcome: BattleOutcome
  unrewarded: BattleReport['unrewarded']
}

async function reward(
  { events }: Pick<World, 'events'>,
  tx: Queryable,
  { userId, outcome, unrewarded }: Reward,
): Promise<{ xp: number; user_xp: number }> {
  const player = await lockPlayer(tx, userId)
  if (!player) return { xp: 0, user_xp: 0 } // the account went away during the battle
  if (unrewarded) return { xp: 0, user_xp: player.user_xp }
  const xp = xpOf[outcome]
  const user_xp = player.user_xp + xp
  const user_level = levelOf(user_xp).level
  const { user_match_info: counters } = player
  const user_match_info = { ...counters, [outcome]: counters[outcome] + 1 }
  await tx.update(users).set({ user_xp, user_level, user_match_info }).where(eq(users.id, userId))
  if (user_level > player.user_level) await events.publish('level-reached', { userId, level: user_level }, tx)
  return { xp, user_xp: player.user_xp }
}
