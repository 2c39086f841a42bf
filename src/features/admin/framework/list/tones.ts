/** Badge colour of a state. A state that this client does not support has no colour. */
import type { Role } from '@/contract/permissions.ts'
import type { BadgeTone } from '@/ui/content/badge.tsx'

const roles: Record<Role, BadgeTone> = {
  admin: 'night',
  user: 'muted',
  retailer: 'primary',
  reseller: 'amber',
  other: 'info',
}
const states: Readonly<Record<string, BadgeTone>> = {
  published: 'success',
  draft: 'muted',
  planned: 'info',
  archived: 'warning',
  sent: 'success',
  waiting: 'info',
  failed: 'error',
}

export const roleTone = (role: Role): BadgeTone => roles[role]
export const stateTone = (state: string): BadgeTone => states[state] ?? 'plain'
