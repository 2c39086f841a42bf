/** The plain lists of the administration. */
import { type SQL, sql } from 'drizzle-orm'
import type { adminUsers } from '../../../src/contract/administration.ts'
import type { AnswerOf } from '../../../src/contract/endpoint.ts'
import type { PageQuery } from '../../../src/contract/envelope.ts'
import type { Queryable } from '../../kernel/db/database.ts'

type UserPage = AnswerOf<typeof adminUsers>

/** Sort names the lists understand, `-` for descending; anything else keeps the list's own order. */
function orderFrom(sort: string | undefined, columns: Readonly<Record<string, SQL>>, fallback: SQL): SQL {
  const column =
    Object.hasOwn(columns, sort?.replace(/^-/, '') ?? '') && columns[sort?.replace(/^-/, '') ?? '']
  if (!column) return fallback
  return sort?.startsWith('-') ? sql`${column} desc` : column
}

const like = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`

async function pageFrom<Row>(
  db: Queryable,
  query: PageQuery,
  select: SQL,
): Promise<{ data: Row[]; meta: { total: number; page: number; per_page: number } }> {
  const { page, per_page } = query
  const { rows } = await db.execute<{ total: number }>(
    sql`${select} limit ${per_page} offset ${(page - 1) * per_page}`,
  )
  return { data: rows as (Row & { total: number })[], meta: { total: rows[0]?.total ?? 0, page, per_page } }
}

export function userPage(db: Queryable, query: PageQuery): Promise<UserPage> {
  const columns = {
    id: sql`id`,
    name: sql`lower(name)`,
    email: sql`email`,
    role: sql`role`,
    created_at: sql`created_at`,
  }
  const search = query.search
    ? sql`and (name ilike ${like(query.search)} or email ilike ${like(query.search)})`
    : sql``
  return pageFrom<UserPage['data'][number]>(
    db,
    query,
    sql`select id, name, email, role, email_verified_at is not null as email_verified,
      to_json(created_at)#>>'{}' as created_at, count(*) over ()::int as total
      from users where deleted_at is null ${search} order by ${orderFrom(query.sort, columns, sql`id desc`)}, id`,
  )
}
