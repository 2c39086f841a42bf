import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveGuestDevice } from '../../kit/guest-battle.ts'
import { settled } from '../testing/fake-clock.ts'
import { FakeServer, stubStorage } from '../testing/rounds.ts'
import { variantOf } from '../variants/catalog.ts'
import { choiceFor } from '../variants/choice.ts'
import { GuestTickets, guestWish } from './guest-tickets.ts'

const wish = { rules: 'standard', opponent: 'novizio' } as const

let stored: Map<string, string>
beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

it('gives a ticket requested in advance to one battle only', async () => {
  const server = new FakeServer()
  const tickets = new GuestTickets(server)
  tickets.askAhead(wish)
  tickets.askAhead(wish)
  expect(await tickets.take(wish)).toMatchObject({
    ok: true,
    value: { id: expect.stringContaining('ticket-1') },
  })
  expect(await tickets.take(wish)).toMatchObject({
    ok: true,
    value: { id: expect.stringContaining('ticket-2') },
  })
})

it('does not use a ticket requested for another battle', async () => {
  const tickets = new GuestTickets(new FakeServer())
  tickets.askAhead({ ...wish, opponent: 'esperto' })
  expect(await tickets.take(wish)).toMatchObject({ value: { opponent: 'novizio' } })
})

it('requests again for the next battle after a refusal', async () => {
  const server = new FakeServer()
  const tickets = new GuestTickets(server)
  server.isDown = true
  tickets.askAhead(wish)
  await settled()
  server.isDown = false
  expect(await tickets.take(wish)).toMatchObject({ ok: true })
})

it('uses no ticket once the device has received its reward', () => {
  const tickets = new GuestTickets(new FakeServer())
  saveGuestDevice('d'.repeat(22))
  tickets.askAhead(wish)
  for (const [name, text] of stored) stored.set(name, text.replace('false', 'true'))
  expect(tickets.take(wish)).toBeNull()
})

it.each([
  ['new', null, true],
  ['new', 7, false],
  ['newb', null, false],
  ['oldnew', null, false],
] as const)('kind %s of owner %s requests as a guest: %s', (code, owner, isAsked) => {
  const variant = variantOf(code)
  expect(guestWish(variant, owner, choiceFor(variant, wish)) !== null).toBe(isAsked)
})
