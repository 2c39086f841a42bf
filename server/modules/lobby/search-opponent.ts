import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import { ratingIn, seasonOf } from '@/contract/endpoints/game/ladder.ts'
import {
  type Search,
  searchWindow,
  type startSearch as startContract,
  type stopSearch as stopContract,
} from '@/contract/endpoints/game/lobby.ts'
import { done } from '@/contract/envelope.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { deckProblems } from '../decks/deck-problems.ts'
import { changePlayer, lockPlayers, type PlayerRow } from '../ladder/players-repo.ts'
import { broadcastChange, broadcastLobby } from '../matches/broadcast.ts'
import { sitDown } from '../matches/sit-down.ts'
import { pairPlayersJob } from './pair-players.ts'

interface Searching extends Pick<PlayerRow, 'rating' | 'season' | 'search_rules'> {
  since: number | null // epoch milliseconds
}

/** Returns null while the player does not search. `window` is in rating points. */
export function searchOf({ since, ...row }: Searching, now: Date): Search | null {
  if (since === null) return null
  return {
    since,
    now: now.getTime(),
    window: searchWindow(now.getTime() - since),
    rating: ratingIn(seasonOf(now), row.rating, row.season),
    rules: row.search_rules ?? 'standard',
  }
}

/**
 * Refuses `deck_invalid` and what `sitDown` refuses. The deck is stored with the search: a card given away in the
 * meantime is still played.
 */
export async function startSearch(
  { body }: ParsedOf<typeof startContract>,
  context: CallContext,
): Promise<Search | Refusal> {
  const { userId } = callerOf(context)
  const begun = await Rollback.catching(() => context.db.transaction(tx => begin(tx, userId, body, context)))
  if (isRefusal(begun)) return begun
  for (const row of begun.closed) broadcastChange(context, row)
  broadcastLobby(context)
  void context.jobs.nudge(pairPlayersJob)
  return begun.search
}

async function begin(
  tx: Queryable,
  userId: number,
  { deck, rules }: ParsedOf<typeof startContract>['body'],
  context: CallContext,
) {
  const now = context.now()
  const [player] = await lockPlayers(tx, [userId])
  const closed = await sitDown(tx, userId, now)
  const problems = await deckProblems(tx, userId, deck, 'deck')
  if (problems.length > 0) throw new Rollback(refuse('deck_invalid', problems))
  const searching_since = player?.searching_since ?? now // a repeated request keeps the start of the search
  await changePlayer(tx, userId, { searching_since, search_deck: deck, search_rules: rules })
  const [row] = await lockPlayers(tx, [userId])
  const search = row && searchOf({ ...row, since: row.searching_since?.getTime() ?? null }, now)
  if (!search) throw new Error('a search was not stored')
  return { closed, search }
}

/** Also succeeds without a search. */
export async function stopSearch(
  _: ParsedOf<typeof stopContract>,
  context: CallContext,
): Promise<ResponseOf<typeof stopContract>> {
  await changePlayer(context.db, callerOf(context).userId, { searching_since: null })
  broadcastLobby(context)
  return done
}
