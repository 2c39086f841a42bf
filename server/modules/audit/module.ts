import { listAudit } from '@/contract/endpoints/admin/audit.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { callerOf } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { auditPage } from './audit-repo.ts'
import { eraseFromAuditLog } from './erasure-repo.ts'

const routes: readonly Route[] = [
  route(listAudit, ({ query }, context) => {
    const caller = callerOf(context)
    return auditPage(context.db, query, isAllowed('admin:audit:read', caller) ? undefined : caller.userId)
  }),
]

export const auditModule: ServerModule = {
  name: 'audit',
  routes,
  erasePersonalData: eraseFromAuditLog,
}
