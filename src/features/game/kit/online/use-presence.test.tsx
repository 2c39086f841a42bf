// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/api/client.ts'
import type { Presence } from '@/contract/endpoints/game/lobby.ts'
import { heartbeatMillis } from '@/contract/endpoints/game/online.ts'
import { usePresence } from './use-presence.ts'

vi.mock('@/api/client.ts', () => ({ call: vi.fn() }))

const presence: Presence = { now: 0, match: null, invitations: [], search: null, device: 'mine' }
const says = (value: Presence) => vi.mocked(call).mockResolvedValue({ ok: true, value })
const beat = () => act(() => vi.advanceTimersByTimeAsync(heartbeatMillis))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('does not render after a heartbeat that changes only the time, and renders after one with a change', async () => {
  says(presence)
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return usePresence(null, 1, false)
  })
  await beat()
  const before = renders
  says({ ...presence, now: 10_000, invitations: [] })
  await beat()
  await beat()
  expect(vi.mocked(call).mock.calls.length).toBeGreaterThan(2)
  expect(renders - before).toBeLessThan(2) // React may render once more before it bails out
  says({ ...presence, now: 20_000, device: 'another' })
  await beat()
  expect(result.current.presence?.device).toBe('another')
})
