/**
 * The session's life in the browser (specification §4 Session): wires store and API together, loads the profile once,
 * logs in and out. Screens ask here; nothing below knows of routes.
 */
import type { QueryClient } from '@tanstack/react-query'
import { call, configureApi, type Result } from '@/api/client.ts'
import { type AccessToken, currentUser, login, logout, refresh } from '@/contract/auth.ts'
import type { Locale } from '@/contract/locales.ts'
import { leaveSignIn } from '@/contract/user-administration.ts'
import type { User } from '@/contract/users.ts'
import { dropKeptCards } from '@/stores/kept-cards.ts'
import { forgetUser, keepUser, keptUser } from '@/stores/kept-user.ts'
import { dropPersonalItems } from '@/stores/personal-storage.ts'
import { followOtherTabs, useSession } from '@/stores/session.ts'

export interface SessionWiring {
  locale(): Locale
  cache: QueryClient
  goToLogin(): void
}

let wiring: SessionWiring | undefined
let profile: Promise<User | null> | null = null
let isKept = false // the user is the one of last time: the server has not answered yet

export function startSession(given: SessionWiring): void {
  wiring = given
  configureApi({
    token: () => useSession.getState().token,
    locale: given.locale,
    onToken: token => {
      const isVisit = Boolean(useSession.getState().user?.signed_in_by)
      useSession.getState().setToken(token)
      if (isVisit) void becomeOneself()
    },
    onSessionLost: () => {
      forget()
      given.goToLogin()
    },
  })
  followOtherTabs(token => {
    given.cache.clear()
    if (token === null) given.goToLogin()
    else void loadUser()
  })
}

function forget(): void {
  profile = null
  isKept = false
  forgetUser()
  dropKeptCards()
  useSession.getState().clear()
  wiring?.cache.clear()
}

/** The user of the stored token, fetched once. Refused: the session is cleared; unreachable: it is kept (decisions §2). */
export function loadUser(): Promise<User | null> {
  const { token, user } = useSession.getState()
  if (!token) return Promise.resolve(null)
  if (user && !isKept) return Promise.resolve(user)
  const asked = reloadUser()
  return user ? Promise.resolve(user) : asked
}

/** Asks the server again; without an answer the user stays who he was. */
export function reloadUser(): Promise<User | null> {
  if (!useSession.getState().token) return Promise.resolve(null)
  profile ??= fetchUser().finally(() => {
    profile = null
  })
  return profile
}

async function fetchUser(): Promise<User | null> {
  const session = useSession.getState()
  session.setLoading(true)
  const result = await call(currentUser)
  session.setLoading(false)
  if (result.ok) {
    isKept = false
    keepUser(result.value)
    session.setUser(result.value)
    return result.value
  }
  const { status } = result.failure
  if (status === 401 || status === 403) forget()
  else {
    console.warn(`The profile could not be loaded (${status || 'unreachable'})`)
    return userOfLastTime()
  }
  return null
}

/** Without a network who was here stays here: the guards are signs, the server holds the locks. */
function userOfLastTime(): User | null {
  const { user, setUser } = useSession.getState()
  const known = user ?? keptUser()
  if (!known) return null
  isKept = true
  setUser(known)
  return known
}

/** A token of login, registration or social exchange → a session with its user. */
export async function openSession(token: AccessToken): Promise<User | null> {
  wiring?.cache.clear()
  isKept = false
  forgetUser()
  const session = useSession.getState()
  session.setUser(null)
  session.setToken(token.access_token)
  return loadUser()
}

/** The visit of an admin ended by itself: the token that came is the admin's own again. */
async function becomeOneself(): Promise<User | null> {
  wiring?.cache.clear()
  isKept = false
  forgetUser()
  useSession.getState().setUser(null)
  return loadUser()
}

/** Ends standing where a customer stands; the refresh cookie was the admin's all along (decisions §3). */
export async function leaveVisit(): Promise<User | null> {
  await call(leaveSignIn, { body: {} })
  const own = await call(refresh)
  if (own.ok) return openSession(own.value)
  forget()
  return null
}

export async function logIn(email: string, password: string): Promise<Result<User>> {
  const result = await call(login, { body: { email, password } })
  if (!result.ok) return result
  const user = await openSession(result.value)
  if (user) return { ok: true, value: user }
  return { ok: false, failure: { status: 0, code: 'unreachable', message: '', fields: [], requestId: '' } }
}

/** Clears user and token even if the server call fails, and what this browser keeps of the person. */
export async function logOut({ isForGood = false } = {}): Promise<void> {
  const answer = call(logout).catch(error => console.warn('Logout was not confirmed', error))
  await answer
  forget()
  dropPersonalItems(isForGood)
}
