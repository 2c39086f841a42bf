/**
 * Who is here (specification §4 Session). The token lives in local storage and in a cookie, both named `auth_token`;
 * the API reads neither, only the bearer header.
 */
import { create } from 'zustand'
import type { User } from '@/contract/users.ts'
import { readText, writeText } from './storage.ts'

const tokenKey = 'auth_token'

export interface SessionState {
  token: string | null
  user: User | null
  loading: boolean // the profile is being fetched
  setToken(token: string | null): void
  setUser(user: User | null): void
  setLoading(loading: boolean): void
  clear(): void
}

function writeCookie(token: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie =
    token === null
      ? `${tokenKey}=; Path=/; Max-Age=0; SameSite=Lax${secure}`
      : `${tokenKey}=${token}; Path=/; Max-Age=2592000; SameSite=Lax${secure}`
}

export const useSession = create<SessionState>()(set => ({
  token: null,
  user: null,
  loading: false,
  setToken: token => {
    writeText(tokenKey, token)
    writeCookie(token)
    set({ token })
  },
  setUser: user => set({ user }),
  setLoading: loading => set({ loading }),
  clear: () => {
    writeText(tokenKey, null)
    writeCookie(null)
    set({ token: null, user: null, loading: false })
  },
}))

/** Remembered after the store stands: what the server painted, and what takes it over, is a guest's page. */
useSession.setState({ token: readText(tokenKey) })

/** Another tab logged in or out: this one follows. */
export function followOtherTabs(onChange: (token: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key !== tokenKey && event.key !== null) return
    const token = readText(tokenKey)
    if (token === useSession.getState().token) return
    useSession.setState(token === null ? { token, user: null } : { token })
    onChange(token)
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
