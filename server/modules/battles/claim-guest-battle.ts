/** POST /me/guest-battle: stores a battle played as a guest like a sent result. The job replays it before it counts. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { BattleReport } from '@/contract/endpoints/game/battles.ts'
import type { claimGuestBattle as contract, GuestTicket } from '@/contract/endpoints/game/guest-battle.ts'
import type { Command } from '@/engine/commands.ts'
import { readCommand } from '@/engine/read-command.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { markGuestBattle } from '../packs/welcome-mark.ts'
import { reportOf } from './battle-view.ts'
import { type BattleRow, lockPlayer, ownBattle, type UserRow } from './battles-repo.ts'
import { checkBattlesJob } from './check-battles.ts'
import { isOwnTicket } from './guest-ticket.ts'
import { resultHash } from './send-result.ts'
import { insertGuestBattle } from './tickets-repo.ts'

interface Claim {
  ticket: GuestTicket
  sent: Command[]
  hash: string
}

/**
 * Claiming the same battle again returns its report. Refuses `guest_ticket_invalid`, `ticket_expired`,
 * `ticket_outdated`, `ticket_used`, `address_unverified`, and `guest_battle_had` when this account, its email or the
 * device has had one.
 */
export async function claimGuestBattle(
  { body: { ticket, commands } }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<BattleReport | Refusal> {
  const { userId } = callerOf(context)
  if (!isOwnTicket(ticket, context.config.appSecret)) return refuse('guest_ticket_invalid')
  const sent = commands.flatMap(command => readCommand(command) ?? [])
  const claim = { ticket, sent, hash: resultHash(sent, false) }
  const claimed = await Rollback.catching(() =>
    context.db.transaction(async tx => {
      const player = await lockPlayer(tx, userId)
      if (!player) return refuse('unauthenticated')
      return Rollback.unlessRefused(await take(tx, player, claim, context))
    }),
  )
  if (isRefusal(claimed)) return claimed
  void context.jobs.nudge(checkBattlesJob)
  return reportOf(claimed, context.now())
}

async function take(
  tx: Queryable,
  player: UserRow,
  { ticket, sent, hash }: Claim,
  context: CallContext,
): Promise<BattleRow | Refusal> {
  if (!player.email_verified_at) return refuse('address_unverified')
  const earlier = await ownBattle(tx, player.id, ticket.id)
  if (earlier) return earlier.result_hash === hash ? earlier : refuse('ticket_used')
  const now = context.now()
  if (new Date(ticket.expires_at) <= now) return refuse('ticket_expired')
  if (ticket.rules_version !== rulesVersion) return refuse('ticket_outdated')
  if (!(await markGuestBattle(tx, player.id, ticket.device, context))) return refuse('guest_battle_had')
  const { id, kind, rules, opponent, seed, setup } = ticket
  const battle = await insertGuestBattle(tx, {
    ...{ id, kind, rules, opponent, seed, setup, sent },
    user_id: player.id,
    status: 'checking',
    result_hash: hash,
    user_xp: player.user_xp,
    created_at: now,
    begun_at: now,
    sent_at: now,
    expires_at: new Date(ticket.expires_at),
  })
  return battle ?? refuse('ticket_used')
}
