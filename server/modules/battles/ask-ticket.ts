/** POST /battles/local: fixes seed, cards, rules and opponent before the first card is played (decision 0032). */

import type { ParsedOf } from '@/contract/endpoint.ts'
import {
  type askTicket as contract,
  openTickets,
  type Ticket,
  ticketDays,
  ticketsPerDay,
} from '@/contract/endpoints/game/battles.ts'
import type { BattleSetup } from '@/engine/types.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { Ids } from '../../kernel/ids.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { deckProblems } from '../decks/deck-problems.ts'
import { type BattleRow, lockPlayer } from './battles-repo.ts'
import { ownDeckSetup, quickSetup } from './ticket-setup.ts'
import { dealableCards, dropOldTickets, insertBattle, ticketsSince } from './tickets-repo.ts'

type Body = ParsedOf<typeof contract>['body']

const day = 24 * 60 * 60_000

/** Returns 32 unsigned bits. */
export const seedFrom = (ids: Ids): number => ids.chance(4).readUInt32BE()

/**
 * Refuses `validation` (a deck missing or surplus), `deck_invalid`, `conflict` when the catalogue has too few cards,
 * and `rate_limited` after `ticketsPerDay` in 24 hours. The oldest unbegun tickets beyond `openTickets` expire.
 */
export async function askTicket(
  { body }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<Ticket | Refusal> {
  const { userId } = callerOf(context)
  const seed = seedFrom(context.ids)
  const setup = await setupFor(context.db, userId, body, seed)
  if (isRefusal(setup)) return setup
  const battle = await context.db.transaction(tx => store(tx, userId, { body, seed, setup }, context))
  return isRefusal(battle) ? battle : ticketOf(battle, body)
}

async function setupFor(
  db: Queryable,
  userId: number,
  { kind, rules, deck }: Body,
  seed: number,
): Promise<BattleSetup | Refusal> {
  if (kind === 'new') {
    if (deck) return refuse('validation', [{ path: 'deck', code: 'unknown_field' }])
    return quickSetup(await dealableCards(db), rules, seed) ?? refuse('conflict')
  }
  if (!deck) return refuse('validation', [{ path: 'deck', code: 'required' }])
  const problems = await deckProblems(db, userId, deck, 'deck')
  if (problems.length > 0) return refuse('deck_invalid', problems)
  return ownDeckSetup(await dealableCards(db), deck, rules, seed) ?? refuse('conflict')
}

/** Locks the player's row, so that concurrent requests leave only the allowed number of tickets open. */
async function store(
  tx: Queryable,
  userId: number,
  { body, seed, setup }: { body: Body; seed: number; setup: BattleSetup },
  { ids, now }: CallContext,
): Promise<BattleRow | Refusal> {
  const player = await lockPlayer(tx, userId)
  if (!player) return refuse('unauthenticated')
  const requestedAt = now()
  const since = new Date(requestedAt.getTime() - day)
  if ((await ticketsSince(tx, userId, since)) >= ticketsPerDay) return refuse('rate_limited')
  await dropOldTickets(tx, userId, 'kept', openTickets - 1)
  return insertBattle(tx, {
    id: ids.secret(16),
    user_id: userId,
    kind: body.kind,
    rules: body.rules,
    opponent: body.opponent,
    seed,
    setup,
    user_xp: player.user_xp,
    created_at: requestedAt,
    expires_at: new Date(requestedAt.getTime() + ticketDays * day),
  })
}

const ticketOf = (
  { id, setup, seed, rules_version, expires_at }: BattleRow,
  { kind, opponent }: Body,
): Ticket => ({
  id,
  kind,
  opponent,
  setup,
  seed,
  rules_version,
  expires_at: expires_at.toISOString(),
})
