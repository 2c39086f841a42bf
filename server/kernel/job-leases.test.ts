import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import type { OpenDatabase } from './db/database.ts'
import { createJobLeases, type JobLeases } from './job-leases.ts'
import { createJobs } from './jobs.ts'
import type { Log } from './log.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('the lease of a job', () => {
  const leases = () => [createJobLeases(database.db), createJobLeases(database.db)] as const

  it('belongs to one process until that process releases it', async () => {
    const [first, second] = leases()
    expect(await first.claim('sweep')).toBe(true)
    expect(await second.claim('sweep')).toBe(false)
    await second.release('sweep', 0) // not its own
    expect(await second.claim('sweep')).toBe(false)
    await first.release('sweep', 0)
    expect(await second.claim('sweep')).toBe(true)
  })

  it('cannot be claimed during the pause after a run', async () => {
    const [first, second] = leases()
    await first.claim('hourly')
    await first.release('hourly', 3_600_000)
    expect(await second.claim('hourly')).toBe(false)
    expect(await first.claim('hourly')).toBe(false)
  })

  it('passes to another process when its process no longer renews it', async () => {
    const [killed, other] = leases()
    const pass = (seconds: number) =>
      database.db.execute(sql`update job_leases set until = until - make_interval(secs => ${seconds})`)
    await killed.claim('long')
    await pass(5)
    await killed.renew('long')
    await pass(5)
    expect(await other.claim('long')).toBe(false)
    await pass(1)
    expect(await other.claim('long')).toBe(true)
    await killed.renew('long')
    await killed.release('long', 0)
    expect(await killed.claim('long')).toBe(false)
  })

  it('is given to one of many processes that claim it together', async () => {
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => createJobLeases(database.db).claim('contested')),
    )
    expect(claims.filter(Boolean)).toHaveLength(1)
  })
})

describe('jobs of two processes', () => {
  const log = { error: () => {} } as unknown as Log

  /** Leases that report how often this process was refused. */
  function countingLeases() {
    const leases = createJobLeases(database.db)
    let refused = () => {}
    const firstRefusal = new Promise<void>(resolve => {
      refused = resolve
    })
    const counting: JobLeases = {
      ...leases,
      claim: async job => {
        const isClaimed = await leases.claim(job)
        if (!isClaimed) refused()
        return isClaimed
      },
    }
    return { leases: counting, firstRefusal }
  }

  /** A job that runs until it is allowed to end. */
  function openJob() {
    let running = 0
    let end = () => {}
    let begin = () => {}
    const begun = new Promise<void>(resolve => {
      begin = resolve
    })
    const mayEnd = new Promise<void>(resolve => {
      end = resolve
    })
    const work = async () => {
      running += 1
      begin()
      await mayEnd
    }
    return { work, begun, end: () => end(), runs: () => running }
  }

  it('never repeat a job together, and the other process repeats it afterwards', async () => {
    const [first, second] = [countingLeases(), countingLeases()]
    const jobs = [createJobs(log, first), createJobs(log, second)] as const
    const [own, other] = [openJob(), openJob()]
    jobs[0].every('shared', 0, own.work)
    await own.begun
    jobs[1].every('shared', 0, other.work)
    await second.firstRefusal
    expect(other.runs()).toBe(0)
    own.end()
    await jobs[0].stop()
    await other.begun
    other.end()
    await jobs[1].stop()
  })

  it('repeat a job of their own memory together', async () => {
    const jobs = [1, 2].map(() => createJobs(log, countingLeases()))
    const works = [openJob(), openJob()]
    for (const [at, one] of jobs.entries()) one.every('local', 0, works[at]!.work, { isPerProcess: true })
    await Promise.all(works.map(({ begun }) => begun))
    for (const work of works) work.end()
    await Promise.all(jobs.map(one => one.stop()))
  })

  it('run a nudged job although the other process runs it', async () => {
    const jobs = [
      createJobs(log, countingLeases()),
      createJobs(log, { ...countingLeases(), isQuiet: true }),
    ] as const
    const [repeated, nudged] = [openJob(), openJob()]
    jobs[0].every('mail', 0, repeated.work)
    jobs[1].every('mail', 0, nudged.work)
    await repeated.begun
    nudged.end()
    await jobs[1].nudge('mail')
    expect(nudged.runs()).toBe(1)
    repeated.end()
    await Promise.all(jobs.map(one => one.stop()))
  })
})
