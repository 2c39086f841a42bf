import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Failure, unreachable } from '@/api/failure.ts'
import type { HumanCommand } from '@/contract/endpoints/game/battles.ts'
import { FakeServer, stubStorage } from '../testing/rounds.ts'
import { Outbox } from './outbox.ts'
import { OUTBOX_KEY } from './outbox-key.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

const skip: HumanCommand = { type: 'skip-turn', seat: 'player1' }
const parcel = (id: string, owner = 7) => ({ id, owner, commands: [skip], forfeit: false })

function sending(server = new FakeServer()) {
  const outbox = new Outbox(server)
  return { server, outbox, deliveries: () => outbox.store.getState().deliveries }
}

it('removes and reports an accepted result', async () => {
  const { server, outbox, deliveries } = sending()
  outbox.add(parcel('a'))
  await outbox.flush(7)
  expect(server.sent).toEqual([{ id: 'a', commands: [skip], forfeit: false }])
  expect(deliveries()).toMatchObject({ a: { state: 'accepted', report: { status: 'checking' } } })
  expect(stored.has(OUTBOX_KEY)).toBe(false)
})

it('keeps a result without a network, also for the next visit', async () => {
  const { server, outbox, deliveries } = sending()
  server.isDown = true
  outbox.add(parcel('a'))
  await outbox.flush(7)
  expect(deliveries()).toEqual({ a: { state: 'stored', attempts: 1 } })
  await outbox.flush(7)
  expect(deliveries()).toEqual({ a: { state: 'stored', attempts: 2 } })
  server.isDown = false
  await new Outbox(server).flush(7)
  expect(server.sent).toHaveLength(1)
})

it('has no outcome for a result that was added again, until the next attempt', async () => {
  const { server, outbox, deliveries } = sending()
  server.isDown = true
  outbox.add(parcel('a'))
  await outbox.flush(7)
  outbox.add(parcel('a'))
  expect(deliveries()).toEqual({})
})

it('stops sending a permanently refused result', async () => {
  const { server, outbox, deliveries } = sending()
  const failure: Failure = { ...unreachable, status: 409, code: 'ticket_used' }
  const send = vi.spyOn(server, 'send').mockResolvedValue({ ok: false, failure })
  outbox.add(parcel('a'))
  await outbox.flush(7)
  await outbox.flush(7)
  expect(send).toHaveBeenCalledTimes(1)
  expect(deliveries()).toEqual({ a: { state: 'refused' } })
})

it('keeps another player’s results for that player', async () => {
  const { server, outbox } = sending()
  outbox.add(parcel('a', 8))
  outbox.add(parcel('b', 7))
  await outbox.flush(7)
  expect(server.sent.map(({ id }) => id)).toEqual(['b'])
  expect(outbox.waiting(8)).toHaveLength(1)
})

it('sends a result once on two concurrent calls, and stores one result per battle', async () => {
  const { server, outbox } = sending()
  outbox.add(parcel('a'))
  outbox.add(parcel('a'))
  await Promise.all([outbox.flush(7), outbox.flush(7)])
  expect(server.sent).toHaveLength(1)
})

it('sends a result while the page is open if the storage is full', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const { server, outbox } = sending()
  outbox.add(parcel('a'))
  await outbox.flush(7)
  expect(server.sent).toHaveLength(1)
  expect(outbox.waiting(7)).toEqual([])
})

it.each(['{', '7', '[{"id":3}]', '[null]'])('treats corrupt storage %s as empty', async text => {
  stored.set(OUTBOX_KEY, text)
  const { server, outbox } = sending()
  await outbox.flush(7)
  expect(server.sent).toEqual([])
})
