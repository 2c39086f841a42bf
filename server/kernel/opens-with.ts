import { timingSafeEqual } from 'node:crypto'

/** Compares a presented secret with the stored one in constant time; false if none is stored. */
export function opensWith(storedSecret: string | null, presentedSecret: string | undefined): boolean {
  if (storedSecret === null || presentedSecret === undefined) return false
  const [stored, presented] = [Buffer.from(storedSecret), Buffer.from(presentedSecret)]
  return stored.length === presented.length && timingSafeEqual(stored, presented)
}
