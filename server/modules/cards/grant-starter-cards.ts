/** Every account starts with six fixed Comune cards (decision 0029), so that it has a deck immediately. */
import type { Queryable } from '../../kernel/db/database.ts'
import { giveCards, hasStarterCards } from './cards-repo.ts'

export const starterNumbers: readonly number[] = [2, 3, 4, 5, 6, 7]

/** Gives them once per account, however often it is called. */
export async function grantStarterCards(db: Queryable, userId: number): Promise<void> {
  if (await hasStarterCards(db, userId)) return
  await giveCards(db, userId, starterNumbers, 'starter')
}
