/**
 * The state of a launch as each process caches it for a second. Reading it draws the order at the start and admits the next places, so
 * that a launch needs no job and costs nothing without visitors. The lock of the row makes one process admit at a time.
 */
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { takeTime } from '../../kernel/db/patience.ts'
import {
  admitNext,
  countPlaces,
  drawNumbers,
  type LaunchRow,
  openLaunch,
  piecesLeft,
  storeCredit,
  tryLockLaunch,
} from './launches-repo.ts'

export interface LaunchProgress {
  launch: LaunchRow
  waiting: number // places that are not admitted
  pieces: number | null // in stock; null = not counted
}

type Context = Pick<AppContext, 'db' | 'now' | 'ids'>

const cachedMillis = 1000
const minute = 60_000
const mostCreditMillis = 5000 // admissions that stock or a lack of visitors prevented are not made up for
const seedBytes = 24

async function advance(tx: Queryable, id: number, now: Date, ids: Context['ids']): Promise<void> {
  const launch = await tryLockLaunch(tx, id)
  if (!launch) return
  if (launch.draw_seed === null) {
    await takeTime(tx) // it updates every place: seconds for 50,000
    await drawNumbers(tx, id, ids.secret(seedBytes))
  }
  const earliest = Math.max(launch.starts_at.getTime(), now.getTime() - mostCreditMillis)
  const creditedAt = Math.max(launch.credited_at?.getTime() ?? 0, earliest)
  const pause = minute / launch.per_minute // ms between two admissions
  const most = Math.floor((now.getTime() - creditedAt) / pause)
  if (most < 1) return
  const admitted = await admitNext(tx, launch, most, now)
  if (admitted > 0) await storeCredit(tx, id, new Date(creditedAt + Math.ceil(admitted * pause)))
}

async function read({ db, now, ids }: Context, id: number): Promise<LaunchProgress | undefined> {
  const at = now()
  const found = await openLaunch(db, id, at)
  if (!found) return undefined
  const hasBegun = found.starts_at <= at
  if (hasBegun) await db.transaction(tx => advance(tx, id, at, ids))
  const launch = hasBegun ? await openLaunch(db, id, at) : found
  if (!launch) return undefined
  const isDrawn = launch.draw_seed !== null
  return {
    launch,
    waiting: isDrawn ? launch.last_number - launch.admitted_number : await countPlaces(db, id),
    pieces: await piecesLeft(db, id),
  }
}

interface Cached {
  until: number // ms
  progress: Promise<LaunchProgress | undefined>
}

const caches = new WeakMap<Queryable, Map<number, Cached>>()

/** Returns undefined when the launch has ended. Concurrent calls share one reading. */
export function progressOf(context: Context, id: number): Promise<LaunchProgress | undefined> {
  const cache = caches.get(context.db) ?? new Map<number, Cached>()
  caches.set(context.db, cache)
  const now = context.now().getTime()
  const cached = cache.get(id)
  if (cached && now < cached.until) return cached.progress
  const progress = read(context, id)
  cache.set(id, { until: now + cachedMillis, progress })
  progress.catch(() => cache.delete(id))
  return progress
}
