/**
 * The session in the browser (specification notes §4 Session): connects store and API, loads the user once, logs in and
 * out. Screens use this module. The layers below do not depend on routes.
 */
import type { QueryClient } from '@tanstack/react-query'
import { call, configureApi, type Result } from '@/api/client.ts'
import { type AccessToken, currentUser, login, logout, refresh } from '@/contract/endpoints/account/auth.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { leaveSignIn } from '@/contract/endpoints/admin/users.ts'
import type { Locale } from '@/contract/locales.ts'
import { cachedUser, cacheUser, forgetUser } from '@/stores/cached-user.ts'
import { dropCachedCards } from '@/stores/drop-cached-cards.ts'
import { orderKeyFor } from '@/stores/order-keys.ts'
import { dropPersonalItems } from '@/stores/personal-storage.ts'
import { followOtherTabs, useSession } from '@/stores/session.ts'

export interface SessionWiring {
  locale(): Locale
  cache: QueryClient
  goToLogin(comesBack: boolean): void // returns to the open page after signing in again
  staysOnPage(): boolean // the open screen is in use: it stays, and the user signs in again in a dialog
}

let wiring: SessionWiring | undefined
let profile: Promise<User | null> | null = null
let isKept = false // the user is from the cache: the server has not responded yet

export function startSession(config: SessionWiring): void {
  wiring = config
  configureApi({
    token: () => useSession.getState().token,
    locale: config.locale,
    orderKey: orderKeyFor,
    onToken: token => {
      const isVisit = Boolean(useSession.getState().user?.signed_in_by)
      useSession.getState().setToken(token)
      if (isVisit) void becomeOneself()
    },
    onSessionLost: async () => {
      if (useSession.getState().user && config.staysOnPage()) return tokenOfNextLogin()
      leaveForLogin()
      return null
    },
  })
  followOtherTabs(token => {
    if (token && useSession.getState().isOver) return void goOnAs(token)
    config.cache.clear()
    if (token === null)
      config.goToLogin(false) // the next user of this device starts on the home page
    else void loadUser()
  })
}

interface Waiting {
  token: Promise<string | null>
  settle(token: string | null): void
}

let waiting: Waiting | undefined // calls that lost their session while the screen was open

function tokenOfNextLogin(): Promise<string | null> {
  if (!waiting) {
    let settle: Waiting['settle'] = () => {}
    const token = new Promise<string | null>(resolve => {
      settle = resolve
    })
    waiting = { token, settle }
    useSession.getState().setOver(true)
  }
  return waiting.token
}

function settleWaiting(token: string | null): void {
  waiting?.settle(token)
  waiting = undefined
}

/** Clears the session and shows the login. */
export function leaveForLogin(): void {
  forget()
  wiring?.goToLogin(true)
}

/**
 * The same user continues where the session ended, and pending calls are sent again. For another user the page reloads.
 */
async function goOnAs(token: string): Promise<Result<User>> {
  const before = useSession.getState().user
  useSession.getState().setToken(token)
  const result = await call(currentUser)
  if (!result.ok) return result
  if (result.value.id !== before?.id) {
    location.reload()
    return result
  }
  cacheUser(result.value)
  useSession.getState().setUser(result.value)
  useSession.getState().setOver(false)
  settleWaiting(token)
  return result
}

/** Signs in over the open screen. */
export async function logInAgain(email: string, password: string): Promise<Result<User>> {
  const result = await call(login, { body: { email, password } })
  return result.ok ? enterAgain(result.value) : result
}

/** The same with a token of another login method. */
export const enterAgain = ({ access_token }: AccessToken): Promise<Result<User>> => goOnAs(access_token)

function forget(): void {
  settleWaiting(null)
  profile = null
  isKept = false
  forgetUser()
  dropCachedCards()
  useSession.getState().clear()
  wiring?.cache.clear()
}

/**
 * Returns the user of the stored token, fetched once. A rejected token clears the session. If the server is
 * unreachable, it stays (decision 0007).
 */
export function loadUser(): Promise<User | null> {
  const { token, user } = useSession.getState()
  if (!token) return Promise.resolve(null)
  if (user && !isKept) return Promise.resolve(user)
  const reloadedUser = reloadUser()
  return user ? Promise.resolve(user) : Promise.race([reloadedUser, cachedUserLater()])
}

const patienceMillis = 3000

/** Returns the user of the last session if the network does not respond in time. The response may still replace it. */
const cachedUserLater = () =>
  new Promise<User>(resolve => {
    setTimeout(() => {
      const user = profile && userOfLastTime()
      if (user) resolve(user)
    }, patienceMillis)
  })

/** Refetches the user. Without a response the current one stays. */
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
  if (useSession.getState().token === null) return null // the session ended during the request, perhaps in another tab
  if (result.ok) {
    isKept = false
    cacheUser(result.value)
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

/** Offline the last user stays signed in. Guards only decide what is shown. The API enforces access. */
function userOfLastTime(): User | null {
  const { user, setUser } = useSession.getState()
  const cachedProfile = user ?? cachedUser()
  if (!cachedProfile) return null
  isKept = true
  setUser(cachedProfile)
  return cachedProfile
}

/** Opens a session with its user from the token of a login, registration or social exchange. */
export async function openSession(token: AccessToken): Promise<User | null> {
  wiring?.cache.clear()
  isKept = false
  forgetUser()
  const session = useSession.getState()
  session.setUser(null)
  session.setToken(token.access_token)
  return loadUser()
}

/** An admin's access as a customer expired: the new token is the admin's own. */
async function becomeOneself(): Promise<User | null> {
  wiring?.cache.clear()
  isKept = false
  forgetUser()
  useSession.getState().setUser(null)
  return loadUser()
}

/** Ends the access as a customer. The refresh cookie remained the admin's throughout (decision 0012). */
export async function leaveVisit(): Promise<User | null> {
  await call(leaveSignIn, { body: {} })
  const refreshed = await call(refresh)
  if (refreshed.ok) return openSession(refreshed.value)
  forget()
  return null
}

export async function logIn(email: string, password: string): Promise<Result<User>> {
  const result = await call(login, { body: { email, password } })
  return result.ok ? enter(result.value) : result
}

/** Call after a login of any kind. */
export async function enter(token: AccessToken): Promise<Result<User>> {
  const user = await openSession(token)
  if (user) return { ok: true, value: user }
  return { ok: false, failure: { status: 0, code: 'unreachable', message: '', fields: [], requestId: '' } }
}

/** Clears user and token even if the server call fails, and deletes the personal data stored in this browser. */
export async function logOut({ isForGood = false } = {}): Promise<void> {
  const response = await call(logout).catch((failure: unknown) => ({ ok: false as const, failure }))
  if (!response.ok) console.warn('Logout was not confirmed', response.failure)
  forget()
  dropPersonalItems(isForGood)
}
