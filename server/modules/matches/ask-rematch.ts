/**
 * POST /battles/:id/rematch: the first request opens the table, the second begins the battle. Both players use the
 * decks of the last battle.
 */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { askRematch as contract, Match } from '@/contract/endpoints/game/online.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { deckProblems } from '../decks/deck-problems.ts'
import { announceStart } from './announce-start.ts'
import { beginBattle } from './begin-battle.ts'
import { broadcastChange } from './broadcast.ts'
import { matchView } from './match-view.ts'
import {
  changeMatch,
  engagedAt,
  insertMatch,
  lockMatch,
  type MatchRow,
  matchById,
  rematchOf,
} from './matches-repo.ts'
import { sitDown } from './sit-down.ts'

/** May be repeated. Refuses `not_found`, `match_closed`, `player_busy`, `deck_invalid` and what `sitDown` refuses. */
export async function askRematch(
  { params }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<Match | Refusal> {
  const { userId } = callerOf(context)
  const now = context.now()
  const last = await matchById(context.db, params.id)
  if (!last || (last.host_id !== userId && last.guest_id !== userId)) return refuse('not_found')
  if (last.status !== 'over') return refuse('match_closed')
  const openRematch = await rematchOf(context.db, last.id)
  if (openRematch && (openRematch.host_id === userId || openRematch.guest_id === userId))
    return matchView(context.db, openRematch, userId, now)
  const row = await Rollback.catching(() =>
    context.db.transaction(tx => joinOrOpen(tx, last, userId, context)),
  )
  if (isRefusal(row)) return row
  broadcastChange(context, row)
  broadcastChange(context, last)
  if (row.status === 'playing') await announceStart(context, row)
  return matchView(context.db, row, userId, now)
}

async function joinOrOpen(
  tx: Queryable,
  last: MatchRow,
  userId: number,
  context: CallContext,
): Promise<MatchRow> {
  const now = context.now()
  await sitDown(tx, userId, now)
  const isHost = last.host_id === userId
  const deck = (isHost ? last.host_deck : last.guest_deck) ?? []
  const rival = (isHost ? last.guest_id : last.host_id) ?? 0
  const problems = await deckProblems(tx, userId, deck, 'deck')
  if (problems.length > 0) throw new Rollback(refuse('deck_invalid', problems))
  const rematch = await rematchOf(tx, last.id)
  if (!rematch) {
    if (await engagedAt(tx, rival)) throw new Rollback(refuse('player_busy'))
    const laid = await insertMatch(tx, {
      id: context.ids.secret(16),
      kind: 'rematch',
      status: 'waiting',
      rules: last.rules,
      rated: last.rated,
      is_private: last.is_private,
      host_id: userId,
      invited_id: rival,
      host_deck: deck,
      host_ready: true,
      rematch_of: last.id,
      created_at: now,
      changed_at: now,
    })
    if (laid) return laid
  }
  return accept(tx, rematch ?? (await rematchOf(tx, last.id)), { userId, deck }, context)
}

async function accept(
  tx: Queryable,
  rematch: MatchRow | undefined,
  { userId, deck }: { userId: number; deck: number[] },
  { ids, now }: CallContext,
): Promise<MatchRow> {
  const row = rematch && (await lockMatch(tx, rematch.id))
  if (row?.status !== 'waiting' || row.host_id === userId) throw new Rollback(refuse('match_closed'))
  const sat = await changeMatch(tx, row, { guest_id: userId, guest_deck: deck, guest_ready: true })
  return beginBattle(tx, sat, { ids, now: now() })
}
