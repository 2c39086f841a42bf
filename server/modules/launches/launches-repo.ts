/** Launches and their places. Every statement that admits, numbers or uses places runs under the lock of the launch or of the place. */
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Launch } from '@/contract/endpoints/shop/launches.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import { launches, launchPlaces } from '../../db/schema/launches.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { visibleTo } from '../catalog/visible-products-repo.ts'
import type { LaunchVisitor } from './place-holder.ts'

export type LaunchRow = typeof launches.$inferSelect
export type PlaceRow = typeof launchPlaces.$inferSelect

/** A place keeps its piece for this long after its time to buy: an order that began in time may still be in its transaction. */
const graceSeconds = 30

/** `now` is an ISO date. */
const isOpen = (now: SQL): SQL =>
  sql`launches.is_active and (launches.ends_at is null or launches.ends_at > ${now}::timestamptz)`

const dateIn = (now: Date): SQL => sql`${now.toISOString()}`

const ofMinutes = (minutes: SQL): SQL => sql`make_interval(mins => ${minutes})`

/** Returns undefined when the launch does not exist, is switched off or has ended. */
export async function openLaunch(db: Queryable, id: number, now: Date): Promise<LaunchRow | undefined> {
  const [row] = await db
    .select()
    .from(launches)
    .where(and(eq(launches.id, id), isOpen(dateIn(now))))
  return row
}

/** Returns the launch with its product in the reader's language; undefined when it has ended or the reader may not see the product. */
export async function shownLaunch(
  db: Queryable,
  id: number,
  { locale, role, now }: { locale: Locale; role: Role | undefined; now: Date },
): Promise<Launch | undefined> {
  const { rows } = await db.execute<Launch & { starts_at: string | Date }>(sql`
    select launches.id, p.id as product_id, t.title, t.slug, c.slug as category_slug, coalesce(p.pictures->>0, '') as picture,
      launches.starts_at, launches.per_minute, launches.buying_minutes, launches.most_pieces
    from launches join products p on p.id = launches.product_id and ${visibleTo(role)}
    join lateral (select title, slug from product_translations where product_id = p.id and locale in (${locale}, 'it')
      order by locale = ${locale} desc limit 1) t on true
    join lateral (select slug from category_translations where category_id = p.category_id and locale in (${locale}, 'it')
      order by locale = ${locale} desc limit 1) c on true
    where launches.id = ${id} and ${isOpen(dateIn(now))}`)
  const [row] = rows
  return row && { ...row, starts_at: new Date(row.starts_at).toISOString() }
}

/**
 * Pieces in stock of the product of `launches`: of all its variants, or its own; null when they are not counted. Columns are
 * written as text, because drizzle omits the table of a column in a query of one table.
 */
export const piecesOf = sql<
  number | null
>`(select case when exists (select 1 from product_variants v where v.product_id = p.id)
    then (select case when bool_or(v.stock_quantity is null) then null else sum(v.stock_quantity)::int end
      from product_variants v where v.product_id = p.id)
    else p.stock_quantity end from products p where p.id = launches.product_id)`

export async function piecesLeft(db: Queryable, launchId: number): Promise<number | null> {
  const [row] = await db.select({ pieces: piecesOf }).from(launches).where(eq(launches.id, launchId))
  return row?.pieces ?? null
}

export const countPlaces = (db: Queryable, launchId: number): Promise<number> =>
  db.$count(launchPlaces, eq(launchPlaces.launch_id, launchId))

/** Returns undefined when another process has the lock. */
export async function tryLockLaunch(tx: Queryable, id: number): Promise<LaunchRow | undefined> {
  const [row] = await tx
    .select()
    .from(launches)
    .where(eq(launches.id, id))
    .for('update', { skipLocked: true })
  return row
}

/** In the order of their ids, so that two calls cannot deadlock. */
export const lockLaunches = (tx: Queryable, ids: readonly number[]): Promise<LaunchRow[]> =>
  tx
    .select()
    .from(launches)
    .where(inArray(launches.id, [...ids]))
    .orderBy(launches.id)
    .for('update')

