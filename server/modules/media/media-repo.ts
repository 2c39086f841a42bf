import { and, desc, or, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { Image, listImages } from '@/contract/endpoints/admin/media.ts'
import type { Locale } from '@/contract/locales.ts'
import { defaultLocale, locales } from '@/contract/locales.ts'
import { images } from '../../db/schema/content.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import { inEveryLanguage, startsWith, wordsIn } from '../../kernel/db/search-words.ts'
import { recordTable } from '../../kernel/records/record-table.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { mediaUrl } from './media-files.ts'

export type ImageRow = typeof images.$inferSelect

export const imagesTable = recordTable(images)

/** Write the file first, because the row adds it to the library. */
export async function insertImage(tx: Queryable, row: typeof images.$inferInsert): Promise<ImageRow> {
  const [stored] = await tx.insert(images).values(row).returning()
  return stored as ImageRow
}

/** `alt` falls back to Italian. The version covers name and descriptions. */
export const imageIn = ({ created_at, ...row }: ImageRow, locale: Locale): Image => ({
  ...row,
  alt: row.alts[locale] || row.alts[defaultLocale],
  created_at: created_at.toISOString(),
  version: versionOf({ name: row.name, alts: row.alts }),
})

const sentBefore = mediaUrl('').replace('.webp', '') // uploaded files are below it

type Query = ParsedOf<typeof listImages>['query']

const conditionOf = ({ search, from, undescribed }: Query): SQL | undefined => {
  const sent = startsWith(images.url, sentBefore)
  return and(
    wordsIn(search, images.name, images.url, inEveryLanguage(images.alts)),
    from === 'sent' ? sent : from === 'shop' ? sql`not ${sent}` : undefined,
    undescribed
      ? or(...locales.map(locale => sql`coalesce(${images.alts}->>${locale}, '') = ''`))
      : undefined,
  )
}

/** Sorted newest first. The search matches name, address and descriptions of every language. */
export async function imagesPage(
  db: Queryable,
  query: Query,
  locale: Locale,
): Promise<ResponseOf<typeof listImages>> {
  const where = conditionOf(query)
  const orderBy = [desc(images.created_at), desc(images.id)]
  const { rows, total } = await imagesTable.page(db, { where, orderBy }, query)
  return { data: rows.map(row => imageIn(row, locale)), meta: pageMeta(query, total) }
}
