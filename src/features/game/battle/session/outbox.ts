/**
 * Battle results to be sent: stored in this browser until the server has accepted them, sent again when the network is back or the page is
 * opened again. Sending one twice is harmless: the server returns the outcome of the first (decision 0032).
 */
import { type BattleReport, HumanCommand } from '@/contract/endpoints/game/battles.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import { type BattleServer, battleServer } from './battle-server.ts'
import { OUTBOX_KEY } from './outbox-key.ts'

export interface Parcel {
  id: string // the ticket's
  owner: number // user id
  commands: HumanCommand[]
  forfeit: boolean
}

/** Outcome of a result: accepted, stored for later, or refused for good. */
export type Delivery =
  | { id: string; taken: BattleReport }
  | { id: string; isStored: true }
  | { id: string; refused: true }

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

/** Refusals that will not change however often it is sent. */
const isFinal = (status: number): boolean => [400, 403, 404, 409, 413, 422].includes(status)

export class Outbox {
  private readonly listeners = new Set<(delivery: Delivery) => void>()
  private flight: Promise<void> | null = null
  private unstored: Parcel[] = [] // storage is full or blocked: held in memory as long as the page is open

  constructor(private readonly server: BattleServer) {}

  readonly subscribe = (listener: (delivery: Delivery) => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  add(parcel: Parcel): void {
    const others = this.stored().filter(({ id }) => id !== parcel.id)
    if (!writeStored(OUTBOX_KEY, [...others, parcel])) this.unstored.push(parcel)
  }

  waiting(owner: number): Parcel[] {
    return [...this.stored(), ...this.unstored].filter(parcel => parcel.owner === owner)
  }

  /** Sends what waits for this player, one at a time; a second call waits for the first. */
  flush(owner: number): Promise<void> {
    this.flight = (this.flight ?? Promise.resolve()).then(() => this.sendAll(owner))
    return this.flight
  }

  private async sendAll(owner: number): Promise<void> {
    for (const { id, commands, forfeit } of this.waiting(owner)) {
      const answer = await this.server.send(id, commands, forfeit)
      if (answer.ok || isFinal(answer.failure.status)) this.remove(id)
      if (answer.ok) this.tell({ id, taken: answer.value })
      else this.tell(isFinal(answer.failure.status) ? { id, refused: true } : { id, isStored: true })
    }
  }

  private tell(delivery: Delivery): void {
    for (const listener of this.listeners) listener(delivery)
  }

  private remove(id: string): void {
    const others = this.stored().filter(parcel => parcel.id !== id)
    this.unstored = this.unstored.filter(parcel => parcel.id !== id)
    writeStored(OUTBOX_KEY, others.length > 0 ? others : undefined)
  }

  private stored(): Parcel[] {
    return readStored(OUTBOX_KEY, value => (Array.isArray(value) ? value.filter(isParcel) : undefined)) ?? []
  }
}

/** The one of this page. */
export const outbox = new Outbox(battleServer)
