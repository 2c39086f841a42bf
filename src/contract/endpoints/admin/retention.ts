/** Retention periods of personal data, and what the next run of the job deletes. */
import { z } from 'zod'
import { type RetentionKind, retention, retentionKinds } from '../../../domain/retention.ts'
import { endpoint } from '../../endpoint.ts'

/** Days by kind of data, within the bounds of the law. */
export const RetentionSetting = z.strictObject(
  Object.fromEntries(
    retentionKinds.map(kind => [kind, z.int().min(retention[kind].least).max(retention[kind].most)]),
  ) as Record<RetentionKind, z.ZodInt>,
)

export const adminRetention = endpoint({
  tag: 'Administration',
  permission: 'admin:settings:read',
  method: 'GET',
  path: '/admin/retention',
  summary: 'Records by kind of data that the next run of the retention job deletes; nothing is changed',
  response: z.object({ due: z.record(z.enum(retentionKinds), z.int()) }),
  problems: ['unauthenticated', 'forbidden'],
})
