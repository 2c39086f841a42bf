/** Where two versions of a record differ, field by field. Pure. */
export interface Difference {
  path: string
  left: unknown
  right: unknown
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function leaves(value: unknown, path: string, found: Map<string, unknown>): Map<string, unknown> {
  if (!isBranch(value)) found.set(path, value)
  else for (const [key, inner] of Object.entries(value)) leaves(inner, path ? `${path}.${key}` : key, found)
  return found
}

const silent = /^(version|updated_at|id)$|(^|\.)stock_seen$/

export function differences(left: unknown, right: unknown): Difference[] {
  const [a, b] = [leaves(left, '', new Map()), leaves(right, '', new Map())]
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter(path =>
      !silent.test(path) && a.has(path) && b.has(path) ? a.get(path) !== b.get(path) : isLone(path, a, b),
    )
    .map(path => ({ path, left: a.get(path), right: b.get(path) }))
}

/** In one of the two only, as when a line was added. */
const isLone = (path: string, a: Map<string, unknown>, b: Map<string, unknown>) =>
  !silent.test(path) && a.has(path) !== b.has(path) && /(^|\.)\d+(\.|$)/.test(path)
