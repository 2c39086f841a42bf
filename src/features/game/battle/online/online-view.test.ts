import { expect, it } from 'vitest'
import type { BattleClock } from '@/contract/endpoints/game/online-battle.ts'
import { turnClockOf } from './online-view.ts'

const day = 24 * 60 * 60_000
const serverClock: BattleClock = {
  now: 1_800_000_000_000,
  seat: 'player1',
  turn_ends_at: 1_800_000_030_000,
  ends_at: 1_800_000_090_000,
  reserves: { player1: 60_000, player2: 60_000 },
}

it.each([0, day, -day, 3_600_000, -3_600_000])(
  'O6: shows the remaining time by the server’s clock on a device whose clock is %d ms wrong',
  wrong => {
    const today = serverClock.now + wrong
    const clock = turnClockOf(serverClock, today)
    expect((clock?.endsAt ?? 0) - today).toBe(90_000)
    expect(clock?.total).toBe(105_000)
  },
)

it('shows no time while no player is to move', () => {
  expect(turnClockOf({ ...serverClock, seat: null }, serverClock.now)).toBeNull()
})
