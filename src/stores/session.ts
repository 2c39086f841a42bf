/**
 * The session (specification notes §4 Session). The token is in local storage and in a cookie, both named `auth_token`. The API reads neither,
 * only the bearer header.
 */

import { create } from 'zustand'
import type { User } from '@/contract/endpoints/account/users.ts'
import { isApiApart } from '@/contract/file-url.ts'
import { isAllowed, type Permission } from '@/contract/permissions.ts'
import { readText, writeText } from './storage.ts'

const tokenKey = 'auth_token'

export interface SessionState {
  token: string | null
  user: User | null
  loading: boolean // the profile is being fetched
  isOver: boolean // the server ended it while a screen is open; the user can log in again over it
  setToken(token: string | null): void
  setUser(user: User | null): void
  setLoading(loading: boolean): void
  setOver(isOver: boolean): void
  clear(): void
}

/** Same-site lax, or `none` with secure if page and API have different origins (specification notes §9). */
const siteOfCookies = (): string => {
  if (isApiApart(location.origin)) return 'SameSite=None; Secure'
  return location.protocol === 'https:' ? 'SameSite=Lax; Secure' : 'SameSite=Lax'
}

function writeCookie(token: string | null): void {
  const site = siteOfCookies()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie =
    token === null
      ? `${tokenKey}=; Path=/; Max-Age=0; ${site}`
      : `${tokenKey}=${token}; Path=/; Max-Age=2592000; ${site}`
}

export const useSession = create<SessionState>()(set => ({
  token: null,
  user: null,
  loading: false,
  isOver: false,
  setToken: token => {
    writeText(tokenKey, token)
    writeCookie(token)
    set({ token })
  },
  setUser: user => set({ user }),
  setLoading: loading => set({ loading }),
  setOver: isOver => set({ isOver }),
  clear: () => {
    writeText(tokenKey, null)
    writeCookie(null)
    set({ token: null, user: null, loading: false, isOver: false })
  },
}))

/** Returns whether the user has a permission. The server checks it again; this hides what would be refused. */
export function useMay(): (permission: Permission) => boolean {
  const user = useSession(state => state.user)
  return permission => isAllowed(permission, user)
}

/** Restored from storage after creation, so that hydration matches the HTML, which the server renders for a guest. */
useSession.setState({ token: readText(tokenKey) })

/**
 * Follows logins and logouts of other tabs. A change since the token was read is applied without `onChange`, because no screen shows
 * the former user yet.
 */
export function followOtherTabs(onChange: (token: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key !== tokenKey && event.key !== null) return
    const token = readText(tokenKey)
    if (token === useSession.getState().token) return
    useSession.setState(token === null ? { token, user: null } : { token })
    onChange(token)
  }
  addEventListener('storage', listener)
  const token = readText(tokenKey)
  if (token !== useSession.getState().token) useSession.setState({ token, user: null })
  return () => removeEventListener('storage', listener)
}
