/**
 * What an order of the administration is found by: its number, who bought it, where it goes and what is in it. Each branch is read
 * along an index of its own. Products are found by today's titles in every language, so that the buyer's language does not matter.
 */
import { type SQL, sql } from 'drizzle-orm'
import { orderPlaces } from '../../db/schema/orders.ts'
import { everyWord, type HasWord } from '../../kernel/db/search-words.ts'

const places = orderPlaces({
  number: sql`f.number`,
  contact_email: sql`f.contact_email`,
  shipping_address: sql`f.shipping_address`,
  billing_address: sql`f.billing_address`,
})

const withWord = (has: HasWord): SQL => sql`
  select f.id from orders f where ${has(places)}
  union select f.id from orders f join users w on w.id = f.user_id where ${has(sql`w.name`)} or ${has(sql`w.email`)}
  union select l.order_id from order_lines l where l.product_id in (
    select product_id from product_translations w where ${has(sql`w.title`)})
  union select l.order_id from order_lines l where ${has(sql`l.sku`)} and l.product_id in (
    select id from products w where ${has(sql`w.sku`)}
    union select product_id from product_variants w where ${has(sql`w.sku`)})`

/** A condition on an order's id; undefined when nothing was searched. */
export const orderFoundBy = (search: string | undefined, id: SQL): SQL | undefined =>
  everyWord(search, has => sql`${id} in (${withWord(has)})`)
