import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Random ids and secrets; tests may inject their own. */
export interface Ids {
  /** Returns `bytes` random bytes as base64url; 16 bytes are 22 characters. */
  secret(bytes: number): string
  /** Random bytes that decide a game: the deal of a battle, the cards of a pack. */
  chance(bytes: number): Buffer
  request(): string
}

const requestBytes = 9
const bytesAhead = 512 * requestBytes
let ahead = Buffer.alloc(0)
let used = 0

/** Reads random bytes for many ids at once, because every call needs one. */
function nameOfRequest(): string {
  if (used >= ahead.length) {
    ahead = randomBytes(bytesAhead)
    used = 0
  }
  used += requestBytes
  return ahead.toString('base64url', used - requestBytes, used)
}

export const ids: Ids = {
  secret: bytes => randomBytes(bytes).toString('base64url'),
  chance: bytes => randomBytes(bytes),
  request: () => nameOfRequest(),
}

/**
 * Random bytes that repeat for the same seed, at most 32 per call. For tests, which reseed before each test. Anyone with the seed
 * can predict every card, so the configuration refuses it in production.
 */
export class SeededChance {
  private draws = 0

  constructor(private seed: string) {}

  reseed(seed: string): void {
    this.seed = seed
    this.draws = 0
  }

  readonly draw = (bytes: number): Buffer => {
    this.draws += 1
    return createHmac('sha256', this.seed).update(String(this.draws)).digest().subarray(0, bytes)
  }
}

/** Compares a presented secret with the stored one in constant time; false if none is stored. */
export function opensWith(storedSecret: string | null, presentedSecret: string | undefined): boolean {
  if (storedSecret === null || presentedSecret === undefined) return false
  const [stored, presented] = [Buffer.from(storedSecret), Buffer.from(presentedSecret)]
  return stored.length === presented.length && timingSafeEqual(stored, presented)
}
