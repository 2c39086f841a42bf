/** Requests of a battle as one object, so that tests can replace the network. */
import { call, type Result } from '@/api/client.ts'
import { currentUser } from '@/contract/endpoints/account/auth.ts'
import {
  askTicket,
  type BattleReport,
  battleReport,
  beginBattle,
  type HumanCommand,
  sendResult,
  type Ticket,
  type TicketKind,
} from '@/contract/endpoints/game/battles.ts'
import { askGuestTicket, type GuestTicket } from '@/contract/endpoints/game/guest-battle.ts'
import type { OpponentCode } from '@/engine/opponents/opponent.ts'
import type { RuleSet } from '@/engine/types.ts'
import { useSession } from '@/stores/session.ts'

export interface TicketWish {
  kind: TicketKind
  rules: RuleSet
  opponent: OpponentCode
  deck: readonly number[] | null // numero_carta, the opening card first
}

export interface GuestWish {
  rules: RuleSet
  opponent: OpponentCode
  device?: string // device id of an earlier ticket
}

export interface BattleServer {
  ask(wish: TicketWish): Promise<Result<Ticket>>
  /** Requests a ticket that is bound to this device, for a quick battle without an account. */
  askAsGuest(wish: GuestWish): Promise<Result<GuestTicket>>
  /** Reports that the battle of this ticket is running, so that newer tickets do not replace it. */
  begin(id: string): Promise<Result<BattleReport>>
  send(id: string, commands: readonly HumanCommand[], forfeit: boolean): Promise<Result<BattleReport>>
  report(id: string): Promise<Result<BattleReport>>
  /** Fetches the current level, XP and counters. */
  refreshUser(): Promise<void>
}

export const battleServer: BattleServer = {
  ask: ({ deck, ...wish }) => call(askTicket, { body: { ...wish, ...(deck && { deck: [...deck] }) } }),
  askAsGuest: body => call(askGuestTicket, { body }),
  begin: id => call(beginBattle, { params: { id } }),
  send: (id, commands, forfeit) =>
    call(sendResult, { params: { id }, body: { commands: [...commands], forfeit } }),
  report: id => call(battleReport, { params: { id } }),
  refreshUser: async () => {
    const before = useSession.getState().user?.id
    const result = await call(currentUser)
    if (result.ok && useSession.getState().user?.id === before) useSession.getState().setUser(result.value)
  },
}
