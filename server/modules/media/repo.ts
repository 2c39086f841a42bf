import { and, desc, eq, like, or, type SQL, sql } from 'drizzle-orm'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import { defaultLocale, locales } from '../../../src/contract/locales.ts'
import type { Image, listImages } from '../../../src/contract/media.ts'
import { images } from '../../db/schema/content.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { mediaUrl } from './media-files.ts'

export type ImageRow = typeof images.$inferSelect

export async function insertImage(tx: Queryable, row: typeof images.$inferInsert): Promise<ImageRow> {
  const [stored] = await tx.insert(images).values(row).returning()
  return stored as ImageRow
}

export const imageIn = ({ created_at, ...row }: ImageRow, locale: Locale): Image => ({
  ...row,
  alt: row.alts[locale] || row.alts[defaultLocale],
  created_at: created_at.toISOString(),
  version: versionOf({ name: row.name, alts: row.alts }),
})

const sentBefore = mediaUrl('').replace('.webp', '') // what was sent in lies below it

type Query = ParsedOf<typeof listImages>['query']

const wantedBy = ({ search, from, undescribed }: Query): SQL | undefined => {
  const term = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const sent = like(images.url, `${sentBefore}%`)
  const speaks = or(
    ...[
      sql`${images.name}`,
      sql`${images.url}`,
      ...locales.map(locale => sql`${images.alts}->>${locale}`),
    ].map(place => sql`lower(${place}) like ${term}`),
  )
  return and(
    search ? speaks : undefined,
    from === 'sent' ? sent : from === 'shop' ? sql`not ${sent}` : undefined,
    undescribed
      ? or(...locales.map(locale => sql`coalesce(${images.alts}->>${locale}, '') = ''`))
      : undefined,
  )
}

export async function imagesPage(
  db: Queryable,
  query: Query,
  locale: Locale,
): Promise<AnswerOf<typeof listImages>> {
  const { page, per_page } = query
  const where = wantedBy(query)
  const rows = await db
    .select()
    .from(images)
    .where(where)
    .orderBy(desc(images.created_at), desc(images.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const total = await db.$count(images, where)
  return { data: rows.map(row => imageIn(row, locale)), meta: { total, page, per_page } }
}

export async function imageById(db: Queryable, id: number): Promise<ImageRow | undefined> {
  const [row] = await db.select().from(images).where(eq(images.id, id))
  return row
}

export async function lockedImage(tx: Queryable, id: number): Promise<ImageRow | undefined> {
  const [row] = await tx.select().from(images).where(eq(images.id, id)).for('update')
  return row
}

export async function storeWords(
  tx: Queryable,
  id: number,
  words: Pick<ImageRow, 'name' | 'alts'>,
): Promise<ImageRow> {
  const [row] = await tx.update(images).set(words).where(eq(images.id, id)).returning()
  return row as ImageRow
}

export async function dropImage(tx: Queryable, id: number): Promise<void> {
  await tx.delete(images).where(eq(images.id, id))
}