/** Numbers the places that were there at the start, in an order that the seed decides. Under the lock of the launch. */
export async function drawNumbers(tx: Queryable, launchId: number, seed: string): Promise<void> {
  await tx.execute(sql`
    update launch_places p set number = drawn.number from (
      select id, row_number() over (order by sha256(convert_to(${seed}::text || ' ' || id, 'UTF8')), id)::int as number
      from launch_places where launch_id = ${launchId}) drawn
    where p.id = drawn.id`)
  await tx
    .update(launches)
    .set({
      draw_seed: seed,
      last_number: sql`(select count(*)::int from launch_places where launch_id = ${launchId})`,
    })
    .where(eq(launches.id, launchId))
}

/**
 * Admits the next places in the order of their numbers: at most `most`, and no more than there are pieces for. A piece is reserved for
 * every admitted place that has not bought. Stock and places are read in one statement, so an order in between is counted once. Under
 * the lock of the launch. Returns the number of admitted places.
 */
export async function admitNext(tx: Queryable, { id }: LaunchRow, most: number, now: Date): Promise<number> {
  const at = now.toISOString()
  const { rows } = await tx.execute<{ admitted: number }>(sql`
    with free as (
      select least(${most}::int, coalesce(${piecesOf} / most_pieces - (
        select count(*) from launch_places b where b.launch_id = launches.id and b.order_id is null
          and b.admitted_at > ${at}::timestamptz - ${ofMinutes(sql`launches.buying_minutes`)} - make_interval(secs => ${graceSeconds})
      ), ${most}::int)) as slots, admitted_number
      from launches where id = ${id}),
    next as (
      select n.id, n.number from launch_places n where n.launch_id = ${id}
        and n.number > (select admitted_number from free) order by n.number limit greatest(0, (select slots from free))),
    admitted as (
      update launch_places p set admitted_at = ${at}::timestamptz from next where p.id = next.id returning p.number),
    counted as (update launches set admitted_number = (select max(number) from admitted)
      where id = ${id} and exists (select 1 from admitted))
    select count(*)::int as admitted from admitted`)
  return rows[0]?.admitted ?? 0
}

export async function storeCredit(tx: Queryable, id: number, at: Date): Promise<void> {
  await tx.update(launches).set({ credited_at: at }).where(eq(launches.id, id))
}

/** The end of the time to buy of an admitted place. */
export const buyingUntil = (admittedAt: Date, minutes: number): Date =>
  new Date(admittedAt.getTime() + minutes * 60_000)

/**
 * Gives each holder a place. An existing place remains, unless its time to buy is over: it then moves to the end. Under the lock of
 * the launch, which is passed as it was read under this lock.
 */
export async function storePlaces(
  tx: Queryable,
  launch: LaunchRow,
  holders: readonly string[],
  now: Date,
): Promise<PlaceRow[]> {
  const isAsked = and(eq(launchPlaces.launch_id, launch.id), inArray(launchPlaces.holder, [...holders]))
  const isMissed = sql`launch_places.admitted_at <= ${now.toISOString()}::timestamptz - ${ofMinutes(sql`${launch.buying_minutes}::int`)}`
  await tx
    .update(launchPlaces)
    .set({ number: null, admitted_at: null, created_at: now })
    .where(and(isAsked, isNull(launchPlaces.order_id), isMissed))
  await tx
    .insert(launchPlaces)
    .values(holders.map(holder => ({ launch_id: launch.id, holder, created_at: now })))
    .onConflictDoNothing()
  if (launch.draw_seed !== null)
    await tx.execute(sql`
      with fresh as (select id, (${launch.last_number}::int + row_number() over (order by id))::int as number
        from launch_places where launch_id = ${launch.id} and number is null),
      numbered as (update launch_places p set number = fresh.number from fresh where p.id = fresh.id returning p.id)
      update launches set last_number = last_number + (select count(*) from numbered)::int where id = ${launch.id}`)
  return tx.select().from(launchPlaces).where(isAsked)
}

export const placesById = (db: Queryable, ids: readonly number[]): Promise<PlaceRow[]> =>
  db
    .select()
    .from(launchPlaces)
    .where(inArray(launchPlaces.id, [...ids]))

