/**
 * Quick match (decision 0031): the player who has searched longest chooses first among those within their window.
 * Several processes may pair concurrently.
 */

import { ratingIn, seasonOf } from '@/contract/endpoints/game/ladder.ts'
import { searchWindow } from '@/contract/endpoints/game/lobby.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { changePlayer, claimSearchers, forgetSearchers, type PlayerRow } from '../ladder/players-repo.ts'
import { announceStart } from '../matches/announce-start.ts'
import { beginBattle } from '../matches/begin-battle.ts'
import { broadcastChange } from '../matches/broadcast.ts'
import { engagedAt, insertMatch, type MatchRow } from '../matches/matches-repo.ts'

export const pairPlayersJob = 'pair-players'
const silentMillis = 30_000

export interface Searcher {
  user_id: number
  since: number // epoch milliseconds
  rating: number
  rules: PlayerRow['search_rules']
}

/**
 * Returns pairs, the longest waiting first, each with the nearest rating inside the window of the player who waits
 * longer. Pure.
 */
export function pairsOf(searchers: readonly Searcher[], now: number): [Searcher, Searcher][] {
  const waiting = [...searchers].sort((a, b) => a.since - b.since)
  const pairs: [Searcher, Searcher][] = []
  while (waiting.length > 1) {
    const first = waiting.shift() as Searcher
    const distance = ({ rating }: Searcher) => Math.abs(rating - first.rating)
    const [nearest] = waiting
      .filter(rival => rival.rules === first.rules && distance(rival) <= searchWindow(now - first.since))
      .sort((a, b) => distance(a) - distance(b))
    if (!nearest) continue
    waiting.splice(waiting.indexOf(nearest), 1)
    pairs.push([first, nearest])
  }
  return pairs
}

/**
 * First ends searches without a heartbeat for 30 s. Begins the battles in one transaction and broadcasts them
 * afterwards.
 */
export async function pairPlayers(context: AppContext): Promise<void> {
  const now = context.now()
  const silent = new Date(now.getTime() - silentMillis)
  await forgetSearchers(context.db, silent)
  const begun = await context.db.transaction(async tx => {
    const rows = await claimSearchers(tx, silent)
    const begun: MatchRow[] = []
    for (const pair of pairsOf(
      rows.map(row => searcherOf(row, now)),
      now.getTime(),
    )) {
      const match = await seat(tx, pair, rows, context)
      if (match) begun.push(match)
    }
    return begun
  })
  for (const row of begun) {
    broadcastChange(context, row)
    await announceStart(context, row)
  }
}

const searcherOf = (
  { user_id, searching_since, rating, season, search_rules }: PlayerRow,
  now: Date,
): Searcher => ({
  user_id,
  since: searching_since?.getTime() ?? now.getTime(),
  rating: ratingIn(seasonOf(now), rating, season),
  rules: search_rules,
})

async function seat(
  tx: Queryable,
  [first, second]: [Searcher, Searcher],
  rows: readonly PlayerRow[],
  context: AppContext,
): Promise<MatchRow | undefined> {
  const now = context.now()
  const deckOf = ({ user_id }: Searcher) => rows.find(row => row.user_id === user_id)?.search_deck ?? null
  for (const { user_id } of [first, second]) await changePlayer(tx, user_id, { searching_since: null })
  if ((await engagedAt(tx, first.user_id)) || (await engagedAt(tx, second.user_id))) return undefined
  const match = await insertMatch(tx, {
    id: context.ids.secret(16),
    kind: 'quick',
    status: 'preparing',
    rules: first.rules ?? 'standard',
    rated: true,
    host_id: first.user_id,
    guest_id: second.user_id,
    host_deck: deckOf(first),
    guest_deck: deckOf(second),
    host_ready: true,
    guest_ready: true,
    created_at: now,
    changed_at: now,
  })
  return match && beginBattle(tx, match, { ids: context.ids, now })
}
