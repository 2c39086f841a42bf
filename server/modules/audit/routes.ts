import { listAudit } from '@/contract/endpoints/admin/audit.ts'
import { type Route, route } from '../../kernel/route.ts'
import { auditPage } from './audit-repo.ts'

export const auditRoutes: readonly Route[] = [route(listAudit, ({ query }, { db }) => auditPage(db, query))]
