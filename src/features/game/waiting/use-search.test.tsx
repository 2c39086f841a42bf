// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/api/client.ts'
import { unreachable } from '@/api/failure.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { heartbeat, type Search, startSearch } from '@/contract/endpoints/game/lobby.ts'
import { heartbeatMillis } from '@/contract/endpoints/game/online.ts'
import { startI18n } from '@/i18n/react.ts'
import type { DeckChoice } from './deck-choices.ts'
import { useWaitingController } from './use-waiting-controller.ts'

vi.mock('@/api/client.ts', () => ({ call: vi.fn(), callOrThrow: vi.fn() }))
vi.mock('../kit/online/use-live-connection.ts', () => ({ useLiveConnection: () => null }))

const user = { id: 7, extra: { nickname: 'Ada' } } as unknown as User
const deck = { id: 'mine', name: 'Mio', cards: [2, 3, 4, 5, 6, 7] } as unknown as DeckChoice
const ways = { onTable: () => {}, onBattle: () => {}, onLobby: () => {} }
const client = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

let search: Search | null
let match: { id: string; status: string } | null
let failure: { status: number } | null
let starts: number
let visibility: DocumentVisibilityState

beforeAll(() => startI18n('it', ['waiting', 'common']))
beforeEach(() => {
  vi.useFakeTimers()
  search = match = failure = null
  starts = 0
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.mocked(call).mockImplementation((async (endpoint: unknown) => {
    if (endpoint === heartbeat)
      return { ok: true, value: { now: Date.now(), match, invitations: [], search, device: null } }
    if (endpoint !== startSearch) return { ok: true, value: {} }
    starts += 1
    if (failure) return { ok: false, failure: { ...unreachable, ...failure } }
    search = { since: Date.now(), now: Date.now(), window: 100, rating: 1000, rules: 'standard' }
    return { ok: true, value: search }
  }) as unknown as typeof call)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const beat = () => act(() => vi.advanceTimersByTimeAsync(heartbeatMillis))

async function openSearch() {
  const hook = renderHook(() => useWaitingController({ id: null, user, decks: [deck] }, ways), { wrapper })
  await act(() => vi.advanceTimersByTimeAsync(0))
  return hook
}

it('searches once while the server has stored the search', async () => {
  const { result } = await openSearch()
  await beat()
  expect(result.current.search).toEqual(search)
  expect(starts).toBe(1)
})

it('searches again when the server has ended the search', async () => {
  const { result } = await openSearch()
  search = null
  await beat()
  await beat()
  expect(starts).toBe(2)
  expect(result.current.search).not.toBeNull()
})

it('shows no search while the server has none', async () => {
  const { result } = await openSearch()
  search = null
  failure = { status: 503 }
  await beat()
  expect(result.current.search).toBeNull()
  expect(result.current.refusal).not.toBe('')
})

it('searches again after a temporary failure, at most once per heartbeat', async () => {
  failure = { status: 0 }
  await openSearch()
  await beat()
  await beat()
  expect(starts).toBeLessThanOrEqual(4)
  failure = null
  await beat()
  await beat()
  expect(search).not.toBeNull()
})

it('does not repeat a search that the server refuses', async () => {
  failure = { status: 422 }
  await openSearch()
  for (let beats = 0; beats < 4; beats++) await beat()
  expect(starts).toBe(1)
})

it('waits until the page is visible before it searches again', async () => {
  await openSearch()
  visibility = 'hidden'
  search = null
  await beat()
  await beat()
  expect(starts).toBe(1)
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(starts).toBe(2)
})

it('does not search again once an opponent was found', async () => {
  await openSearch()
  search = null
  match = { id: 'table', status: 'preparing' }
  await beat()
  await beat()
  expect(starts).toBe(1)
})
