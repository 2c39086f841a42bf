/** A printed batch with public codes, for trying out redemption in the demo shop. */
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { makePackCode } from '@/domain/pack-code.ts'
import { products } from '../db/schema/catalog.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { insertBatch } from '../modules/packs/codes-repo.ts'
import { hashOfCode } from '../modules/packs/redeem-code.ts'

export const demoCodes: readonly string[] = Array.from({ length: 24 }, (_, at) =>
  makePackCode(
    createHash('sha256')
      .update(`demo code ${at + 1}`)
      .digest(),
  ),
)

export async function seedCodes(db: Queryable, now: Date): Promise<void> {
  const [printedIn] = await db.select({ id: products.id }).from(products).where(eq(products.sku, 'BA-BX-FUO'))
  const batch = {
    label: 'Box 24 buste, Serie 1 – prova',
    rarity: 'common',
    product_id: printedIn?.id ?? null,
    created_at: now,
  } as const
  await insertBatch(db, batch, demoCodes.map(hashOfCode))
}
