/**
 * Battle results to be sent. They are stored in this browser until the server has accepted them, and sent again when
 * the network is back or the page is opened. Sending a result twice is harmless: the server returns the outcome of the
 * first (decision 0032).
 */
import { type Draft, produce } from 'immer'
import { createStore } from 'zustand/vanilla'
import type { Result } from '@/api/client.ts'
import { type BattleReport, HumanCommand } from '@/contract/endpoints/game/battles.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import type { ReadStore } from '../../kit/read-store.ts'
import { type BattleServer, battleServer } from './battle-server.ts'
import { OUTBOX_KEY } from './outbox-key.ts'

export interface Parcel {
  id: string // id of the ticket
  owner: number // user id
  commands: HumanCommand[]
  forfeit: boolean
}

/** Outcome of a result: accepted, refused permanently, or stored for another attempt. */
export type Delivery =
  | { state: 'accepted'; report: BattleReport }
  | { state: 'refused' }
  | { state: 'stored'; attempts: number } // number of failed attempts

export interface OutboxState {
  unstored: readonly Parcel[] // kept in memory while the page is open, because the storage is full or blocked
  deliveries: Readonly<Record<string, Delivery>> // by ticket; empty before the first attempt
}

const isParcel = (value: unknown): value is Parcel => {
  if (typeof value !== 'object' || value === null) return false
  const { id, owner, commands, forfeit } = value as Record<string, unknown>
  return (
    typeof id === 'string' &&
    Number.isSafeInteger(owner) &&
    typeof forfeit === 'boolean' &&
    Array.isArray(commands) &&
    commands.every(command => HumanCommand.safeParse(command).success)
  )
}

/** Refusals that do not change when the result is sent again. */
const isFinal = (status: number): boolean => [400, 403, 404, 409, 413, 422].includes(status)

function deliveryOf(response: Result<BattleReport>, before: Delivery | undefined): Delivery {
  if (response.ok) return { state: 'accepted', report: response.value }
  if (isFinal(response.failure.status)) return { state: 'refused' }
  return { state: 'stored', attempts: before?.state === 'stored' ? before.attempts + 1 : 1 }
}

export class Outbox {
  private readonly writable = createStore<OutboxState>(() => ({ unstored: [], deliveries: {} }))
  readonly store: ReadStore<OutboxState> = this.writable
  private flight: Promise<void> | null = null

  constructor(private readonly server: BattleServer) {}

  add(parcel: Parcel): void {
    const others = this.stored().filter(({ id }) => id !== parcel.id)
    const isStored = writeStored(OUTBOX_KEY, [...others, parcel])
    this.edit(state => {
      delete state.deliveries[parcel.id]
      if (!isStored) state.unstored.push(parcel)
    })
  }

  waiting(owner: number): Parcel[] {
    const { unstored } = this.store.getState()
    return [...this.stored(), ...unstored].filter(parcel => parcel.owner === owner)
  }

  /** Sends this player's stored results one at a time. A second call waits for the first. */
  flush(owner: number): Promise<void> {
    this.flight = (this.flight ?? Promise.resolve()).then(() => this.sendAll(owner))
    return this.flight
  }

  private async sendAll(owner: number): Promise<void> {
    for (const { id, commands, forfeit } of this.waiting(owner)) {
      const response = await this.server.send(id, commands, forfeit)
      const delivery = deliveryOf(response, this.store.getState().deliveries[id])
      if (delivery.state !== 'stored') this.forget(id)
      this.edit(state => {
        if (delivery.state !== 'stored') state.unstored = state.unstored.filter(parcel => parcel.id !== id)
        state.deliveries[id] = delivery
      })
    }
  }

  private edit(recipe: (state: Draft<OutboxState>) => void): void {
    this.writable.setState(state => produce(state, recipe))
  }

  private forget(id: string): void {
    const others = this.stored().filter(parcel => parcel.id !== id)
    writeStored(OUTBOX_KEY, others.length > 0 ? others : undefined)
  }

  private stored(): Parcel[] {
    return readStored(OUTBOX_KEY, value => (Array.isArray(value) ? value.filter(isParcel) : undefined)) ?? []
  }
}

/** The outbox of this page. */
export const outbox = new Outbox(battleServer)
