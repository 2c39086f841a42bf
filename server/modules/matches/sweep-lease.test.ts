import { afterAll, beforeAll, expect, it } from 'vitest'
import { createJobLeases } from '../../kernel/job-leases.ts'
import { createJobs } from '../../kernel/jobs.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { matchesModule } from './module.ts'
import { sweepTablesJob } from './sweep-tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('E8, L3: expires clocks in every process, also while the lease of a killed process lasts', async () => {
  const { db, log } = server.context
  const killed = createJobLeases(db)
  await killed.claim(sweepTablesJob)
  await killed.release(sweepTablesJob, 3_600_000) // lasts longer than this test
  const job = matchesModule.jobs?.(server.context).find(({ name }) => name === sweepTablesJob)
  if (!job) throw new Error('the module has no such job')
  let runs = 0
  const work = async (stopping: AbortSignal) => {
    await job.work(stopping)
    runs += 1
  }
  const jobs = createJobs(log, { leases: createJobLeases(db) })
  jobs.every(job.name, 10, work, job)
  await expect.poll(() => runs).toBeGreaterThan(1)
  await jobs.stop()
})
