/** Rows of pictures sent to be printed, and of lines with a design. */
import { and, count, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import { collections } from '../../db/schema/collections.ts'
import { designPictures } from '../../db/schema/designs.ts'
import { characters } from '../../db/schema/game.ts'
import { orderLines } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { prepared } from '../../kernel/db/prepared.ts'

const day = 24 * 60 * 60_000
const unorderedMillis = 60 * day // how long a cart may refer to a picture

/** Returns the number of pictures sent within the last 24 hours, including removed ones. */
export async function picturesOfDay(db: Queryable, userId: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - day)
  const [row] = await db
    .select({ sent: count() })
    .from(designPictures)
    .where(and(eq(designPictures.user_id, userId), gt(designPictures.created_at, since)))
  return row?.sent ?? 0
}

/** Write the file first, because the row makes its address work. */
export const insertDesignPicture = (tx: Queryable, values: typeof designPictures.$inferInsert) =>
  tx.insert(designPictures).values(values)

/** Returns false for an unknown or removed picture. */
export async function isPictureServed(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: designPictures.id })
    .from(designPictures)
    .where(and(eq(designPictures.id, id), isNull(designPictures.removed_at)))
  return rows.length > 0
}

export interface Printables {
  characters: ReadonlySet<string> // slugs
  pictures: ReadonlySet<string>
}

/**
 * Returns which of these may be printed for this buyer: a guest's pictures with their id, an account's pictures for
 * that account only.
 */
export async function printablesFor(
  db: Queryable,
  requested: { characters: readonly string[]; pictures: readonly string[] },
  userId: number | null,
): Promise<Printables> {
  const isOwned =
    userId === null
      ? isNull(designPictures.user_id)
      : or(isNull(designPictures.user_id), eq(designPictures.user_id, userId))
  const pictures =
    requested.pictures.length === 0
      ? []
      : await db
          .select({ id: designPictures.id })
          .from(designPictures)
          .where(
            and(
              inArray(designPictures.id, [...requested.pictures]),
              isNull(designPictures.removed_at),
              isOwned,
            ),
          )
  const known =
    requested.characters.length === 0
      ? []
      : await db
          .select({ slug: characters.slug })
          .from(characters)
          .where(inArray(characters.slug, [...requested.characters]))
  return {
    pictures: new Set(pictures.map(({ id }) => id)),
    characters: new Set(known.map(({ slug }) => slug)),
  }
}

/** These pictures are stored as long as the order. */
export async function markOrdered(tx: Queryable, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(designPictures)
    .set({ ordered_at: now })
    .where(inArray(designPictures.id, [...ids]))
}

/** For an account that is being deleted: ordered pictures stay with their order, without an owner. */
export async function forgetDesignPictures(tx: Queryable, userId: number): Promise<void> {
  await tx
    .update(designPictures)
    .set({
      user_id: null,
      removed_at: sql`case when ${designPictures.ordered_at} is null then now() end`,
    })
    .where(eq(designPictures.user_id, userId))
}

export const designPicturesOf = (db: Queryable, userId: number) =>
  db
    .select({
      id: designPictures.id,
      width: designPictures.width,
      height: designPictures.height,
      created_at: designPictures.created_at,
    })
    .from(designPictures)
    .where(eq(designPictures.user_id, userId))

/** Stops serving pictures that were in no order for sixty days. Returns the ones to delete. */
export async function picturesToRemove(db: Queryable, now: Date): Promise<string[]> {
  await db
    .update(designPictures)
    .set({ removed_at: now })
    .where(
      and(
        isNull(designPictures.removed_at),
        isNull(designPictures.ordered_at),
        lt(designPictures.created_at, new Date(now.getTime() - unorderedMillis)),
      ),
    )
  const rows = await db
    .select({ id: designPictures.id })
    .from(designPictures)
    .where(isNotNull(designPictures.removed_at))
    .limit(500)
  return rows.map(({ id }) => id)
}

export const deletePictureRow = (db: Queryable, id: string) =>
  db.delete(designPictures).where(eq(designPictures.id, id))

export interface DesignedLine {
  id: number
  configuration: Configuration
}

const designedQuery = prepared((db: Queryable) =>
  db
    .select({ id: orderLines.id, configuration: orderLines.configuration })
    .from(orderLines)
    .where(
      and(eq(orderLines.order_id, sql.placeholder('orderId')), sql`${orderLines.configuration} ? 'design'`),
    ),
)

/** Returns the printed lines of an order. */
export async function designedLines(tx: Queryable, orderId: number): Promise<DesignedLine[]> {
  const rows = await designedQuery(tx, { orderId })
  return rows.flatMap(({ id, configuration }) => (configuration ? [{ id, configuration }] : []))
}

/** Returns the working days of the line that takes longest to print, or 0 without a print. */
export async function productionDaysOf(tx: Queryable, orderId: number): Promise<number> {
  const { rows } = await tx.execute<{ days: number }>(sql`
    select coalesce(max((c.print->>'production_days')::int), 0) as days from order_lines l
    join collections c on c.id = (l.configuration->>'collection_id')::int
    where l.order_id = ${orderId} and l.configuration ? 'design'`)
  return rows[0]?.days ?? 0
}

/** Returns the content of a preview: the design, and the item of its collection. */
export async function previewedLine(db: Queryable, address: string) {
  const [row] = await lineOfPreview(db, address)
  return row
}

/** Finds the order line of a preview. The condition on the folder makes the partial index of previews usable. */
export const lineOfPreview = (db: Queryable, address: string) =>
  db
    .select({
      configuration: orderLines.configuration,
      picture: collections.picture,
      print: collections.print,
    })
    .from(orderLines)
    .leftJoin(collections, sql`${collections.id} = (${orderLines.configuration}->>'collection_id')::int`)
    .where(and(eq(orderLines.picture, address), sql`${orderLines.picture} like '/uploads/previews/%'`))
    .limit(1)

/** Returns the picture of the item as chosen: that of the chosen ground, else that of the collection. */
export async function groundOfLine(
  db: Queryable,
  { configuration, picture }: { configuration: Configuration | null; picture: string | null },
): Promise<string> {
  if (!configuration) return picture ?? ''
  const { rows } = await db.execute<{ layer: string }>(sql`
    select c.layer from jsonb_each(${JSON.stringify(configuration.choices)}::jsonb) chosen(step, codes)
    join collection_steps s on s.collection_id = ${configuration.collection_id} and s.code = chosen.step and s.role = 'ground'
    join collection_choices c on c.step_id = s.id and chosen.codes ? c.code
    where c.layer is not null limit 1`)
  return rows[0]?.layer ?? picture ?? ''
}
