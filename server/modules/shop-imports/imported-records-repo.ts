/** Links between records of the other shop and ours, and between addresses of pictures and our files. */
import { and, eq, inArray } from 'drizzle-orm'
import { products } from '../../db/schema/catalog.ts'
import { images } from '../../db/schema/content.ts'
import { importedPictures, importedRecords } from '../../db/schema/shop-imports.ts'
import type { Queryable } from '../../kernel/db/database.ts'

type Link = typeof importedRecords.$inferInsert
type External = Omit<Link, 'record_id'>

/** Returns undefined if the record was never imported. The returned record may have been deleted since. */
export async function importedId(
  db: Queryable,
  { source, record, external_id }: External,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: importedRecords.record_id })
    .from(importedRecords)
    .where(
      and(
        eq(importedRecords.source, source),
        eq(importedRecords.record, record),
        eq(importedRecords.external_id, external_id),
      ),
    )
  return row?.id
}

export async function linkRecord(tx: Queryable, link: Link): Promise<void> {
  const { source, record, external_id } = importedRecords
  await tx
    .insert(importedRecords)
    .values(link)
    .onConflictDoUpdate({ target: [source, record, external_id], set: { record_id: link.record_id } })
}

/** Returns address in the other shop → path of our file, for those that were downloaded. */
export async function downloadedPictures(
  db: Queryable,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (urls.length === 0) return new Map()
  const rows = await db
    .select({ source: importedPictures.source_url, url: images.url })
    .from(importedPictures)
    .innerJoin(images, eq(images.id, importedPictures.image_id))
    .where(inArray(importedPictures.source_url, [...urls]))
  return new Map(rows.map(({ source, url }) => [source, url]))
}

/** Paths of the files that a product shows. */
export async function shownPictures(db: Queryable, productId: number): Promise<ReadonlySet<string>> {
  const [row] = await db.select({ urls: products.pictures }).from(products).where(eq(products.id, productId))
  return new Set(row?.urls ?? [])
}

export async function linkPicture(tx: Queryable, source_url: string, image_id: number): Promise<void> {
  await tx
    .insert(importedPictures)
    .values({ source_url, image_id })
    .onConflictDoUpdate({ target: importedPictures.source_url, set: { image_id } })
}
