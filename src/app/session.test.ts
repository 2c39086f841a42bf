// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureApi } from '@/api/client.ts'
import { followOtherTabs, useSession } from '@/stores/session.ts'
import { loadUser, startSession } from './session.ts'

const goToLogin = vi.fn()

beforeEach(() => {
  localStorage.setItem('auth_token', 'token')
  useSession.setState({ token: 'token', user: null })
})
afterEach(() => {
  localStorage.clear()
  useSession.setState({ token: null, user: null })
})

const logOutInAnotherTab = () => {
  localStorage.removeItem('auth_token')
  dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
}

it('forgets the user that the server returns after a logout in another tab', async () => {
  startSession({ locale: () => 'it', cache: new QueryClient(), goToLogin, staysOnPage: () => false })
  configureApi({
    token: () => useSession.getState().token,
    locale: () => 'it',
    onToken: () => {},
    onSessionLost: async () => null,
    carry: async () => {
      logOutInAnotherTab()
      return { status: 200, data: { id: 7, email: 'ugo@example.com' }, headers: {} }
    },
  })
  expect(await loadUser()).toBeNull()
  expect(useSession.getState().user).toBeNull()
  expect({ ...localStorage }).toEqual({})
  expect(goToLogin).toHaveBeenCalledWith(false)
})

it.each([
  ['logout', null],
  ['login', 'newer'],
])('applies a %s of another tab before it listened', (_change, token) => {
  if (token === null) localStorage.removeItem('auth_token')
  else localStorage.setItem('auth_token', token)
  const stop = followOtherTabs(() => {})
  expect(useSession.getState().token).toBe(token)
  stop()
})
