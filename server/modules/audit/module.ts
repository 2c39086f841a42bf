import { type AuditEntry, listAudit } from '@/contract/endpoints/admin/audit.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { callerOf } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { auditPage } from './audit-repo.ts'
import { eraseFromAuditLog } from './erasure-repo.ts'

/** Values of orders that are no amounts. Others are hidden, so that a new field is hidden until it is added here. */
const openValue =
  /^((payment_|parcel_)?status|note|tags|(shipping|billing)_address|parcels|notes)(\.|$)|^lines\.\d+\.(title|quantity|note_\w+|production_state)$/

/** Without the values of an order's changes that may be amounts. */
function withoutAmounts(entry: AuditEntry): AuditEntry {
  if (entry.record !== 'order' && entry.record !== 'imported_order') return entry
  return {
    ...entry,
    changes: entry.changes.map(change =>
      openValue.test(change.path) ? change : { path: change.path, from: null, to: null },
    ),
  }
}

const routes: readonly Route[] = [
  route(listAudit, async ({ query }, context) => {
    const caller = callerOf(context)
    const onlyBy = isAllowed('admin:audit:read', caller) ? undefined : caller.userId
    const page = await auditPage(context.db, query, onlyBy)
    return isAllowed('admin:money:read', caller) ? page : { ...page, data: page.data.map(withoutAmounts) }
  }),
]

export const auditModule: ServerModule = {
  name: 'audit',
  routes,
  erasePersonalData: eraseFromAuditLog,
}
