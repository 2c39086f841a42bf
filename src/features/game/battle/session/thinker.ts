/**
 * How a computer player decides: immediately, or in a worker if it searches. The same view and seed give the same
 * command on both paths, so a search whose worker failed is restarted (decision 0028).
 */
import type { Command } from '@/engine/commands.ts'
import { opponentOf } from '@/engine/opponents/catalog.ts'
import type { ComputerCode } from '@/engine/opponents/opponent.ts'
import type { BattleView } from '@/engine/view.ts'
import type { Clock } from '@/lib/clock.ts'
import type { Rehearsal, ThinkRequest, ThinkResult } from './thinker-protocol.ts'

export interface Thinker {
  decide(view: BattleView): Promise<Command | null>
  /** Called while the opening is shown, so that the first decision takes no longer than the others. */
  rehearse(view: BattleView): void
  close(): void
}

/** The parts of a worker that are used here. */
export interface ThinkingWorker {
  ask(question: ThinkRequest | Rehearsal): void
  end(): void
}

/** A worker without a response after this time counts as failed, in milliseconds. */
export const WORKER_PATIENCE = 10_000

export const directThinker = (opponent: ComputerCode, seed: number): Thinker => ({
  decide: async view => opponentOf(opponent).decide(view, seed),
  rehearse: () => {}, // it would block the page
  close: () => {},
})

interface Search {
  question: ThinkRequest
  tries: number
  stopWatch(): void
  resolve(command: Command | null): void
}

interface WorkerThinkerConfig {
  opponent: ComputerCode
  seed: number
  clock: Clock
  /** Throws if there are no workers. */
  spawn(onResult: (result: ThinkResult) => void, fail: () => void): ThinkingWorker
}

export class WorkerThinker implements Thinker {
  private worker: ThinkingWorker | null = null
  private search: Search | null = null
  private count = 0

  constructor(private readonly config: WorkerThinkerConfig) {}

  /** A running search is dropped, because its view is outdated. */
  decide(view: BattleView): Promise<Command | null> {
    this.drop()
    const { opponent, seed } = this.config
    this.count += 1
    const question = { id: this.count, opponent, view, seed }
    return new Promise(resolve => {
      this.search = { question, tries: 0, stopWatch: () => {}, resolve }
      this.begin(this.search)
    })
  }

  rehearse(view: BattleView): void {
    const { opponent, seed } = this.config
    try {
      this.hire().ask({ rehearse: { opponent, view, seed } })
    } catch {
      // without workers there is nothing to warm up
    }
  }

  close(): void {
    this.drop()
    this.worker?.end()
    this.worker = null
  }

  private drop(): void {
    this.search?.stopWatch()
    this.search?.resolve(null)
    this.search = null
  }

  private begin(search: Search): void {
    search.tries += 1
    try {
      if (search.tries > 2) throw new Error('two workers gave no answer')
      const worker = this.hire()
      search.stopWatch = this.config.clock.after(WORKER_PATIENCE, () => this.startOver())
      worker.ask(search.question)
    } catch {
      this.thinkHere(search)
    }
  }

  /** Throws if there are no workers. */
  private hire(): ThinkingWorker {
    this.worker ??= this.config.spawn(
      result => this.resolveSearch(result),
      () => this.startOver(),
    )
    return this.worker
  }

  private startOver(): void {
    this.worker?.end()
    this.worker = null
    this.search?.stopWatch()
    if (this.search) this.begin(this.search)
  }

  private thinkHere({ question, stopWatch }: Search): void {
    stopWatch()
    void directThinker(question.opponent, question.seed)
      .decide(question.view)
      .then(command => this.resolveSearch({ id: question.id, command }))
  }

  private resolveSearch({ id, command }: ThinkResult): void {
    const { search } = this
    if (search?.question.id !== id) return
    search.stopWatch()
    this.search = null
    search.resolve(command)
  }
}

const spawnWorker: WorkerThinkerConfig['spawn'] = (onResult, fail) => {
  const worker = new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<ThinkResult>) => onResult(data)
  worker.onerror = fail
  return { ask: question => worker.postMessage(question), end: () => worker.terminate() }
}

export const thinkerOf = (opponent: ComputerCode, seed: number, clock: Clock): Thinker =>
  opponent === 'maestro'
    ? new WorkerThinker({ opponent, seed, clock, spawn: spawnWorker })
    : directThinker(opponent, seed)
