/** POST /battles/guest: a ticket that only its signature protects, so that a player without an account needs no row. */
import { createHmac } from 'node:crypto'
import type { ParsedOf } from '@/contract/endpoint.ts'
import { ticketDays } from '@/contract/endpoints/game/battles.ts'
import type { askGuestTicket, GuestTicket } from '@/contract/endpoints/game/guest-battle.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import type { CallContext } from '../../kernel/context.ts'
import { opensWith } from '../../kernel/ids.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { seedFrom } from './ask-ticket.ts'
import { quickSetup } from './ticket-setup.ts'
import { dealableCards } from './tickets-repo.ts'

type Unsigned = Omit<GuestTicket, 'signature'>

const day = 24 * 60 * 60_000

/** Signs every field, in an order that does not depend on the client. */
function signatureOf(ticket: Unsigned, secret: string): string {
  const { id, kind, rules, opponent, seed, rules_version, expires_at, device, setup } = ticket
  const signed = [id, kind, rules, opponent, seed, rules_version, expires_at, device, setup]
  return createHmac('sha256', `guest-ticket:${secret}`).update(JSON.stringify(signed)).digest('base64url')
}

export const isOwnTicket = ({ signature, ...ticket }: GuestTicket, secret: string): boolean =>
  opensWith(signatureOf(ticket, secret), signature)

/** Refuses `conflict` when the catalogue has too few cards. */
export async function guestTicket(
  { body }: ParsedOf<typeof askGuestTicket>,
  { db, ids, now, config }: CallContext,
): Promise<GuestTicket | Refusal> {
  const { rules, opponent, device = ids.secret(16) } = body
  const seed = seedFrom(ids)
  const setup = quickSetup(await dealableCards(db), rules, seed)
  if (!setup) return refuse('conflict')
  const ticket: Unsigned = {
    id: ids.secret(16),
    kind: 'new',
    rules,
    opponent,
    seed,
    rules_version: rulesVersion,
    expires_at: new Date(now().getTime() + ticketDays * day).toISOString(),
    device,
    setup,
  }
  return { ...ticket, signature: signatureOf(ticket, config.appSecret) }
}
