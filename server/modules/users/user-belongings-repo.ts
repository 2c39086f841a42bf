/** Cards and packs of an account in the administration. Never includes the contents of a sealed pack. */
import { type SQL, sql } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/endpoint.ts'
import type { userCards, userPacks } from '@/contract/endpoints/admin/users.ts'
import type { PageQuery } from '@/contract/envelope.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { wordInSql } from '../../kernel/db/json-sql.ts'
import { limitToPage, pageMeta } from '../../kernel/db/paging.ts'

type Cards = ResponseOf<typeof userCards>
type Packs = ResponseOf<typeof userPacks>
/** Rows of raw SQL must be assignable to a record. */
type RowOf<One> = { [Name in keyof One]: One[Name] } & { total: number }

/** For a page beyond the last one, which has no row with the total. */
async function rowsIn(db: Queryable, table: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${table} t`)
  return rows[0]?.total ?? 0
}

/** Sorted by card number, one row per card with its `count`. Names are in `locale`, else the card's own. */
export async function cardsPage(
  db: Queryable,
  userId: number,
  query: PageQuery,
  locale: Locale,
): Promise<Cards> {
  const total = () =>
    rowsIn(db, sql`(select distinct character_id from user_cards where user_id = ${userId})`)
  const { rows } = await db.execute<RowOf<Cards['data'][number]>>(sql`
    select c.id, c.slug, c.numero_carta, c.rarita, c.images->>'thumbnail' as thumbnail, count(*)::int as count,
      coalesce((select t->>'nome' from jsonb_array_elements(c.translations) t where t->>'locale' = ${locale} limit 1), c.nome) as nome,
      count(*) over ()::int as total
    from user_cards o join characters c on c.id = o.character_id
    where o.user_id = ${userId} and o.exchanged_at is null group by c.id order by c.numero_carta
    ${limitToPage(query)}`)
  return { data: rows, meta: pageMeta(query, rows[0]?.total ?? (await total())) }
}

/** Sorted newest first, including void packs. */
export async function packsPage(
  db: Queryable,
  userId: number,
  query: PageQuery,
  locale: Locale,
): Promise<Packs> {
  const total = () => rowsIn(db, sql`(select id from user_packs where user_id = ${userId})`)
  const { rows } = await db.execute<RowOf<Packs['data'][number]>>(sql`
    select p.id, ${wordInSql(sql`t.names`, locale)} as name, t.rarity, p.source,
      case when p.voided_at is not null then 'voided' when p.is_opened then 'opened' else 'sealed' end as state,
      to_json(p.created_at)#>>'{}' as at, to_json(p.opened_at)#>>'{}' as opened_at, count(*) over ()::int as total
    from user_packs p join pack_types t on t.id = p.pack_type_id
    where p.user_id = ${userId} order by p.created_at desc, p.id
    ${limitToPage(query)}`)
  return { data: rows, meta: pageMeta(query, rows[0]?.total ?? (await total())) }
}