export const placesOfHolders = (
  db: Queryable,
  launchId: number,
  holders: readonly string[],
): Promise<PlaceRow[]> =>
  db
    .select()
    .from(launchPlaces)
    .where(and(eq(launchPlaces.launch_id, launchId), inArray(launchPlaces.holder, [...holders])))

/** A visitor in a statement: the holders as a JSON array, and an ISO date. */
interface VisitorTerms {
  holders: SQL
  now: SQL
}

const termsOf = ({ holders, now }: LaunchVisitor): VisitorTerms => ({
  holders: sql`${JSON.stringify(holders)}`,
  now: dateIn(now),
})

const mayBuy = ({ holders, now }: VisitorTerms): SQL => sql`p.launch_id = launches.id and p.order_id is null
  and p.holder in (select jsonb_array_elements_text(${holders}::jsonb))
  and p.admitted_at > ${now}::timestamptz - ${ofMinutes(sql`launches.buying_minutes`)}`

/** A launch as the quote needs it. */
export interface LaunchOnSale {
  id: number
  items: readonly string[] // stock items of its product: `product:1`, `variant:2`
  most_pieces: number
  is_admitted: boolean // this buyer has a place that may buy
}

/** A subquery with an array of `LaunchOnSale`: the open launches, also those that have not started. */
export const launchesOnSale = (visitor: VisitorTerms) => sql<LaunchOnSale[]>`(
  select coalesce(json_agg(json_build_object('id', launches.id, 'most_pieces', launches.most_pieces,
    'items', array['product:' || launches.product_id]
      || array(select 'variant:' || v.id from product_variants v where v.product_id = launches.product_id),
    'is_admitted', exists (select 1 from launch_places p where ${mayBuy(visitor)}))), '[]')
  from launches where ${isOpen(visitor.now)})`

/** Returns the products of open launches for which this visitor has no admitted place, as stock items. */
export async function itemsWithoutPlace(db: Queryable, visitor: LaunchVisitor): Promise<Set<string>> {
  const { rows } = await db.execute<{ launches: LaunchOnSale[] }>(
    sql`select ${launchesOnSale(termsOf(visitor))} as launches`,
  )
  const closed = (rows[0]?.launches ?? []).filter(launch => !launch.is_admitted)
  return new Set(closed.flatMap(({ items }) => items))
}

/**
 * Uses one place of the buyer in each of these launches for the order. Returns false when a place has been used or its time is over in
 * the meantime; the caller must roll back. Two orders with one place wait for each other here.
 */
export async function spendPlaces(
  tx: Queryable,
  launchIds: readonly number[],
  visitor: LaunchVisitor,
  orderId: number,
): Promise<boolean> {
  for (const launchId of launchIds) {
    const used = await tx.execute(sql`
      update launch_places set order_id = ${orderId} where order_id is null and id = (
        select p.id from launch_places p join launches on launches.id = ${launchId}
        where ${mayBuy(termsOf(visitor))} order by p.number limit 1 for update of p)`)
    if (used.rowCount !== 1) return false
  }
  return true
}

/** For a payment that was never an order: its place may buy again, as long as its time lasts. */
export async function freePlacesOf(tx: Queryable, orderId: number): Promise<void> {
  await tx.update(launchPlaces).set({ order_id: null }).where(eq(launchPlaces.order_id, orderId))
}

export const placesOfAccount = (db: Queryable, holder: string): Promise<PlaceRow[]> =>
  db.select().from(launchPlaces).where(eq(launchPlaces.holder, holder))

export async function removePlacesOf(tx: Queryable, holder: string): Promise<void> {
  await tx.delete(launchPlaces).where(eq(launchPlaces.holder, holder))
}

/** Deletes the places of launches that ended before this time. */
export async function removePlacesBefore(db: Queryable, endedBefore: Date): Promise<void> {
  await db.execute(sql`delete from launch_places where launch_id in
    (select id from launches where ends_at < ${endedBefore.toISOString()}::timestamptz)`)
}
