/**
 * Controls an opening: actions change the table, the stage animates the change, and the server responds before anything
 * tears. An action during an animation ends the animation first. It does not use React. Server, sounds and timing are
 * parameters.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Result } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import type { Pack, PackOpening } from '@/contract/endpoints/game/packs.ts'
import type { PacksEvent, PacksPicture } from '@/stage/scenes/packs/packs-picture.ts'
import type { PacksStage } from '@/stage/scenes/packs/packs-stage.ts'
import type { ReadStore } from '../kit/read-store.ts'
import {
  type Act,
  emptyTable,
  end,
  goOn,
  isAllTurned,
  openedTable,
  type PackTable,
  putAway,
  receiveOpenings,
  refuse,
  turn,
} from './pack-table.ts'

export type MakeAct = (table: PackTable) => Act | null

/** Dependencies of the conductor, some of which may change while it runs. */
export interface PackHands {
  stage: Pick<PacksStage, 'play'> | null // null: nothing is drawn, every action ends immediately
  pictureOf(table: PackTable): PacksPicture
  onOpened(openings: readonly PackOpening[]): void
}

export interface ConductorDeps {
  request(packs: readonly Pack[]): Promise<Result<PackOpening[]>>
  playUnseen(event: PacksEvent, after: PacksPicture): void // plays the sounds of an action that is not drawn
  look(): Promise<void> // pause after a rare card before the next one is turned
  onSeen(): void // called when the content has been shown to the end
}

export interface ConductedTable {
  table: PackTable
  isPlaying: boolean
  isTurningAll: boolean
  failure: Failure | null // why the last opening was refused; the packs are unchanged
  requested: readonly Pack[] // packs of the last opening
}

export class PackConductor {
  readonly store: ReadStore<ConductedTable>
  private readonly set: StoreApi<ConductedTable>['setState']
  private plays = 0

  constructor(
    first: PackTable,
    public hands: PackHands,
    private readonly deps: ConductorDeps,
  ) {
    const store = createStore<ConductedTable>(() => ({
      table: first,
      isPlaying: false,
      isTurningAll: false,
      failure: null,
      requested: [],
    }))
    this.store = store
    this.set = store.setState
  }

  private get table(): PackTable {
    return this.store.getState().table
  }

  /** Runs an action. After the last card the table moves to its end. */
  readonly act = async (make: MakeAct): Promise<void> => {
    await this.perform(make(this.table))
    if (isAllTurned(this.table)) await this.perform(end(this.table))
  }

  /** Takes these packs into the hand and requests their content in parallel. */
  readonly open = async (make: MakeAct, packs: readonly Pack[]): Promise<void> => {
    const picked = make(this.table)
    if (!picked) return
    this.set({ requested: packs, failure: null })
    const answered = this.deps.request(packs)
    await this.perform(picked)
    await this.receive(await answered)
  }

  readonly retry = (): Promise<void> => {
    const { requested } = this.store.getState()
    return this.open(
      ({ chosen }) => ({
        table: { ...emptyTable(chosen), phase: 'hand', packs: [...requested] },
        event: { type: 'picked' },
      }),
      requested,
    )
  }

  readonly turnAll = async (): Promise<void> => {
    this.set({ isTurningAll: true })
    for (const seat of this.table.seats.keys()) {
      if (this.table.phase !== 'fan') break
      await this.perform(goOn(this.table))
      await this.perform(turn(this.table, seat))
      if (this.table.hero !== null && this.hands.stage) await this.deps.look()
    }
    if (this.table.phase === 'fan') await this.perform(end(this.table))
    this.set({ isTurningAll: false })
  }

  /** Skips to the end. */
  readonly skip = (): Promise<void> => this.perform(end(this.table))

  readonly close = (): Promise<void> => this.perform(putAway(this.table))

  /** Shows the end of an opening that was made before the page was closed. */
  restore(openings: readonly PackOpening[]): void {
    if (this.table.phase !== 'carousel') return
    this.hands.onOpened(openings)
    this.set({ table: openedTable(openings) })
    this.deps.onSeen()
  }

  private async receive(result: Result<PackOpening[]>): Promise<void> {
    if (!result.ok) {
      this.set({ failure: result.failure })
      return this.perform(refuse(this.table))
    }
    this.hands.onOpened(result.value)
    await this.perform(receiveOpenings(this.table, result.value))
  }

  private async perform(act: Act | null): Promise<void> {
    if (!act) return
    const { stage, pictureOf } = this.hands
    const { table, event } = act
    if (table.phase === 'result' || table.phase === 'summary') this.deps.onSeen()
    if (!stage) {
      this.set({ table })
      return this.deps.playUnseen(event, pictureOf(table))
    }
    this.plays += 1
    this.set({ table, isPlaying: true })
    await stage.play(event, pictureOf(table))
    this.plays -= 1
    this.set({ isPlaying: this.plays > 0 })
  }
}
