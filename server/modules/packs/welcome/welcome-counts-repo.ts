/** Welcome packs of guests by the day they were sealed, and refusals by day. */
import { lt, sql } from 'drizzle-orm'
import type { WelcomeDay } from '@/contract/endpoints/admin/welcome-packs.ts'
import { shopTime, shopZone } from '@/lib/shop-clock.ts'
import { welcomeRefusals } from '../../../db/schema/game.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { startOfDay } from '../../../kernel/shop-days.ts'

const dayMillis = 24 * 60 * 60_000
const dayAt = (at: Date): string => shopTime(at).slice(0, 10)

export const countRefusal = (db: Queryable, now: Date) =>
  db
    .insert(welcomeRefusals)
    .values({ day: dayAt(now), refused: 1 })
    .onConflictDoUpdate({
      target: welcomeRefusals.day,
      set: { refused: sql`${welcomeRefusals.refused} + 1` },
    })

export const forgetRefusals = (db: Queryable, before: Date) =>
  db.delete(welcomeRefusals).where(lt(welcomeRefusals.day, dayAt(before)))

/** Returns the last `days` days, today first. A day without packs has zeros. */
export async function welcomeDays(db: Queryable, now: Date, days: number): Promise<WelcomeDay[]> {
  const today = dayAt(now)
  const first = new Date(Date.parse(today) - (days - 1) * dayMillis).toISOString().slice(0, 10)
  const { rows } = await db.execute<WelcomeDay>(sql`
    with calendar as (select generate_series(${first}::date, ${today}::date, interval '1 day')::date as day),
    packs as (select (created_at at time zone ${shopZone})::date as day, count(*)::int as sealed,
        count(opened_at)::int as torn, count(claimed_at)::int as claimed,
        (count(*) filter (where user_id is not null and claimed_at is null))::int as waiting
      from guest_packs where created_at >= ${startOfDay(first)} group by 1)
    select to_char(c.day, 'YYYY-MM-DD') as day, coalesce(p.sealed, 0) as sealed, coalesce(p.torn, 0) as torn,
      coalesce(p.claimed, 0) as claimed, coalesce(p.waiting, 0) as waiting, coalesce(r.refused, 0) as refused
    from calendar c left join packs p using (day) left join welcome_refusals r using (day)
    order by c.day desc`)
  return rows
}
