// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GuestBattle } from '@/contract/endpoints/game/guest-battle.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { samples } from '../battle/testing/table.ts'
import {
  claimStoredGuestBattle,
  readGuestBattle,
  readGuestDevice,
  saveGuestDevice,
  storeGuestBattle,
} from './guest-battle.ts'
import { guestBattleKey, hasGuestBattle } from './guest-progress-keys.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('@/api/client.ts', async original => ({ ...(await original<object>()), call }))

const device = 'd'.repeat(22)
const today = Date.parse('2026-11-26T12:00:00Z')
const tomorrow = '2026-11-27T12:00:00Z'

function battle(id: string, changes: Partial<GuestBattle['ticket']> = {}): GuestBattle {
  const facts = { kind: 'new', rules: 'standard', opponent: 'esperto', seed: 1, signature: 's' } as const
  const { setup } = samples()
  const ticket = { ...facts, setup, device, id: id.repeat(22), expires_at: tomorrow }
  return {
    ticket: { ...ticket, rules_version: rulesVersion, ...changes },
    commands: [{ type: 'use-move', seat: 'player1', move: 0 }],
  }
}
const refused = (code: string) => ({ ok: false, failure: { status: 409, code, message: '', fields: [] } })
const keptId = () => readGuestBattle()?.battle.ticket.id[0]

beforeEach(() => {
  call.mockReset()
  localStorage.clear()
})

describe('guest battle on a device', () => {
  it('is the best one, and the later of two equal ones', () => {
    storeGuestBattle(battle('a'), 'lose', today)
    storeGuestBattle(battle('b'), 'win', today)
    storeGuestBattle(battle('c'), 'spare', today)
    expect(keptId()).toBe('b')
    storeGuestBattle(battle('d'), 'win', today)
    expect(keptId()).toBe('d')
  })

  it.each([
    ['over', { expires_at: '2026-11-26T11:00:00Z' }],
    ['of older rules', { rules_version: rulesVersion - 1 }],
  ])('is replaced by any battle if it is %s', (_, changes) => {
    storeGuestBattle(battle('a', changes), 'win', today)
    storeGuestBattle(battle('b'), 'lose', today)
    expect(keptId()).toBe('b')
  })

  it('is sent once on concurrent calls and then marks the device as rewarded', async () => {
    saveGuestDevice(device)
    storeGuestBattle(battle('a'), 'win', today)
    call.mockResolvedValue({ ok: true, value: {} })
    expect(await Promise.all([claimStoredGuestBattle(), claimStoredGuestBattle()])).toEqual([
      'taken',
      'taken',
    ])
    expect(call).toHaveBeenCalledTimes(1)
    expect(hasGuestBattle()).toBe(false)
    saveGuestDevice(device)
    expect(readGuestDevice()).toEqual({ device, hasHad: true })
  })

  it.each(['address_unverified', 'unreachable', 'rate_limited', 'unauthenticated'])(
    'is kept when the response is %s',
    async code => {
      storeGuestBattle(battle('a'), 'win', today)
      call.mockResolvedValue(refused(code))
      expect(await claimStoredGuestBattle()).toBe('kept')
      expect(keptId()).toBe('a')
    },
  )

  it.each([
    ['ticket_expired', 'lost', undefined],
    ['ticket_outdated', 'lost', undefined],
    ['guest_battle_had', 'had', true],
  ])('is deleted when the response is %s', async (code, is, hasHad) => {
    storeGuestBattle(battle('a'), 'win', today)
    call.mockResolvedValue(refused(code))
    expect(await claimStoredGuestBattle()).toBe(is)
    expect(hasGuestBattle()).toBe(false)
    expect(readGuestDevice()?.hasHad).toBe(hasHad)
  })

  it('is deleted without a request if it is unreadable', async () => {
    localStorage.setItem(guestBattleKey, '{"battle":1}')
    expect(await claimStoredGuestBattle()).toBe('none')
    expect([hasGuestBattle(), call.mock.calls.length]).toEqual([false, 0])
  })
})
