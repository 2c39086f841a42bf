import type { CartLine } from '@/contract/endpoints/shop/cart.ts'
import { isPersonalised } from '@/contract/endpoints/shop/personalised.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import { tierOf } from '@/domain/pricing.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { quoteLines } from '../cart-quote/quote-lines.ts'
import { readSaleFacts } from '../cart-quote/sale-facts-repo.ts'
import { productRows } from '../catalog/product-rows-repo.ts'
import { cachedIndex } from '../catalog/search-index/cached-index.ts'

interface ReminderCart {
  lines: readonly CartLine[]
  user_id: number | null
  email: string
  role: Role
}

/**
 * Returns the lines that can be bought at this moment, with titles, choices and pictures of the shop. `shown` of a stored line is never
 * used: anyone can store a cart under the email address of another person. The choice of a personalised line is empty for the same reason.
 */
export async function linesOnSale(
  tx: Queryable,
  { lines, user_id, email, role }: ReminderCart,
  locale: Locale,
  context: AppContext,
): Promise<CartLine[]> {
  const launchVisitor = { holders: user_id === null ? [] : [`user:${user_id}`], now: context.now() }
  const buyer = { userId: user_id, email, role, locale, launchVisitor }
  const request = { lines: [...lines], coupon_code: null, country: 'IT' as const, zip: '', company: null }
  const facts = await readSaleFacts(tx, request, buyer, context)
  const refused = new Set(quoteLines(lines, facts, tierOf(role)).problems.map(({ line }) => line))
  const onSale = lines.filter((_, at) => !refused.has(at))
  const quoted = quoteLines(onSale, facts, tierOf(role)).lines // one for each line, because all of them can be bought
  const ids = [...new Set(onSale.map(line => line.product_id))]
  const rows = await productRows(tx, await cachedIndex(tx, context.now()), ids, locale)
  const rowOf = new Map(rows.map(row => [row.id, row]))
  return onSale.flatMap((line, at) => {
    const [sold, row] = [quoted[at], rowOf.get(line.product_id)]
    if (!sold || !row) return []
    const shown = {
      title: sold.title,
      choice: isPersonalised(line.configuration) ? '' : sold.choice,
      slug: row.slug,
      category_slug: row.category_slug,
      image_url: sold.picture,
      element: row.element,
    }
    return [{ ...line, room_code: sold.room_code, shown }]
  })
}
