/**
 * Results of a finished battle, stored once in the transaction that ends it: experience and counters
 * (specification notes §4), rating and streak (decision 0031), and the history row. A void battle has none.
 */
import {
  type BattleOutcome,
  type BattleReport,
  turnsToCount,
  xpOf,
} from '@/contract/endpoints/game/battles.ts'
import { ratedAfter, ratingIn, seasonOf } from '@/contract/endpoints/game/ladder.ts'
import type { MatchResult } from '@/contract/endpoints/game/online.ts'
import type { Seat } from '@/engine/types.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { lockPlayer, rewardedTogether } from '../battles/battles-repo.ts'
import { type RewardedBattle, rewardPlayer, typesOfDeck } from '../battles/reward-player.ts'
import { insertBattle } from '../battles/tickets-repo.ts'
import { storePlace } from '../ladder/ladder-repo.ts'
import { changePlayer, lockPlayers, type PlayerRow } from '../ladder/players-repo.ts'
import type { LiveBattle } from './live-battles.ts'
import { seatsOf } from './match-seats.ts'
import { type MatchRow, stepsOf, storeResults } from './matches-repo.ts'

const day = 24 * 60 * 60_000
/** Rewarded battles with one opponent per day. */
export const countedWithOneRival = 5 // per UTC day

type Seats<T> = Record<Seat, T>

const outcomeFor = (seat: Seat, winner: Seat | null): BattleOutcome =>
  winner === null ? 'spare' : winner === seat ? 'win' : 'lose'

const scores = { win: 1, spare: 0.5, lose: 0 } as const

interface Rated {
  rating: number
  change: number
  streak: number
}

/**
 * Returns null for a void battle. Call it once, in the transaction that stores the last step and that has locked both
 * players (`lockPlayers`) before it. Locks their accounts by id.
 */
export async function settleMatch(
  context: Pick<AppContext, 'events' | 'ids'>,
  tx: Queryable,
  { row, state }: LiveBattle,
  now: Date,
): Promise<Seats<MatchResult> | null> {
  if (row.ending === 'void' || row.seed === null || !row.setup) return null
  const people = seatsOf(row)
  const unrewarded = await whyNothing(tx, people, state.turn, now)
  const ratings = await rate(tx, row, people, { isRewarded: unrewarded === null, now })
  const results: Partial<Seats<MatchResult>> = {}
  const seats: Seat[] = people.player1 < people.player2 ? ['player1', 'player2'] : ['player2', 'player1']
  for (const seat of seats) {
    const outcome = outcomeFor(seat, row.winner)
    const rival: Seat = seat === 'player1' ? 'player2' : 'player1'
    const gained = await reward({ ...context, now: () => now }, tx, {
      id: row.id,
      userId: people[seat],
      outcome,
      unrewarded,
      knockouts: state[rival].defeatedCardIds.length,
      types: typesOfDeck(row.setup, seat),
    })
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
  await storeResults(tx, row.id, { result1: player1, result2: player2 })
  await insertBattle(tx, {
    id: row.id,
    user_id: people.player1,
    rival_id: people.player2,
    kind: 'online',
    rules: row.rules,
    rules_version: row.rules_version,
    watch_key: row.watch_key,
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

/**
 * Changes ratings of this season and streaks, for rated tables only. A battle without a reward only lowers them: the
 * loser loses points and streak and the winner gains neither, so that two accounts cannot raise one of them by
 * forfeiting.
 */
async function rate(
  tx: Queryable,
  row: MatchRow,
  people: Seats<number>,
  { isRewarded, now }: { isRewarded: boolean; now: Date },
): Promise<Seats<Rated>> {
  const season = seasonOf(now)
  const rows = await lockPlayers(tx, [people.player1, people.player2])
  const rowOf = (seat: Seat) => rows.find(({ user_id }) => user_id === people[seat])
  const before = (player: PlayerRow | undefined) =>
    player ? ratingIn(season, player.rating, player.season) : 1000
  const [first, second] = [before(rowOf('player1')), before(rowOf('player2'))]
  const [next1, next2] = row.rated
    ? ratedAfter(first, second, scores[outcomeFor('player1', row.winner)])
    : [first, second]
  const store = async (seat: Seat, start: number, rated: number): Promise<Rated> => {
    const last = rowOf(seat)?.streak ?? 0
    const outcome = outcomeFor(seat, row.winner)
    if (!row.rated || (!isRewarded && outcome !== 'lose')) return { rating: start, change: 0, streak: last }
    const [rating, change] = [rated, rated - start]
    const streak = outcome === 'win' ? last + 1 : 0
    await changePlayer(tx, people[seat], { rating, season, streak })
    await storePlace(tx, { season, user_id: people[seat], rating, streak, reached_at: now })
    return { rating, change, streak }
  }
  return {
    player1: await store('player1', first, next1),
    player2: await store('player2', second, next2),
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
  const together = await rewardedTogether(tx, [player1, player2], since)
  return together >= countedWithOneRival ? 'same_rival' : null
}

interface Reward extends Omit<RewardedBattle, 'xp' | 'opponent'> {
  userId: number
  unrewarded: BattleReport['unrewarded']
}

async function reward(
  context: Parameters<typeof rewardPlayer>[3],
  tx: Queryable,
  { userId, unrewarded, ...battle }: Reward,
): Promise<{ xp: number; user_xp: number }> {
  const player = await lockPlayer(tx, userId)
  if (!player) return { xp: 0, user_xp: 0 } // the account was deleted during the battle
  if (unrewarded) return { xp: 0, user_xp: player.user_xp }
  const xp = xpOf[battle.outcome]
  await rewardPlayer(tx, player, { ...battle, xp, opponent: null }, context)
  return { xp, user_xp: player.user_xp }
}
