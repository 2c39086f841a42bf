import { timingSafeEqual } from 'node:crypto'

/** Compares a presented secret with the stored one in constant time; false if none is stored. */
export function opensWith(held: string | null, shown: string | undefined): boolean {
  if (held === null || shown === undefined) return false
  const [one, other] = [Buffer.from(held), Buffer.from(shown)]
  return one.length === other.length && timingSafeEqual(one, other)
}
