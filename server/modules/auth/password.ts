/**
 * Argon2id, with few hashes at a time. A hash at the standard cost takes 19 MiB and a core for about 30 ms, so many
 * concurrent logins wait in a queue instead of exhausting the machine. An unknown account costs the same as a known
 * one.
 */
import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import type { Config, PasswordCost } from '../../config.ts'
import { createWorkQueue } from '../../kernel/work-queue.ts'

export type HashingConfig = Pick<Config, 'passwordCost'>

/** Argon2id is the library's default. `light` is for test runs; the configuration refuses it in production. */
const costs = {
  standard: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  light: { memoryCost: 256, timeCost: 1, parallelism: 1 },
} satisfies Record<PasswordCost, Options>

const lanes = Math.max(2, Math.min(4, availableParallelism() - 1))
/** All callers share one queue, so that the waiting time reveals no account. 200 hashes take about three seconds. */
const queue = createWorkQueue({ lanes, lanesEach: lanes, waiting: 200, waitingEach: 200 })
const line = <T>(work: () => Promise<T>): Promise<T> => queue.run('passwords', work)

/** Waits in the queue of hashes or throws `QueueFull`. Returns the encoded string, which contains salt and cost. */
export const hashPassword = (password: string, { passwordCost }: HashingConfig): Promise<string> =>
  line(() => hash(password, costs[passwordCost]))

const decoys = new Map<PasswordCost, Promise<string>>()

function decoyAt(config: HashingConfig): Promise<string> {
  const cached = decoys.get(config.passwordCost)
  if (cached) return cached
  const decoy = hashPassword('a password that no account has', config)
  decoys.set(config.passwordCost, decoy)
  decoy.catch(() => decoys.delete(config.passwordCost)) // the queue was full; a later call computes it
  return decoy
}

/** A missing hash is compared with a decoy of the same cost and never matches. */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  config: HashingConfig,
): Promise<boolean> {
  const against = stored ?? (await decoyAt(config))
  const right = await line(() => verify(against, password))
  return right && stored !== null && stored !== undefined
}
