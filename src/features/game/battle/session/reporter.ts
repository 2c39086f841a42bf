/** Follows one battle from its end to the server's verdict. `battle-report.ts` describes the states of its store. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BattleReport } from '@/contract/endpoints/game/battles.ts'
import type { Clock } from '@/lib/clock.ts'
import type { ReadStore } from '../../kit/read-store.ts'
import type { ReportState, Unticketed } from './battle-report.ts'
import type { BattleServer } from './battle-server.ts'
import type { Delivery, Outbox, Parcel } from './outbox.ts'

/** Pauses between polls of a battle that is being verified, in milliseconds. */
const LOOK_AGAIN = [400, 800, 1500, 3000]
/** Pause before a stored result is sent again while its battle is displayed, in milliseconds. */
const SEND_AGAIN = 15_000
/** Time after which a battle that is no longer displayed has been verified, in milliseconds. */
const CHECK_TIME = 6000

interface ReporterConfig {
  server: BattleServer
  outbox: Outbox
  clock: Clock
}

const nothing = () => {}

export class BattleReporter {
  readonly store: ReadStore<ReportState>
  private readonly writable: StoreApi<ReportState>
  private parcel: Parcel | null = null
  private stopWaiting = nothing
  private stopListening = nothing
  private closed = false

  /** @param unticketed why the battle does not count; null when it has a ticket */
  constructor(
    unticketed: Unticketed | null,
    private readonly config: ReporterConfig,
  ) {
    this.writable = createStore<ReportState>(() =>
      unticketed ? { status: 'none', reason: unticketed } : { status: 'playing' },
    )
    this.store = this.writable
  }

  /** Stores the result, sends it, and polls until the server has settled it. */
  deliver(parcel: Parcel): void {
    if (this.parcel) return
    this.parcel = parcel
    this.set({ status: 'sending', isWaiting: false })
    const { outbox } = this.config
    outbox.add(parcel)
    this.stopListening = outbox.store.subscribe(({ deliveries }, before) => {
      const delivery = deliveries[parcel.id]
      if (delivery && delivery !== before.deliveries[parcel.id]) this.follow(delivery, parcel)
    })
    void outbox.flush(parcel.owner)
  }

  /** The result is still sent. Level and XP are fetched after the time for its verification. */
  close(): void {
    const { status } = this.store.getState()
    const { clock, server } = this.config
    if (!this.closed && (status === 'sending' || status === 'checking'))
      clock.after(CHECK_TIME, () => void server.refreshUser())
    this.closed = true
    this.stopListening()
    this.stopWaiting()
  }

  private set(next: ReportState): void {
    this.writable.setState(next, true)
  }

  private follow(delivery: Delivery, parcel: Parcel): void {
    if (delivery.state === 'accepted') this.look(delivery.report, 0)
    else if (delivery.state === 'refused') void this.learnWhy(parcel.id)
    else this.keep(parcel)
  }

  /** A result may be refused because an earlier one was accepted or its ticket has expired. */
  private async learnWhy(id: string): Promise<void> {
    const response = await this.config.server.report(id)
    if (response.ok && response.value.status !== 'open') this.look(response.value, 0)
    else this.set({ status: 'unknown' })
  }

  private keep({ owner }: Parcel): void {
    this.set({ status: 'sending', isWaiting: true })
    this.wait(SEND_AGAIN, () => void this.config.outbox.flush(owner))
  }

  private wait(delay: number, run: () => void): void {
    this.stopWaiting()
    this.stopWaiting = this.config.clock.after(delay, run)
  }

  private look(report: BattleReport, count: number): void {
    if (this.closed) return
    if (report.status !== 'checking' && report.status !== 'open') {
      this.set({ status: 'settled', report })
      void this.config.server.refreshUser()
      return
    }
    if (this.store.getState().status !== 'checking') this.set({ status: 'checking' })
    this.wait(LOOK_AGAIN[Math.min(count, LOOK_AGAIN.length - 1)] ?? 0, () => void this.ask(report, count + 1))
  }

  private async ask(last: BattleReport, count: number): Promise<void> {
    const response = await this.config.server.report(last.id)
    if (response.ok) this.look(response.value, count)
    else if (response.failure.status === 404) this.set({ status: 'unknown' })
    else this.look(last, count)
  }
}
