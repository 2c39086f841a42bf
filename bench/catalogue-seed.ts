/** Inserts ten thousand products of two variants in six languages into the demo shop, with SQL statements. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '../server/kernel/db/database.ts'

export const seed = 20_261_121

/** Words for titles and searches. */
export const things = [
  'Busta',
  'Album',
  'Dado',
  'Tappetino',
  'Statuina',
  'Stampa',
  'Maglietta',
  'Bustine',
  'Tazza',
  'Astuccio',
]
export const owners = [
  'Draghissimo',
  'Volpardore',
  'Ondalice',
  'Anelluna',
  'Germoglino',
  'Brinorso',
  'Spettrillo',
  'Bullonardo',
  'Mokarello',
  'Gufosaggio',
  'Pinguello',
  'Leviatone',
  'Novecoda',
  'Silvadrago',
  'Fenicealba',
  'Grifardo',
  'Sfingora',
  'Marionetto',
  'Colossauro',
  'Balenastro',
]
export const manners = [
  'lucido',
  'antico',
  'tascabile',
  'gigante',
  'notturno',
  'dorato',
  'silenzioso',
  'marino',
  'montano',
  'solare',
]

/** Picks a word by an SQL expression of a number. */
export const pick = (list: readonly string[], number: string) =>
  sql`(array[${sql.join(
    list.map(word => sql`${word}`),
    sql`, `,
  )}]::text[])[1 + (${sql.raw(number)}) % ${sql.raw(String(list.length))}]`

const partRows = 1000 // one statement with all rows would exceed the server's time limit

/** Calls `insert` with the first and the last number of each part of 1 to `amount`. */
export async function inParts(
  amount: number,
  insert: (first: number, last: number) => Promise<unknown>,
): Promise<void> {
  for (let first = 1; first <= amount; first += partRows)
    await insert(first, Math.min(amount, first + partRows - 1))
}

export async function seedProducts(db: Queryable, amount: number): Promise<void> {
  await inParts(amount, (first, last) => insertProducts(db, first, last))
  for (const table of [
    'products',
    'product_translations',
    'product_variants',
    'product_values',
    'variant_values',
  ])
    await db.execute(sql.raw(`analyze ${table}`))
}

/** Inserts products `BENCH-first` to `BENCH-last` with their related rows. */
async function insertProducts(db: Queryable, first: number, last: number): Promise<void> {
  const added = sql`p.position between ${1000 + first} and ${1000 + last} and p.sku like 'BENCH-%'`
  await db.execute(sql`
    insert into products (sku, category_id, element, weight, base_price, reseller_price, other_price, base_discount,
      base_lowest, stock_quantity, status, pictures, position, published_at)
    select 'BENCH-' || n, (select array_agg(id order by id) from categories)[1 + n % (select count(*)::int from categories)],
      (array['Fuoco','Acqua','Natura','Aria','Cosmico'])[1 + n % 5], 50 + n % 900, 200 + (n::bigint * 7919) % 9000,
      180 + (n::bigint * 7919) % 8000, null, case when n % 9 = 0 then 15 else 0 end,
      case when n % 9 = 0 then 200 + (n::bigint * 7919) % 9000 end, n % 40, 'published',
      '["/assets/products/album.webp"]', 1000 + n, now() - (n || ' minutes')::interval
    from generate_series(${first}::int, ${last}::int) n`)
  await db.execute(sql`
    insert into product_translations (product_id, locale, slug, title, subtitle, description, alts, facts)
    select p.id, l.locale, 'bench-' || p.id, ${pick(things, 'p.id')} || ' ' || ${pick(owners, 'p.id / 10')} || ' ' || ${pick(manners, 'p.id / 200')} || ' ' || p.id,
      'Serie ' || p.id % 4, '<p>Un oggetto da collezione per chi gioca di sera e scambia di giorno.</p>', '[]', '[]'
    from products p, unnest(array['it','en','es','fr','de','pt']) as l(locale) where ${added}`)
  await db.execute(sql`
    insert into product_variants (product_id, sku, names, base_price, base_lowest, stock_quantity, position)
    select p.id, p.sku || '-' || v, '{"it":"M","en":"M","es":"M","fr":"M","de":"M","pt":"M"}', v * 100, p.base_lowest + v * 100, (p.id + v) % 7, v
    from products p, generate_series(0, 1) v where ${added}`)
  await db.execute(sql`
    insert into product_values (product_id, value_id)
    select p.id, v.id from products p join attributes a on true join lateral (
      select id from attribute_values w where w.attribute_id = a.id order by (w.id * 31 + p.id * 17) % 101 limit 1) v on true
    where ${added}`)
  await db.execute(sql`
    insert into variant_values (variant_id, value_id)
    select v.id, w.id from product_variants v join products p on p.id = v.product_id join lateral (select s.id from attribute_values s
      join attributes a on a.id = s.attribute_id where a.code = 'size' order by s.position offset v.position limit 1) w on true
    where ${added}`)
}
