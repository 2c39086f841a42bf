import type { ServerModule } from '../../kernel/module.ts'
import { eraseFromAuditLog } from './erasure-repo.ts'
import { auditRoutes } from './routes.ts'

export const auditModule: ServerModule = {
  name: 'audit',
  routes: auditRoutes,
  erasePersonalData: eraseFromAuditLog,
}
