/** The slideshow as it is stored, and as visitors see it. */
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { defaultLocale, type Locale } from '../../../src/contract/locales.ts'
import type { AdminSlide, Slide, SlideBody } from '../../../src/contract/slides.ts'
import { slides } from '../../db/schema/slides.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'

export type SlideRow = typeof slides.$inferSelect

const inOrder = [asc(slides.position), asc(slides.id)]

/** A language whose title nobody wrote gets the Italian words whole: half of each would read like a mistake. */
export function shownSlide(
  { id, kind, picture, video_url, element, texts }: SlideRow,
  locale: Locale,
): Slide {
  const words = texts[locale].title === '' ? texts[defaultLocale] : texts[locale]
  return { id, kind, picture, video_url, element, ...words }
}

export function runningSlides(db: Queryable, now: Date): Promise<SlideRow[]> {
  const runs = and(
    eq(slides.is_active, true),
    or(isNull(slides.starts_at), lte(slides.starts_at, now)),
    or(isNull(slides.ends_at), gt(slides.ends_at, now)),
  )
  return db
    .select()
    .from(slides)
    .where(runs)
    .orderBy(...inOrder)
}

export const everySlide = (db: Queryable): Promise<SlideRow[]> =>
  db
    .select()
    .from(slides)
    .orderBy(...inOrder)

/** Its place in the order is no part of its version: ordering the others changes nothing one may be writing. */
export function adminSlide({ position, updated_at: _, ...row }: SlideRow): AdminSlide {
  const facts = {
    ...row,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
  }
  return { ...facts, position, version: versionOf(facts) }
}

/** Locked in an order of their own, so that two who sort at once wait for one another. */
export async function lockedSlides(tx: Queryable): Promise<SlideRow[]> {
  const rows = await tx.select().from(slides).orderBy(asc(slides.id)).for('update')
  return rows.sort((one, other) => one.position - other.position || one.id - other.id)
}

export async function lockedSlide(tx: Queryable, id: number): Promise<SlideRow | undefined> {
  const [row] = await tx.select().from(slides).where(eq(slides.id, id)).for('update')
  return row
}

const rowFrom = ({ starts_at, ends_at, ...facts }: SlideBody, now: Date) => ({
  ...facts,
  video_url: facts.kind === 'video' ? facts.video_url : null,
  starts_at: starts_at ? new Date(starts_at) : null,
  ends_at: ends_at ? new Date(ends_at) : null,
  updated_at: now,
})

export async function insertSlide(tx: Queryable, body: SlideBody, now: Date): Promise<SlideRow> {
  const position = sql`(select coalesce(max(position), -1) + 1 from ${slides})`
  const [row] = await tx
    .insert(slides)
    .values({ ...rowFrom(body, now), position })
    .returning()
  return row as SlideRow
}

export async function storeSlide(tx: Queryable, id: number, body: SlideBody, now: Date): Promise<SlideRow> {
  const [row] = await tx.update(slides).set(rowFrom(body, now)).where(eq(slides.id, id)).returning()
  return row as SlideRow
}

export async function dropSlide(tx: Queryable, id: number): Promise<void> {
  await tx.delete(slides).where(eq(slides.id, id))
}

export async function placeSlide(tx: Queryable, id: number, position: number): Promise<void> {
  await tx.update(slides).set({ position }).where(eq(slides.id, id))
}
