/** What a quote needs to know about the buyer of chance goods (decision 0064). */
import type { Country } from '@/contract/endpoints/account/address.ts'
import { remainingOf } from '@/domain/chance-limits.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { limitsInForce, readChanceBuyer } from '../packs/limits/chance-buyers-repo.ts'
import type { ChanceFacts } from './chance-rules.ts'
import type { ProductOnSale } from './sale-facts.ts'

interface Reading {
  countries: readonly Country[]
  userId: number | null // null: a guest
  now: Date
}

/** Reads the account only if one of the products is a chance good. */
export async function chanceFacts(
  db: Queryable,
  products: readonly ReadonlyMap<number, ProductOnSale>[],
  { countries, userId, now }: Reading,
): Promise<ChanceFacts> {
  const isSold = products.some(byId => [...byId.values()].some(product => product.is_chance))
  if (!isSold || userId === null) return { countries, account: null }
  const buyer = await readChanceBuyer(db, userId, now)
  const remaining = remainingOf(limitsInForce(buyer, now), buyer.spent)
  return { countries, account: { age: buyer.age, remaining } }
}
