/** The slideshow in the database, and as visitors see it. */
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { AdminSlide, Slide, SlideBody } from '@/contract/endpoints/site/slides.ts'
import { defaultLocale, type Locale } from '@/contract/locales.ts'
import { slides } from '../../db/schema/slides.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { orderedTable, recordTable } from '../../kernel/records/record-table.ts'
import { versionOf } from '../../kernel/records/record-version.ts'

export type SlideRow = typeof slides.$inferSelect

const inOrder = [asc(slides.position), asc(slides.id)]

/** A language without a title uses all Italian texts, because a mixture of both would look like an error. */
export function shownSlide(
  { id, kind, picture, video_url, element, texts }: SlideRow,
  locale: Locale,
): Slide {
  const translation = texts[locale].title === '' ? texts[defaultLocale] : texts[locale]
  return { id, kind, picture, video_url, element, ...translation }
}

/** Returns active slides whose dates include `now`, in the shop's order. A missing date is no limit. */
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

/** In the shop's order, including inactive ones. */
export const everySlide = (db: Queryable): Promise<SlideRow[]> =>
  db
    .select()
    .from(slides)
    .orderBy(...inOrder)

/** The position is not part of the version: reordering slides makes no form stale. */
export function adminSlide({ position, updated_at: _, ...row }: SlideRow): AdminSlide {
  const facts = {
    ...row,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
  }
  return { ...facts, position, version: versionOf(facts) }
}

export const slidesTable = recordTable(slides)
export const slidesOrder = orderedTable(slides)

/** Converts a slide from its form. A new slide gets a new position. */
export const slideRowFrom = ({ starts_at, ends_at, ...facts }: SlideBody, now: Date) => ({
  ...facts,
  video_url: facts.kind === 'video' ? facts.video_url : null,
  starts_at: starts_at ? new Date(starts_at) : null,
  ends_at: ends_at ? new Date(ends_at) : null,
  updated_at: now,
})
