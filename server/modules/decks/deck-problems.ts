/**
 * Returns why six numbers are no valid deck of this account, as field errors. The same rule applies to saving a deck
 * and to playing one.
 */
import { deckProblemsOf } from '@/contract/endpoints/game/deck.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { deckCardFacts, ownedNumbers } from './decks-repo.ts'

/** One error each, with the code `deck_<DeckProblem>`. Empty for a valid deck. */
export async function deckProblems(
  db: Queryable,
  userId: number,
  numbers: readonly number[],
  path: string,
): Promise<FieldProblem[]> {
  const factsByNumber = new Map((await deckCardFacts(db, numbers)).map(facts => [facts.numero_carta, facts]))
  const owned = await ownedNumbers(db, userId)
  const cards = numbers.map(
    number => factsByNumber.get(number) ?? { numero_carta: number, rarita: 'Comune' as const },
  )
  return deckProblemsOf(cards, owned).map(code => ({ path, code: `deck_${code}` }))
}
