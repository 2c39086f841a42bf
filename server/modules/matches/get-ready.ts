/** POST /battles/:id/ready freezes the deck. The second ready player begins the battle. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { getReady as contract, Match } from '@/contract/endpoints/game/online.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { deckProblems } from '../decks/deck-problems.ts'
import { announceStart } from './announce-start.ts'
import { beginBattle } from './begin-battle.ts'
import { broadcastChange } from './broadcast.ts'
import { sideOf } from './match-seats.ts'
import { matchView } from './match-view.ts'
import { changeMatch, lockMatch, type MatchRow } from './matches-repo.ts'

type Body = ParsedOf<typeof contract>['body']

/**
 * `ready: false` withdraws the deck. Refuses `not_found`, `match_closed` and `deck_invalid`. Returns the table when the
 * battle is already running.
 */
export async function getReady(
  { params, body }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<Match | Refusal> {
  const { userId } = callerOf(context)
  const result = await context.db.transaction(tx => makeReady(tx, params.id, body, context))
  if (isRefusal(result)) return result
  const { row, isChanged } = result
  if (isChanged) broadcastChange(context, row)
  if (isChanged && row.status === 'playing') await announceStart(context, row)
  return matchView(context.db, row, userId, context.now())
}

interface Readiness {
  row: MatchRow
  isChanged: boolean // false when the battle was running already
}

async function makeReady(
  tx: Queryable,
  id: string,
  body: Body,
  context: CallContext,
): Promise<Readiness | Refusal> {
  const { userId } = callerOf(context)
  const row = await lockMatch(tx, id)
  const side = row && sideOf(row, userId)
  if (!row || (side !== 'host' && side !== 'guest')) return refuse('not_found')
  if (row.status === 'playing') return { row, isChanged: false } // a repeated tap
  if (row.status !== 'waiting' && row.status !== 'preparing') return refuse('match_closed')
  const deck = body.ready ? body.deck : null
  const problems = deck ? await deckProblems(tx, userId, deck, 'deck') : []
  if (problems.length > 0) return refuse('deck_invalid', problems)
  const deckFields =
    side === 'host'
      ? { host_deck: deck, host_ready: body.ready }
      : { guest_deck: deck, guest_ready: body.ready }
  const changed = await changeMatch(tx, row, deckFields)
  if (!changed.host_ready || !changed.guest_ready) return { row: changed, isChanged: true }
  const begun = await beginBattle(tx, changed, { ids: context.ids, now: context.now() })
  return { row: begun, isChanged: true }
}
