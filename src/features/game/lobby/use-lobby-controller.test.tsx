// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { call, callOrThrow } from '@/api/client.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { readLobby } from '@/contract/endpoints/game/lobby.ts'
import { lobbyChannel } from '@/contract/endpoints/game/online.ts'
import { startI18n } from '@/i18n/react.ts'
import type { ChannelHandlers } from '@/realtime/shared-channel.ts'
import { useLobbyController } from './use-lobby-controller.ts'

const handlers = vi.hoisted(() => new Map<string, ChannelHandlers>())
const connection = vi.hoisted(() => ({
  subscribe: (channel: string, added: ChannelHandlers) => {
    handlers.set(channel, added)
    return () => {}
  },
}))
vi.mock('@/api/client.ts', () => ({ call: vi.fn(), callOrThrow: vi.fn() }))
vi.mock('../kit/online/use-live-connection.ts', () => ({ useLiveConnection: () => connection }))

const lists = (spectators: number) => ({
  players: [],
  online: 0,
  tables: [],
  battles: [
    { id: 'a', spectators },
    { id: 'b', spectators: 4 },
  ],
})
const receive = (event: string, data: unknown) =>
  act(() => handlers.get(lobbyChannel)?.events?.[event]?.(data))

let requests = 0 // for the lists
let respond: (lobby: object) => void

beforeAll(() => startI18n('it', ['lobby']))
beforeEach(() => {
  requests = 0
  vi.mocked(call).mockResolvedValue({ ok: false, failure: { status: 0 } } as never)
  vi.mocked(callOrThrow).mockImplementation(((endpoint: unknown) => {
    if (endpoint !== readLobby) return Promise.resolve({ top: [], around: [] })
    requests += 1
    return new Promise(resolve => {
      respond = resolve
    })
  }) as never)
})
afterEach(cleanup)

async function openLobby() {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const user = { id: 7, extra: { nickname: 'Ada' } } as unknown as User
  const { result } = renderHook(() => useLobbyController(user, { onTable: () => {}, onBattle: () => {} }), {
    wrapper,
  })
  await waitFor(() => expect(requests).toBe(1))
  return () => result.current.lobby?.battles.map(({ spectators }) => spectators)
}

it('updates the number of spectators from the channel without a request', async () => {
  const spectators = await openLobby()
  respond(lists(1))
  await waitFor(() => expect(spectators()).toEqual([1, 4]))
  receive('spectators-changed', { a: 6, unknown: 3 })
  await waitFor(() => expect(spectators()).toEqual([6, 4]))
  expect(requests).toBe(1)
})

it('fetches the lists again when the number changes while they are being fetched', async () => {
  const spectators = await openLobby()
  receive('spectators-changed', { a: 6 })
  respond(lists(1))
  await waitFor(() => expect(spectators()).toEqual([1, 4]))
  await waitFor(() => expect(requests).toBe(2))
  respond(lists(6))
  await waitFor(() => expect(spectators()).toEqual([6, 4]))
})
