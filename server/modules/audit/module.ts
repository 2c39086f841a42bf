import { listAudit } from '@/contract/endpoints/admin/audit.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { auditPage } from './audit-repo.ts'
import { eraseFromAuditLog } from './erasure-repo.ts'

const routes: readonly Route[] = [route(listAudit, ({ query }, { db }) => auditPage(db, query))]

export const auditModule: ServerModule = {
  name: 'audit',
  routes,
  erasePersonalData: eraseFromAuditLog,
}
