/** Where a key leads from the chosen tab; past an end it goes round. Undefined for other keys. */
export function neighbourTab<V>(values: readonly V[], from: V, key: string): V | undefined {
  const at = values.indexOf(from)
  const last = values.length - 1
  if (key === 'ArrowRight') return values[at === last ? 0 : at + 1]
  if (key === 'ArrowLeft') return values[at <= 0 ? last : at - 1]
  if (key === 'Home') return values[0]
  if (key === 'End') return values[last]
  return undefined
}
