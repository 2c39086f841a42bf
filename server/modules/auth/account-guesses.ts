/**
 * Password guesses for one account from many network addresses, each within its own limit (`login-attempts.ts`). Twenty
 * guesses are checked normally. Each further one is checked only after a pause that doubles up to a quarter of an hour,
 * regardless of its network, and the owner gets an email. Networks with a successful login in the last ninety days are
 * exempt, because they belong to the owner.
 */
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { networkOf } from '../../kernel/network.ts'
import { type GuessFacts, guessKey } from './login-attempts.ts'
import { countGuess, deleteAttempts, isKeyStored, storeKey } from './login-attempts-repo.ts'
import type { UserRow } from './users-repo.ts'

export const guessesBeforePause = 20
const limits = { free: guessesBeforePause, mostDoublings: 10, longestPauseSeconds: 15 * 60 }
const ownerNetworkMillis = 90 * 24 * 60 * 60_000

const accountKey = (email: string, facts: GuessFacts): string => guessKey(facts, 'account', email)
const ownerNetworkKey = (email: string, facts: GuessFacts): string =>
  guessKey(facts, 'known', email, networkOf(facts.request.ip))

/** Returns whether the owner has logged in from this network in the last ninety days. */
export const isOwnersNetwork = (
  db: Queryable,
  email: string,
  context: GuessFacts & Pick<CallContext, 'now'>,
): Promise<boolean> => isKeyStored(db, ownerNetworkKey(email, context), context.now())

/**
 * Returns the number of checked guesses including this one, 0 for a network of the owner, or undefined during a pause.
 */
export async function mayGuess(
  db: Queryable,
  email: string,
  context: GuessFacts & Pick<CallContext, 'now'>,
): Promise<number | undefined> {
  const now = context.now()
  if (await isOwnersNetwork(db, email, context)) return 0
  return countGuess(db, accountKey(email, context), now, limits)
}

/**
 * Call it after a successful login: resets the count of guesses, and stores this network as the owner's for ninety
 * days.
 */
export async function welcomeOwner(
  tx: Queryable,
  email: string,
  context: GuessFacts & Pick<CallContext, 'now'>,
): Promise<void> {
  await forgetGuesses(tx, email, context)
  await storeKey(tx, ownerNetworkKey(email, context), new Date(context.now().getTime() + ownerNetworkMillis))
}

/** Call it after a password change, so that the owner does not wait because of earlier guesses. */
export async function forgetGuesses(tx: Queryable, email: string, facts: GuessFacts): Promise<void> {
  await deleteAttempts(tx, accountKey(email, facts))
}

/** Not awaited: the response time must not reveal whether the account exists. */
export function warnOwner({ db, mail, log }: CallContext, user: UserRow): void {
  const email = { name: 'login-guesses', to: user.email, locale: user.locale, data: { name: user.name } }
  mail.send(email, db).catch((error: unknown) => log.error({ err: error }, 'no letter about guesses'))
}
