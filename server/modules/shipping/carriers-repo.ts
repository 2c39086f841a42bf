import { asc, eq, sql } from 'drizzle-orm'
import type { Carrier } from '@/contract/endpoints/admin/carriers.ts'
import { carrierNamed, trackingPage } from '@/domain/tracking-page.ts'
import { carriers, methodCarriers } from '../../db/schema/carriers.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** In the order of the administration. */
export const everyCarrier = (db: Queryable): Promise<Carrier[]> =>
  db
    .select({ name: carriers.name, tracking_url: carriers.tracking_url })
    .from(carriers)
    .orderBy(asc(carriers.position), asc(carriers.id))

/** Locks the table until the commit, so that two admins cannot replace the carriers concurrently. */
export async function lockCarriers(tx: Queryable): Promise<void> {
  await tx.execute(sql`lock table carriers in share row exclusive mode`)
}

/** Call it under the lock of `lockCarriers`. */
export async function replaceCarriers(tx: Queryable, rows: readonly Carrier[]): Promise<void> {
  await tx.delete(carriers)
  if (rows.length > 0) await tx.insert(carriers).values(rows.map((row, position) => ({ ...row, position })))
}

/** Returns the tracking page of a parcel. Null for an unknown carrier, or one without a tracking page. */
export async function trackingPageOf(db: Queryable, name: string, code: string): Promise<string | null> {
  const carrier = code ? carrierNamed(await everyCarrier(db), name) : undefined
  return carrier ? trackingPage(carrier.tracking_url, code) : null
}

/** By code of the shipping method: the carrier of its last parcel. */
export async function carriersOfMethods(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(methodCarriers)
  return new Map(rows.map(({ method, carrier }) => [method, carrier]))
}

/** Proposes this carrier for the next parcel of the shipping method. Writes nothing if it is proposed already. */
export async function rememberCarrier(tx: Queryable, method: string, carrier: string): Promise<void> {
  const [current] = await tx.select().from(methodCarriers).where(eq(methodCarriers.method, method))
  if (current?.carrier === carrier) return
  await tx
    .insert(methodCarriers)
    .values({ method, carrier })
    .onConflictDoUpdate({ target: methodCarriers.method, set: { carrier } })
}
