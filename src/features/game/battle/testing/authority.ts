/** A fake server for the tests of the link, and a recorder of what a session would show. */
import type { Result } from '@/api/client.ts'
import type { Action, Match } from '@/contract/endpoints/game/online.ts'
import type { BattleUpdate } from '@/contract/endpoints/game/online-battle.ts'
import { applyCommand } from '@/engine/apply.ts'
import type { Command } from '@/engine/commands.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { createBattle } from '@/engine/setup.ts'
import type { BattleState, RuleSet, Seat } from '@/engine/types.ts'
import { viewFor } from '@/engine/view.ts'
import { OnlineLink } from '../online/online-link.ts'
import type { OnlineEar } from '../online/online-server.ts'
import type { LinkUpdate } from '../session/link.ts'
import { FakeClock } from './fake-clock.ts'
import { samples } from './table.ts'

const unreachable = {
  ok: false,
  failure: { status: 0, code: 'unreachable', message: '', fields: [], requestId: '' },
} as const
const refused = (code: 'action_stale' | 'action_refused') =>
  ({ ok: false, failure: { status: 409, code, message: '', fields: [], requestId: '' } }) as const

/** A server in the page with the same versions and messages, and a network that loses chosen messages. */
export class Authority {
  state: BattleState
  version = 3
  history: BattleEvent[]
  readonly done = new Map<string, number>()
  readonly ears = new Set<OnlineEar>()
  losesEvent = () => false
  losesCall = () => false
  losesAnswer = () => false
  travels: () => Promise<void> = async () => {} // delay of a request or an event, one way

  constructor(rules: RuleSet = samples().setup.rules) {
    const start = createBattle({ ...samples().setup, rules }, 1)
    if ('refused' in start) throw new Error(start.refused)
    this.state = start.state
    this.history = start.events
  }

  private facts() {
    const { phase, currentTurnPlayerId, winner, turn, toAct, wind, player1, player2 } = viewFor(
      this.state,
      null,
    )
    const clock = {
      now: 0,
      seat: toAct,
      turn_ends_at: 45_000,
      ends_at: 105_000,
      reserves: { player1: 60_000, player2: 60_000 },
    }
    return {
      gameState: phase,
      currentTurnPlayerId,
      winner,
      turn,
      toAct,
      wind,
      player1,
      player2,
      clock,
      ending: null,
    }
  }

  match(seat: Seat | null): Match {
    const { rules, cards } = this.state
    const battle = { ...this.facts(), rules, cards, history: this.history }
    return JSON.parse(
      JSON.stringify({
        id: 'x',
        status: 'playing',
        seat,
        side: seat && 'host',
        version: this.version,
        battle,
        rematch: null,
      }),
    )
  }

  apply(command: Command): boolean {
    const step = applyCommand(this.state, command)
    if ('rejected' in step) return false
    this.state = step.state
    this.version += 1
    this.history = [...this.history, ...step.events]
    const update = {
      ...this.facts(),
      version: this.version,
      events: step.events,
      damageAnimationTarget: null,
      p1_pv: null,
      p2_pv: null,
    }
    const received = JSON.parse(JSON.stringify(update)) satisfies BattleUpdate
    for (const ear of this.ears)
      if (!this.losesEvent()) this.carry(() => ear.events['battle-update']?.(received))
    return true
  }

  /** Runs synchronously without a delay, so that tests without timing need no waiting. */
  private carry(event: () => void): void {
    if (this.isDistant) void this.travels().then(event)
    else event()
  }

  isDistant = false

  server(seat: Seat | null) {
    const near = this.nearServer(seat)
    const over = async <T>(call: () => Promise<T>): Promise<T> => {
      if (!this.isDistant) return call()
      await this.travels()
      const response = await call()
      await this.travels()
      return response
    }
    return {
      ...near,
      see: () => over(near.see),
      act: (action: Action, version: number, id: string) => over(() => near.act(action, version, id)),
    }
  }

  private nearServer(seat: Seat | null) {
    return {
      see: async (): Promise<Result<Match>> =>
        this.losesCall() ? unreachable : { ok: true, value: this.match(seat) },
      act: async (action: Action, version: number, id: string): Promise<Result<{ version: number }>> => {
        if (this.losesCall()) return unreachable
        const known = this.done.get(id)
        if (known !== undefined) return { ok: true, value: { version: known } }
        if (version !== this.version || !seat) return refused('action_stale')
        if (!this.apply({ ...action, seat } as Command)) return refused('action_refused')
        this.done.set(id, this.version)
        return this.losesAnswer() ? unreachable : { ok: true, value: { version: this.version } }
      },
      listen: (ear: OnlineEar) => {
        this.ears.add(ear)
        ear.subscribed()
        return () => void this.ears.delete(ear)
      },
    }
  }
}

/** Records what a session would show after each update. */
export function sitDown(authority: Authority, seat: Seat | null) {
  const clock = new FakeClock()
  let names = 0
  const updates: LinkUpdate[] = []
  const link = new OnlineLink({
    server: authority.server(seat),
    first: authority.match(seat),
    clock,
    freshId: () => `${seat}-action-${names++}`,
  })
  link.open(update => updates.push(update))
  const last = () =>
    updates.findLast(
      update => update.type === 'step' || update.type === 'snapshot' || update.type === 'match-start',
    )
  const shown = () => {
    const update = last()
    if (!update || !('view' in update)) throw new Error('nothing shown')
    return update.view
  }
  const received = () =>
    updates.flatMap((update, at): BattleEvent[] => {
      if (at < updates.findLastIndex(({ type }) => type === 'snapshot')) return []
      if (update.type === 'snapshot') return update.history
      return update.type === 'step' || update.type === 'match-start' ? update.events : []
    })
  return { link, clock, updates, shown, received }
}

export const facts = ({ player1, player2, phase, turn, winner, wind }: BattleState) => ({
  player1,
  player2,
  phase,
  turn,
  winner,
  wind,
})
