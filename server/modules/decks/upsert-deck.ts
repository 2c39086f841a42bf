/** Use cases of a player's decks. A deck is checked when it is saved, and can be read when its cards are lost later. */

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/game/deck.ts'
import { deckLimit } from '@/contract/endpoints/game/deck.ts'
import { done } from '@/contract/envelope.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { isOffensive } from '../account/nickname.ts'
import { deckProblems } from './deck-problems.ts'
import { deleteDeck, insertDeck, isOwnDeck, lockDecks, storeDeck } from './decks-repo.ts'

/** The name of a shared deck is public, so it must satisfy the rules for nicknames. */
async function refusalOf(
  db: Queryable,
  userId: number,
  { name, cards }: contract.DeckBody,
): Promise<Refusal | undefined> {
  if (isOffensive(name)) return refuse('validation', [{ path: 'name', code: 'name_filtered' }])
  const problems = await deckProblems(db, userId, cards, 'cards')
  return problems.length > 0 ? refuse('deck_invalid', problems) : undefined
}

/** Refuses `validation` for an offensive name, `deck_invalid`, `too_many` at `deckLimit`. */
export async function upsertDeck(
  { body }: ParsedOf<typeof contract.saveDeck>,
  context: CallContext,
): Promise<contract.Deck | Refusal> {
  const { userId } = callerOf(context)
  const refusal = await refusalOf(context.db, userId, body)
  if (refusal) return refusal
  return context.db.transaction(async tx => {
    if ((await lockDecks(tx, userId)) >= deckLimit)
      return refuse('too_many', [], { params: { context: 'decks', count: deckLimit } })
    return insertDeck(tx, userId, body, context.now())
  })
}

/** Refuses `not_found`, `validation` for an offensive name, `deck_invalid`. */
export async function changeOwnDeck(
  { params, body }: ParsedOf<typeof contract.changeDeck>,
  context: CallContext,
): Promise<contract.Deck | Refusal> {
  const { userId } = callerOf(context)
  if (!(await isOwnDeck(context.db, userId, params.id))) return refuse('not_found')
  const refusal = await refusalOf(context.db, userId, body)
  if (refusal) return refusal
  return (await storeDeck(context.db, userId, params.id, body, context.now())) ?? refuse('not_found')
}

/** Refuses `not_found`. */
export async function throwDeckAway(
  { params }: ParsedOf<typeof contract.removeDeck>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.removeDeck> | Refusal> {
  const isGone = await deleteDeck(context.db, callerOf(context).userId, params.id)
  return isGone ? done : refuse('not_found')
}
