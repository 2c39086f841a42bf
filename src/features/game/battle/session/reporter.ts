/** Follows one battle from its last card to what the server made of it; see `battle-report.ts` for whoever shows that. */
import type { BattleReport } from '@/contract/endpoints/game/battles.ts'
import type { Clock } from '@/lib/clock.ts'
import type { ReportSource, ReportState, Unticketed } from './battle-report.ts'
import type { BattleServer } from './battle-server.ts'
import type { Delivery, Outbox, Parcel } from './outbox.ts'

/** Between two looks at a battle that is being checked, in milliseconds; later ones are rarer. */
const LOOK_AGAIN = [400, 800, 1500, 3000]
/** Before a stored result is sent again while its battle is still shown, in milliseconds. */
const SEND_AGAIN = 15_000
/** A battle nobody watches any more has been checked by then, in milliseconds. */
const CHECK_TIME = 6000

interface ReporterConfig {
  server: BattleServer
  outbox: Outbox
  clock: Clock
}

const nothing = () => {}

export class BattleReporter implements ReportSource {
  private readonly listeners = new Set<() => void>()
  private current: ReportState
  private parcel: Parcel | null = null
  private stopWaiting = nothing
  private stopListening = nothing
  private closed = false

  /** @param unticketed why the battle does not count; null when a ticket lies on the table */
  constructor(
    unticketed: Unticketed | null,
    private readonly config: ReporterConfig,
  ) {
    this.current = unticketed ? { status: 'none', reason: unticketed } : { status: 'playing' }
  }

  readonly state = (): ReportState => this.current

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Keeps the result, sends it, and follows it until the server has settled it. */
  deliver(parcel: Parcel): void {
    if (this.parcel) return
    this.parcel = parcel
    this.set({ status: 'sending', isWaiting: false })
    const { outbox } = this.config
    outbox.add(parcel)
    this.stopListening = outbox.subscribe(delivery => this.hear(delivery))
    void outbox.flush(parcel.owner)
  }

  /** The result still goes its way; level and XP are fetched once it must have been counted. */
  close(): void {
    const { status } = this.current
    const { clock, server } = this.config
    if (!this.closed && (status === 'sending' || status === 'checking'))
      clock.after(CHECK_TIME, () => void server.refreshUser())
    this.closed = true
    this.stopListening()
    this.stopWaiting()
    this.listeners.clear()
  }

  private set(next: ReportState): void {
    this.current = next
    for (const listener of this.listeners) listener()
  }

  private hear(delivery: Delivery): void {
    if (delivery.id !== this.parcel?.id) return
    if ('taken' in delivery) this.look(delivery.taken, 0)
    else if ('refused' in delivery) void this.learnWhy(delivery.id)
    else this.keep(this.parcel)
  }

  /** A refused result may have an earlier one before it, or an expired ticket. */
  private async learnWhy(id: string): Promise<void> {
    const answer = await this.config.server.report(id)
    if (answer.ok && answer.value.status !== 'open') this.look(answer.value, 0)
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
    if (this.current.status !== 'checking') this.set({ status: 'checking' })
    this.wait(LOOK_AGAIN[Math.min(count, LOOK_AGAIN.length - 1)] ?? 0, () => void this.ask(report, count + 1))
  }

  private async ask(last: BattleReport, count: number): Promise<void> {
    const answer = await this.config.server.report(last.id)
    if (answer.ok) this.look(answer.value, count)
    else if (answer.failure.status === 404) this.set({ status: 'unknown' })
    else this.look(last, count)
  }
}
