import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Failure, unreachable } from '@/api/failure.ts'
import { openTickets } from '@/contract/endpoints/game/battles.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { FakeClock, settled } from '../testing/fake-clock.ts'
import { FakeServer, stubStorage } from '../testing/rounds.ts'
import type { TicketWish } from './battle-server.ts'
import { TICKET_PATIENCE, TicketBox } from './tickets.ts'

beforeEach(() => void stubStorage())
afterEach(() => vi.unstubAllGlobals())

const wish: TicketWish = { kind: 'new', rules: 'standard', opponent: 'esperto', deck: null }
const other: TicketWish = { ...wish, opponent: 'maestro' }

function box(server = new FakeServer(), owner = 7, today = '2026-11-21T12:00:00Z') {
  const clock = new FakeClock()
  return { server, clock, box: new TicketBox({ server, owner, clock, today: () => Date.parse(today) }) }
}

const idOf = async (taking: ReturnType<TicketBox['take']>) => {
  const taken = await taking
  return 'ticket' in taken ? taken.ticket.id : taken.none
}

it('requests a new ticket, or uses one stored in advance, never more than the server keeps open', async () => {
  const { server, box: tickets } = box()
  expect(await idOf(tickets.take(wish))).toBe('ticket-1')
  await tickets.refill(wish)
  await tickets.refill(wish)
  expect(server.asked.length).toBeLessThan(openTickets)
  expect(await idOf(tickets.take(wish))).toBe('ticket-2')
})

it('uses a stored ticket only for its kind of battle and its owner', async () => {
  const { server, box: tickets } = box()
  await tickets.refill(wish)
  server.isDown = true
  expect(await idOf(tickets.take(other))).toBe('offline')
  expect(await idOf(box(server, 8).box.take(wish))).toBe('offline')
  expect(await idOf(tickets.take(wish))).toBe('ticket-1')
})

it('replaces stored tickets with those of another kind of battle', async () => {
  const { server, box: tickets } = box()
  await tickets.refill(wish)
  await tickets.refill(other)
  server.isDown = true
  expect(await idOf(tickets.take(other))).toBe('ticket-4')
})

it('skips a stored ticket that is unknown, used or expired', async () => {
  const { server, box: tickets } = box()
  await tickets.refill(wish)
  server.reports.delete('ticket-1')
  server.settle('ticket-2')
  expect(await idOf(tickets.take(wish))).toBe('ticket-3')
  await tickets.refill(wish)
  const late = box(server, 7, '2031-01-01T00:00:00Z')
  server.isDown = true
  expect(await idOf(late.box.take(wish))).toBe('offline')
})

it('treats a server that does not respond in time as unreachable and stores its late ticket', async () => {
  const { server, clock, box: tickets } = box()
  const ask = server.ask.bind(server)
  let respond = () => {}
  vi.spyOn(server, 'ask').mockImplementationOnce(
    given => new Promise(resolve => (respond = () => void ask(given).then(resolve))),
  )
  const taking = idOf(tickets.take(wish))
  await clock.pass(TICKET_PATIENCE)
  expect(await taking).toBe('offline')
  respond()
  await settled()
  server.isDown = true
  expect(await idOf(tickets.take(wish))).toBe('ticket-1')
})

it('uses no ticket of another rules version, stored or not', async () => {
  const { server, box: tickets } = box()
  await tickets.refill(wish)
  localStorage.setItem(
    'battle.tickets.v1',
    (localStorage.getItem('battle.tickets.v1') ?? '').replaceAll(
      `"rules_version":${rulesVersion}`,
      `"rules_version":${rulesVersion + 1}`,
    ),
  )
  expect(await idOf(tickets.take(wish))).toBe('ticket-4')
  server.rulesVersion = rulesVersion + 1
  expect(await idOf(tickets.take(wish))).toBe('outdated')
  await tickets.refill(wish)
  expect(localStorage.getItem('battle.tickets.v1')).not.toContain('ticket-6')
})

it('does not count a deck that the server refuses', async () => {
  const { server, box: tickets } = box()
  const failure: Failure = { ...unreachable, status: 422, code: 'deck_invalid' }
  vi.spyOn(server, 'ask').mockResolvedValue({ ok: false, failure })
  expect(await idOf(tickets.take(wish))).toBe('deck')
})

it('requests a ticket again after a battle without one, until the server sends one for the next battle', async () => {
  const { server, clock, box: tickets } = box()
  server.isDown = true
  expect(await idOf(tickets.take(wish))).toBe('offline')
  void tickets.askAgain(wish)
  await clock.pass(10_000)
  server.isDown = false
  await clock.pass(30_000)
  server.isDown = true
  expect(await idOf(tickets.take(wish))).toBe('ticket-1')
  const before = server.asked.length
  await clock.pass(600_000)
  expect(server.asked).toHaveLength(before)
})
