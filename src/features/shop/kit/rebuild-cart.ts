/**
 * A restored cart is rebuilt from the shop's own facts (specification §4 Cart): what can no longer be fetched is
 * dropped, prices are those of the reader's tier today. A shop that does not answer changes nothing.
 */
import type { Product } from '@/contract/catalog.ts'
import type { Tier } from '@/contract/pricing.ts'
import type { CartItem } from '@/stores/cart.ts'
import { cartLine } from './cart-line.ts'

export type FetchedProduct = { found: Product } | { found: null } | { unanswered: true }

export interface RebuiltCart {
  items: CartItem[]
  dropped: CartItem[] // gone from the shop, or a chosen variant is
}

export async function rebuildCart(
  items: readonly CartItem[],
  fetchProduct: (id: number) => Promise<FetchedProduct>,
  tier: Tier,
): Promise<RebuiltCart> {
  const answers = await Promise.all(items.map(item => fetchProduct(item.id)))
  const rebuilt: RebuiltCart = { items: [], dropped: [] }
  for (const [at, item] of items.entries()) {
    const answer = answers[at]!
    const line = 'unanswered' in answer ? item : answer.found && renew(item, answer.found, tier)
    if (line) rebuilt.items.push(line)
    else rebuilt.dropped.push(item)
  }
  return rebuilt
}

function renew(item: CartItem, product: Product, tier: Tier): CartItem | undefined {
  const variants = item.variants.map(chosen => product.variants.find(variant => variant.id === chosen.id))
  if (variants.some(variant => !variant)) return undefined
  const known = variants.filter(variant => variant !== undefined)
  return {
    ...cartLine(product, known, item.quantity, tier),
    note_worksheet: item.note_worksheet,
    note_production: item.note_production,
  }
}
