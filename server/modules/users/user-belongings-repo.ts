/** Cards and packs of an account as the administration reads them; what is in a sealed pack is never among it. */
import { sql } from 'drizzle-orm'
import type { AnswerOf } from '../../../src/contract/endpoint.ts'
import type { PageQuery } from '../../../src/contract/envelope.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import type { userCards, userPacks } from '../../../src/contract/user-administration.ts'
import type { Queryable } from '../../kernel/db/database.ts'

type Cards = AnswerOf<typeof userCards>
type Packs = AnswerOf<typeof userPacks>
/** Rows of raw SQL must be records. */
type RowOf<One> = { [Name in keyof One]: One[Name] } & { total: number }

export async function cardsPage(
  db: Queryable,
  userId: number,
  { page, per_page }: PageQuery,
  locale: Locale,
): Promise<Cards> {
  const { rows } = await db.execute<RowOf<Cards['data'][number]>>(sql`
    select c.id, c.slug, c.numero_carta, c.rarita, c.images->>'thumbnail' as thumbnail, count(*)::int as count,
      coalesce((select t->>'nome' from jsonb_array_elements(c.translations) t where t->>'locale' = ${locale} limit 1), c.nome) as nome,
      count(*) over ()::int as total
    from user_cards o join characters c on c.id = o.character_id
    where o.user_id = ${userId} group by c.id order by c.numero_carta
    limit ${per_page} offset ${(page - 1) * per_page}`)
  return { data: rows, meta: { total: rows[0]?.total ?? 0, page, per_page } }
}

export async function packsPage(
  db: Queryable,
  userId: number,
  { page, per_page }: PageQuery,
  locale: Locale,
): Promise<Packs> {
  const { rows } = await db.execute<RowOf<Packs['data'][number]>>(sql`
    select p.id, t.names->>${locale} as name, t.rarity, p.source,
      case when p.voided_at is not null then 'voided' when p.is_opened then 'opened' else 'sealed' end as state,
      to_json(p.created_at)#>>'{}' as at, to_json(p.opened_at)#>>'{}' as opened_at, count(*) over ()::int as total
    from user_packs p join pack_types t on t.id = p.pack_type_id
    where p.user_id = ${userId} order by p.created_at desc, p.id
    limit ${per_page} offset ${(page - 1) * per_page}`)
  return { data: rows, meta: { total: rows[0]?.total ?? 0, page, per_page } }
}
