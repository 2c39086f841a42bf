/** Computes the fields in which two versions of a record differ. Pure. */
export interface Difference {
  path: string
  left: unknown
  right: unknown
}

type Branch = Record<string, unknown>

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

/** Values that the form shows as empty. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isBranch(value) && Object.values(value).every(isEmpty))

const silent = /^(version|updated_at|id)$|(^|\.)stock_seen$/

/**
 * Returns the fields that both versions have, and the items that only one of two lists has. A field that only one
 * version has is not part of the form, and neither is one that only a new item has and no item of the other list. Two
 * empty values are equal.
 */
export function differences(left: unknown, right: unknown): Difference[] {
  return compare(left, right, '').filter(({ path }) => !silent.test(path))
}

function compare(left: unknown, right: unknown, path: string): Difference[] {
  if (isEmpty(left) && isEmpty(right)) return []
  if (Array.isArray(left) && Array.isArray(right)) return compareLists(left, right, path)
  if (isBranch(left) && isBranch(right))
    return Object.keys(left)
      .filter(key => key in right)
      .flatMap(key => compare(left[key], right[key], join(path, key)))
  if (isBranch(left)) return leaves(left, path).map(([at, value]) => ({ path: at, left: value, right }))
  if (isBranch(right)) return leaves(right, path).map(([at, value]) => ({ path: at, left, right: value }))
  return left === right ? [] : [{ path, left, right }]
}

function compareLists(left: readonly unknown[], right: readonly unknown[], path: string): Difference[] {
  const length = Math.max(left.length, right.length)
  return Array.from({ length }, (_, at) => at).flatMap(at => {
    const place = join(path, String(at))
    if (at < left.length && at < right.length) return compare(left[at], right[at], place)
    const isAdded = at < right.length
    const item = isAdded ? onlyKnownKeys(right[at], left) : onlyKnownKeys(left[at], right)
    return leaves(item, place).map(([leaf, value]) => ({
      path: leaf,
      left: isAdded ? undefined : value,
      right: isAdded ? value : undefined,
    }))
  })
}

/** Returns the item with the fields that items of the other list have, or with all fields if that list is empty. */
function onlyKnownKeys(item: unknown, others: readonly unknown[]): unknown {
  if (!isBranch(item) || Array.isArray(item)) return item
  const keys = new Set(others.filter(isBranch).flatMap(Object.keys))
  if (keys.size === 0) return item
  return Object.fromEntries(Object.entries(item).filter(([key]) => keys.has(key)))
}

/** Returns the non-empty values of a branch by their paths. */
function leaves(value: unknown, path: string): [path: string, value: unknown][] {
  if (isEmpty(value)) return []
  if (!isBranch(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, join(path, key)))
}

const join = (path: string, key: string): string => (path ? `${path}.${key}` : key)
