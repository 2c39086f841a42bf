// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { call, callOrThrow } from '@/api/client.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { seatChannel } from '@/contract/endpoints/game/online.ts'
import { startI18n } from '@/i18n/react.ts'
import type { ChannelHandlers } from '@/realtime/shared-channel.ts'
import { useWaitingController } from './use-waiting-controller.ts'

const handlersByChannel = vi.hoisted(() => new Map<string, ChannelHandlers>())
const connection = vi.hoisted(() => ({
  subscribe: (channel: string, handlers: ChannelHandlers) => {
    handlersByChannel.set(channel, handlers)
    return () => {}
  },
}))
vi.mock('@/api/client.ts', () => ({ call: vi.fn(), callOrThrow: vi.fn() }))
vi.mock('../kit/online/use-live-connection.ts', () => ({ useLiveConnection: () => connection }))

beforeAll(() => startI18n('it', ['waiting']))
afterEach(cleanup)

const client = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

it.each(['match-changed', 'match-start'])(
  'fetches the table as soon as its channel reports %s',
  async event => {
    vi.mocked(call).mockResolvedValue({ ok: false, failure: { status: 0 } } as never)
    vi.mocked(callOrThrow).mockResolvedValue({ status: 'waiting', side: 'host' } as never)
    const ways = { onTable: () => {}, onBattle: () => {}, onLobby: () => {} }
    const user = { id: 7, extra: { nickname: 'Ada' } } as unknown as User
    const { result } = renderHook(() => useWaitingController({ id: 'table', user, decks: [] }, ways), {
      wrapper,
    })
    await waitFor(() => expect(result.current.match?.status).toBe('waiting'))
    vi.mocked(callOrThrow).mockResolvedValue({ status: 'preparing', side: 'host' } as never)
    act(() => handlersByChannel.get(seatChannel('table'))?.events?.[event]?.({}))
    await waitFor(() => expect(result.current.match?.status).toBe('preparing'))
  },
)
