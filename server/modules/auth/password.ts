/**
 * Argon2id, a few at a time: every hash takes 19 MiB and a core for some 30 ms, so a burst of logins waits in line
 * instead of exhausting the machine. An unknown account costs the same as a known one.
 */
import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import { inLine } from './in-line.ts'

const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } // Argon2id is the library's default

const line = inLine(Math.max(2, Math.min(4, availableParallelism() - 1)))

export const hashPassword = (password: string): Promise<string> => line(() => hash(password, cost))

let decoy: Promise<string> | undefined

/** A missing hash is compared with a decoy of the same cost and is never right. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that no account has')
  const against = stored ?? (await decoy)
  const right = await line(() => verify(against, password))
  return right && stored !== null && stored !== undefined
}
