/** Filters of the audit log. Empty values filter nothing. Pure. */
import { type AuditRecord, auditRecords } from '@/contract/endpoints/admin/audit.ts'

export interface AuditFilter {
  record: string
  by: string // id of a user
  from: string // days, `2026-11-21`
  to: string
}

export const noFilter: AuditFilter = { record: '', by: '', from: '', to: '' }

export function asQuery({ record, by, from, to }: AuditFilter) {
  const kind: AuditRecord | undefined = auditRecords.find(candidate => candidate === record)
  return {
    ...(kind && { record: kind }),
    ...(by && { by: Number(by) }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
