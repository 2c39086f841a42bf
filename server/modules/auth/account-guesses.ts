/**
 * Password guesses at one account from many network addresses, each within its own limit (`login-attempts.ts`). Twenty are checked like any
 * other; each further one only after a pause that doubles up to a quarter of an hour, whoever asks, and the owner gets an email. Addresses
 * with a successful login in the last ninety days are exempt: they are the owner's.
 */
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { networkOf } from '../../kernel/network.ts'
import { type GuessFacts, guessKey } from './login-attempts.ts'
import { countGuess, deleteAttempts, isKeyStored, storeKey } from './login-attempts-repo.ts'
import type { UserRow } from './users-repo.ts'

export const guessesBeforePause = 20
const limits = { free: guessesBeforePause, mostDoublings: 10, longestPauseSeconds: 15 * 60 }
const knownMillis = 90 * 24 * 60 * 60_000

const accountKey = (email: string, facts: GuessFacts): string => guessKey(facts, 'account', email)
const knownKey = (email: string, facts: GuessFacts): string =>
  guessKey(facts, 'known', email, networkOf(facts.request.ip))

/** Whether the owner has logged in from this network in the last ninety days. */
export const isOwnersNetwork = (
  db: Queryable,
  email: string,
  context: GuessFacts & Pick<CallContext, 'now'>,
): Promise<boolean> => isKeyStored(db, knownKey(email, context), context.now())

/** How many guesses were checked, this one included; 0 from a network the owner is known at; undefined during a pause. */
export async function mayGuess(
  db: Queryable,
  email: string,
  context: GuessFacts & Pick<CallContext, 'now'>,
): Promise<number | undefined> {
  const now = context.now()
  if (await isOwnersNetwork(db, email, context)) return 0
  return countGuess(db, accountKey(email, context), now, limits)
}

/** After a successful login: guesses are counted from zero again, and this network is known as the owner's for ninety days. */
export async function welcomeOwner(
  tx: Queryable,
  email: string,
  context: GuessFacts & Pick<CallContext, 'now'>,
): Promise<void> {
  await forgetGuesses(tx, email, context)
  await storeKey(tx, knownKey(email, context), new Date(context.now().getTime() + knownMillis))
}

/** After a new password, so that the owner need not wait because of earlier guesses. */
export async function forgetGuesses(tx: Queryable, email: string, facts: GuessFacts): Promise<void> {
  await deleteAttempts(tx, accountKey(email, facts))
}

/** Not awaited: the response time must not reveal whether there is such an account. */
export function warnOwner({ db, mail, log }: CallContext, user: UserRow): void {
  const letter = { name: 'login-guesses', to: user.email, locale: user.locale, data: { name: user.name } }
  mail.send(letter, db).catch((error: unknown) => log.error({ err: error }, 'no letter about guesses'))
}
