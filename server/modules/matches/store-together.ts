/**
 * Steps of many battles on their way to the database. Those that come while others are being written leave together, in one
 * statement and one wait for the disk, so that a slow disk makes the batches longer and not the queue.
 */
import type { Queryable } from '../../kernel/db/database.ts'
import { type Step, storeSteps } from './matches-repo.ts'

const mostUnderway = 2 // the next batch is gathered and sent while one waits for the disk
const mostTogether = 100

interface Waiting {
  step: Step
  resolve(isStored: boolean): void
  reject(error: unknown): void
}

interface Line {
  waiting: Waiting[]
  underway: number
}

const lines = new WeakMap<Queryable, Line>()

/** Two steps of one battle never share a batch: the later one is for the next. */
function nextBatch(line: Line): Waiting[] {
  const ids = new Set<string>()
  const batch: Waiting[] = []
  const left: Waiting[] = []
  for (const one of line.waiting) {
    const isFree = batch.length < mostTogether && !ids.has(one.step.next.id)
    if (isFree) ids.add(one.step.next.id)
    ;(isFree ? batch : left).push(one)
  }
  line.waiting = left
  return batch
}

async function store(db: Queryable, batch: readonly Waiting[]): Promise<void> {
  try {
    const stored = await storeSteps(
      db,
      batch.map(({ step }) => step),
    )
    for (const { step, resolve } of batch) resolve(stored.has(step.next.id))
  } catch (error) {
    const [only] = batch
    if (batch.length === 1) return only?.reject(error)
    for (const one of batch) await store(db, [one]) // nobody fails for another's step
  }
}

async function send(db: Queryable, line: Line): Promise<void> {
  line.underway += 1
  await store(db, nextBatch(line))
  line.underway -= 1
  if (line.waiting.length > 0) void send(db, line)
}

/** False when the row has moved on meanwhile. */
export function storeTogether(db: Queryable, step: Step): Promise<boolean> {
  const line = lines.get(db) ?? { waiting: [], underway: 0 }
  lines.set(db, line)
  return new Promise((resolve, reject) => {
    line.waiting.push({ step, resolve, reject })
    if (line.underway < mostUnderway) void send(db, line)
  })
}
