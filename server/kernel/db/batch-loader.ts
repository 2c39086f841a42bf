/**
 * Batching like DataLoader: calls of the same kind that arrive while others run are combined into one statement of at most a
 * hundred. A slow database then leads to larger batches, not to a longer queue.
 */
import type { Queryable } from './database.ts'

const mostUnderway = 2 // the next batch is collected and sent while one is running
const mostTogether = 100

export interface BatchKind<Q, A> {
  /** Returns one result per key, in the order of the keys. */
  ask(db: Queryable, questions: readonly Q[]): Promise<readonly A[]>
  /** A key occurs once per batch. A second request for it goes into the next batch. */
  keyOf?(question: Q): unknown
}

interface Waiting<Q, A> {
  question: Q
  resolve(response: A): void
  reject(error: unknown): void
}

interface Line<Q, A> {
  waiting: Waiting<Q, A>[]
  underway: number
}

export function batchLoader<Q, A>({
  ask,
  keyOf,
}: BatchKind<Q, A>): (db: Queryable, question: Q) => Promise<A> {
  const lines = new WeakMap<Queryable, Line<Q, A>>()

  function nextBatch(line: Line<Q, A>): Waiting<Q, A>[] {
    const keys = new Set<unknown>()
    const batch: Waiting<Q, A>[] = []
    const remaining: Waiting<Q, A>[] = []
    for (const call of line.waiting) {
      const key = keyOf?.(call.question) ?? call
      const isFree = batch.length < mostTogether && !keys.has(key)
      if (isFree) keys.add(key)
      ;(isFree ? batch : remaining).push(call)
    }
    line.waiting = remaining
    return batch
  }

  async function askAll(db: Queryable, batch: readonly Waiting<Q, A>[]): Promise<void> {
    try {
      const responses = await ask(
        db,
        batch.map(({ question }) => question),
      )
      for (const [at, { resolve }] of batch.entries()) resolve(responses[at] as A)
    } catch (error) {
      const [only] = batch
      if (batch.length === 1) return only?.reject(error)
      for (const call of batch) await askAll(db, [call]) // a failing key does not fail the rest
    }
  }

  async function send(db: Queryable, line: Line<Q, A>): Promise<void> {
    line.underway += 1
    await askAll(db, nextBatch(line))
    line.underway -= 1
    if (line.waiting.length > 0) void send(db, line)
  }

  return (db, question) => {
    const line = lines.get(db) ?? { waiting: [], underway: 0 }
    lines.set(db, line)
    return new Promise((resolve, reject) => {
      line.waiting.push({ question, resolve, reject })
      if (line.underway < mostUnderway) void send(db, line)
    })
  }
}
