/** Lists the fields of a record that differ, as dotted paths with both values. Pure; works on JSON. */
import type { AuditChange } from '@/contract/endpoints/admin/audit.ts'

const mostChanges = 200
const longest = 2000 // longest stored value, in characters

type Leaves = Map<string, unknown>

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null

function collect(value: unknown, path: string, leaves: Leaves): Leaves {
  if (!isBranch(value) || Object.keys(value).length === 0) {
    if (value !== undefined && path !== '') leaves.set(path, isBranch(value) ? null : value)
    return leaves
  }
  for (const [key, inner] of Object.entries(value)) collect(inner, path ? `${path}.${key}` : key, leaves)
  return leaves
}

const shortened = (value: unknown): unknown =>
  typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : (value ?? null)

/** `before` is null for a new record, `after` is null for a deleted one. Sorted in the order of the record's fields. */
export function changesBetween(before: unknown, after: unknown): AuditChange[] {
  const old = collect(before, '', new Map())
  const fresh = collect(after, '', new Map())
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter(path => (old.get(path) ?? null) !== (fresh.get(path) ?? null))
    .slice(0, mostChanges)
    .map(path => ({ path, from: shortened(old.get(path)), to: shortened(fresh.get(path)) }))
}
