/**
 * Finds orders for the administration by number, buyer, destination, items, tracking code and invoice, each word in any
 * of them, and by a phone number alone. Each branch of the search uses its own index. Products are matched by today's titles in every
 * language, so the buyer's language does not matter.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { OrderFilter } from '@/contract/endpoints/admin/order-list.ts'
import { orderPhones } from '../../../db/schema/order-search-text.ts'
import { isShown } from '../../../db/schema/orders.ts'
import {
  containsPattern,
  type HasWord,
  inFoldedText,
  perWord,
  phoneDigits,
  startsWith,
} from '../../../kernel/db/search-words.ts'

const phones = orderPhones({
  shipping_address: sql`f.shipping_address`,
  billing_address: sql`f.billing_address`,
})

/** `#ba 1008`, `BA–1008` */
const copiedNumber = /#?\bba[\s_\p{Pd}]*(\d{4,12})\b/giu

/** Runs only for a word that looks like a tracking code. */
const withTrackingCode = (word: string): SQL =>
  /^(?=.*\d)[\w-]{6,}$/.test(word)
    ? sql`union select order_id from parcels where upper(tracking_code) like ${containsPattern(word.toUpperCase())}`
    : sql``

/** Number of an invoice (`2026/5`) or of a credit note (`NC-2026/5`). */
function withDocument(word: string): SQL {
  const [, credit, year, serial] = /^(nc-?)?(\d{4})\/(\d{1,9})$/i.exec(word) ?? []
  return year && serial
    ? sql`union select order_id from sale_documents where (kind = 'credit_note') = ${credit !== undefined}
        and year = ${Number(year)} and serial = ${Number(serial)}`
    : sql``
}

/** A number or its beginning is compared only with numbers: many orders contain parts of it in their texts. */
const isInText = (word: string): SQL | undefined =>
  /^ba-\d{1,12}$/i.test(word)
    ? startsWith(sql`f.number`, word.toUpperCase())
    : inFoldedText(word, sql`f.search_text`)

/** Selects the ids of the orders with a word. */
const withWord = (has: HasWord, hasSku: HasWord, word: string, inLists: SQL): SQL => sql`
  select f.id from orders f where ${isInText(word)} and ${inLists}
  union select f.id from orders f join users w on w.id = f.user_id where ${inFoldedText(word, sql`w.search_text`)}
  union select l.order_id from order_lines l where l.product_id in (
    select product_id from product_translations w where ${has(sql`w.title`)})
  union select l.order_id from order_lines l where ${hasSku(sql`l.sku`)} and l.product_id in (
    select id from products w where ${hasSku(sql`w.sku`)}
    union select product_id from product_variants w where ${hasSku(sql`w.sku`)})
  ${withTrackingCode(word)} ${withDocument(word)}`

/** Runs only if the whole text looks like a phone number, which may contain spaces. */
function withPhone(search: string, inLists: SQL): SQL[] {
  const digits = phoneDigits(search)
  return digits
    ? [sql`select f.id from orders f where ${phones} like ${containsPattern(digits)} and ${inLists}`]
    : []
}

/**
 * Returns a condition on an order's id, or undefined without a search text. The ids are an array, because the planner
 * would join a subquery with all orders.
 * @param status that the list is filtered by: the indexes of the search contain no payments at the checkout, which are few
 */
export function orderFoundBy(
  search: string | undefined,
  id: SQL,
  status?: OrderFilter['status'],
): SQL | undefined {
  const inLists = status === 'paying' || status === 'abandoned' ? sql`not (${isShown})` : isShown
  const text = search?.replace(copiedNumber, 'BA-$1')
  const withWords = perWord(text, (has, hasSku, _, word) => withWord(has, hasSku, word, inLists))
  if (!search || withWords.length === 0) return undefined
  const found = sql.join(
    [sql`(${sql.join(withWords, sql` intersect `)})`, ...withPhone(search, inLists)],
    sql` union `,
  )
  const number = wholeNumber.exec(text?.trim() ?? '')?.[0]?.toUpperCase()
  if (!number) return sql`${id} = any(array(${found}))`
  return sql`${id} = any(array(select id from orders where number = ${number}
    union select id from (${found}) found where not exists (select from orders where number = ${number})))`
}

/** An existing number finds this order only, and not those whose numbers begin with it. */
const wholeNumber = /^ba-\d{4,12}$/i
