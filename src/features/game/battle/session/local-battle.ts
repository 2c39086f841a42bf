/**
 * The engine as the authority of a battle in this page. It accepts commands, sends events to both seats and provides
 * the record that rebuilds the battle.
 */
import { castDraft, produce } from 'immer'
import { createStore } from 'zustand/vanilla'
import { applyCommand } from '@/engine/apply.ts'
import type { Command, RejectionCode } from '@/engine/commands.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { replay } from '@/engine/replay.ts'
import { createBattle } from '@/engine/setup.ts'
import type { BattleSetup, BattleState, Seat } from '@/engine/types.ts'
import { type BattleView, viewFor } from '@/engine/view.ts'
import type { BattleLink, LinkUpdate } from './link.ts'

export interface BattleRecord {
  setup: BattleSetup
  seed: number
  commands: Command[] // all accepted commands in order
}

export interface LocalBattle {
  link(seat: Seat): BattleLink
  view(seat: Seat): BattleView | null // current view, before any link is open; null for a battle that the rules refuse
}

interface Played {
  state: BattleState
  commands: Command[] // all accepted commands in order
  history: BattleEvent[]
}

/**
 * @param record the battle so far; without commands it is a new one. It must replay: see `isPlayable`.
 * @param onRecord called after every accepted command
 */
export function openLocalBattle(
  record: BattleRecord,
  onRecord: (record: BattleRecord) => void = () => {},
): LocalBattle {
  const start = createBattle(record.setup, record.seed)
  if ('refused' in start) return refusedBattle({ type: 'refused', code: start.refused })
  const past = replay(record.setup, record.seed, record.commands)
  if (!('state' in past)) throw new Error('a record that does not replay')
  const store = createStore<Played>(() => ({
    state: past.state,
    commands: [...record.commands],
    history: past.events,
  }))
  store.subscribe(({ commands }) => onRecord({ ...record, commands })) // before any link: saved, then shown

  const firstUpdate = (seat: Seat): LinkUpdate => {
    const { state, commands, history } = store.getState()
    const view = viewFor(state, seat)
    if (commands.length > 0) return { type: 'snapshot', history, view }
    return { type: 'match-start', events: start.events, view, warning: start.warning }
  }
  const accept = (command: Command): RejectionCode | null => {
    const step = applyCommand(store.getState().state, command)
    if ('rejected' in step) return step.rejected
    store.setState(now =>
      produce(now, played => {
        played.state = castDraft(step.state)
        played.commands.push(command)
        played.history.push(...step.events)
      }),
    )
    return null
  }
  return {
    view: seat => viewFor(store.getState().state, seat),
    link: seat => ({
      open: onUpdate => {
        const close = store.subscribe(({ state, history }, before) => {
          const events = history.slice(before.history.length)
          onUpdate({ type: 'step', events, view: viewFor(state, seat) })
        })
        onUpdate(firstUpdate(seat))
        return close
      },
      send: async command => (command.seat === seat ? accept(command) : 'not_your_turn'),
    }),
  }
}

const refusedBattle = (update: LinkUpdate): LocalBattle => ({
  view: () => null,
  link: () => ({
    open: onUpdate => {
      onUpdate(update)
      return () => {}
    },
    send: async () => 'battle_over',
  }),
})

/** Returns true if a record, for example from storage, rebuilds a battle. */
export const isPlayable = (record: BattleRecord): boolean =>
  'state' in replay(record.setup, record.seed, record.commands)
