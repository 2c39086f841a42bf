/** Every account starts with six fixed Comune cards (decisions §6), so that it can field a deck at once. */
import type { Queryable } from '../../kernel/db/database.ts'
import type { Events } from '../../kernel/events.ts'
import { giveCards, hasStarterCards } from './repo.ts'

export const starterNumbers: readonly number[] = [2, 3, 4, 5, 6, 7]

/** Gives them once per account, however often it is asked. */
export async function grantStarterCards(db: Queryable, userId: number): Promise<void> {
  if (await hasStarterCards(db, userId)) return
  await giveCards(db, userId, starterNumbers, 'starter')
}

export const grantStarterCardsToNewcomers = (events: Events): void =>
  events.on('user-registered', ({ userId }, db) => grantStarterCards(db, userId))
