/** Why six numbers are no deck of this account, told at the field; one rule for keeping a deck and for playing one. */
import { eq, inArray } from 'drizzle-orm'
import { type DeckCardFacts, deckFaultsOf } from '../../../src/contract/deck.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import { characters, userCards } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'

const factsOf = (db: Queryable, numbers: readonly number[]): Promise<DeckCardFacts[]> =>
  db
    .select({ numero_carta: characters.numero_carta, rarita: characters.rarita })
    .from(characters)
    .where(inArray(characters.numero_carta, [...numbers]))

async function ownedNumbers(db: Queryable, userId: number): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ numero_carta: characters.numero_carta })
    .from(userCards)
    .innerJoin(characters, eq(characters.id, userCards.character_id))
    .where(eq(userCards.user_id, userId))
  return new Set(rows.map(({ numero_carta }) => numero_carta))
}

/** One problem per fault, its code `deck_<DeckFault>`; none: these numbers make a deck. */
export async function deckProblems(
  db: Queryable,
  userId: number,
  numbers: readonly number[],
  path: string,
): Promise<FieldProblem[]> {
  const known = new Map((await factsOf(db, numbers)).map(facts => [facts.numero_carta, facts]))
  const owned = await ownedNumbers(db, userId)
  const cards = numbers.map(
    number => known.get(number) ?? { numero_carta: number, rarita: 'Comune' as const },
  )
  return deckFaultsOf(cards, owned).map(code => ({ path, code: `deck_${code}` }))
}
