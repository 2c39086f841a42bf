import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { couponUses } from '@/contract/endpoints/admin/coupons.ts'
import type { CallContext } from '../../kernel/context.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { couponsTable } from './admin-repo.ts'
import { usesPage } from './coupon-uses-repo.ts'

/** Newest order first. Amounts are in cents. Refuses `not_found` for an unknown coupon. */
export async function listUses(
  { params, query }: ParsedOf<typeof couponUses>,
  { db }: CallContext,
): Promise<ResponseOf<typeof couponUses> | Refusal> {
  if (!(await couponsTable.find(db, params.id))) return refuse('not_found')
  const { rows, total } = await usesPage(db, params.id, query)
  const data = rows.map(row => ({ ...row, at: row.at.toISOString() }))
  return { data, meta: pageMeta(query, total) }
}
