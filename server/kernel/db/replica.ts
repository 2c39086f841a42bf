/**
 * Reads from a streaming replica (decision 0059). A replica is used while it lags less than `mostLagMillis` and has replayed
 * everything that the reader has written. Otherwise, and if it fails, the primary is read.
 */
import { sql } from 'drizzle-orm'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'

export const mostLagMillis = 5000
const checkMillis = 1000
const mostWaitMillis = 500 // for the replica, before something newer is shown
const waitStepMillis = 10

/** Position in the write-ahead log, `16/B374D848`. */
export type Position = string

const positionShape = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/

/** For a value that a client sends. */
export const isPosition = (text: string | undefined): text is Position =>
  text !== undefined && positionShape.test(text)

/** Positions are compared by the database in one place only; here as numbers. */
const numberOf = (position: Position): bigint => {
  const [high = '0', low = '0'] = position.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/**
 * Query for the end of the last record in the primary's log. After a record that fills its page, and after a switch to the next file, the
 * insert position is behind the header of the next page (24 bytes, 40 in the first page of a file), which a replica never replays.
 * No record ends at such a position.
 */
export const endOfLog = `
  select (at - case
    when file_offset = 40 then 40
    when file_offset % current_setting('wal_block_size')::int = 24 then 24
    else 0 end)::text as at
  from pg_current_wal_insert_lsn() as at, pg_walfile_name_offset(at)`

/** Query for the end of what is on the primary's disk. It is not sent to the replica before. */
const storedEnd = 'select pg_current_wal_flush_lsn()::text as at'

const pause = (millis: number) => new Promise(resolve => setTimeout(resolve, millis))

interface Sample {
  at: number // milliseconds
  position: bigint // of the primary
}

interface ReplicaParts {
  primary: Database
  replica: Database
  log: Pick<Log, 'warn' | 'info'>
  now: () => number // milliseconds
}

export interface Reads {
  /** Returns the replica if it may be read now by a reader who has seen `seen`, otherwise undefined. */
  replicaFor(seen: Position | undefined): Promise<Database | undefined>
  /** Call it when a query on the replica has failed: it is not used until the next check succeeds. */
  failed(error: unknown): void
  /** Returns the current end of the primary's log, including commits that are not on its disk yet. Call it after a commit. */
  position(): Promise<Position>
  /** From now on the replica is used only once it has replayed everything written so far. */
  requireNow(): Promise<Position>
  /** The same, and waits for it. Returns after half a second if the replica lags or is away: it is not used until it has caught up. */
  waitForReplica(): Promise<void>
}

export function readsFrom({ primary, replica, log, now }: ReplicaParts): Reads {
  let samples: Sample[] = []
  let replayed = -1n // -1 = the replica cannot be used
  let checkedAt = Number.NEGATIVE_INFINITY
  let required = 0n
  let checking: Promise<void> | undefined
  let wasUsed: boolean | undefined

  const readPosition = async (query: string): Promise<Position> => {
    const { rows } = await primary.execute<{ at: string }>(sql.raw(query))
    const [row] = rows
    if (!row) throw new Error('the primary returned no position')
    return row.at
  }

  const position = () => readPosition(endOfLog)

  const readReplayed = async (): Promise<bigint> => {
    const { rows } = await replica.execute<{ at: string | null }>(
      sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as at`,
    )
    const at = rows[0]?.at
    return at ? numberOf(at) : -1n // a promoted replica is another primary
  }

  async function check(): Promise<void> {
    const at = now()
    // A primary that is gone writes nothing new, so the replica stays as fresh as it was.
    const end = await readPosition(storedEnd).then(numberOf, () => undefined)
    if (end !== undefined) samples.push({ at, position: end })
    let failure: unknown
    replayed = await readReplayed().catch(error => {
      failure = error
      return -1n
    })
    checkedAt = at
    const passed = samples.findLastIndex(sample => sample.position <= replayed)
    if (passed > 0) samples = samples.slice(passed)
    report(isUsable(at), failure)
  }

  /** Lag: the age of the newest position that was replayed. */
  function isUsable(at: number): boolean {
    const [oldest] = samples
    if (replayed < required || !oldest) return false
    const next = oldest.position <= replayed ? samples[1] : oldest
    return next === undefined || at - next.at < mostLagMillis
  }

  function report(isUsed: boolean, failure?: unknown): void {
    if (isUsed === wasUsed) return
    wasUsed = isUsed
    if (isUsed) log.info('the replica is read')
    else log.warn({ err: failure }, 'the replica lags or is gone: the primary is read')
  }

  const checkOnce = (): Promise<void> => {
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }

  const requireNow = async (): Promise<Position> => {
    const at = await position()
    required = numberOf(at)
    return at
  }

  return {
    replicaFor: async seen => {
      const age = now() - checkedAt
      if (age >= mostLagMillis) await checkOnce()
      else if (age >= checkMillis) void checkOnce() // this request uses the last result
      if (!isUsable(now())) return undefined
      if (seen && numberOf(seen) > replayed) {
        await checkOnce()
        if (numberOf(seen) > replayed) return undefined
      }
      return replica
    },
    failed: error => {
      replayed = -1n
      report(false)
      log.warn({ err: error }, 'a query on the replica failed')
    },
    position,
    requireNow,
    waitForReplica: async () => {
      const wanted = numberOf(await requireNow())
      const until = performance.now() + mostWaitMillis
      // A replica that is away is not used, so nothing waits for it.
      while (replayed >= 0n && replayed < wanted) {
        const left = until - performance.now()
        if (left <= 0) return
        await Promise.race([checkOnce(), pause(left)]) // it may not respond at all
        if (replayed < wanted) await pause(waitStepMillis)
      }
    },
  }
}
