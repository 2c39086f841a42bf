import { describe, expect, it } from 'vitest'
import { createJobs } from './jobs.ts'
import type { Log } from './log.ts'

const failures: unknown[] = []
const log = { error: (failure: unknown) => failures.push(failure) } as unknown as Log

describe('jobs', () => {
  it('never runs one job twice at the same time', async () => {
    const jobs = createJobs(log, { isQuiet: true })
    let running = 0
    let most = 0
    jobs.every('count', 1, async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise(resolve => setImmediate(resolve))
      running -= 1
    })
    await Promise.all([jobs.nudge('count'), jobs.nudge('count'), jobs.nudge('count')])
    expect(most).toBe(1)
  })

  it('runs once more for all nudges during a run, and that run sees their changes', async () => {
    const jobs = createJobs(log, { isQuiet: true })
    let waiting = 0
    const seenCounts: number[] = []
    jobs.every('queue', 1, async () => {
      seenCounts.push(waiting)
      await new Promise(resolve => setImmediate(resolve))
    })
    const nudge = () => {
      waiting += 1
      return jobs.nudge('queue')
    }
    await Promise.all([nudge(), nudge(), nudge()])
    expect(seenCounts).toEqual([1, 3])
  })

  it('logs a job that throws, and runs it again', async () => {
    const jobs = createJobs(log, { isQuiet: true })
    let runs = 0
    jobs.every('fail', 1, async () => {
      runs += 1
      throw new Error('not today')
    })
    await jobs.nudge('fail')
    await jobs.nudge('fail')
    expect(runs).toBe(2)
    expect(failures).toHaveLength(2)
  })

  it('waits on stop for the running job, and starts no more', async () => {
    const jobs = createJobs(log)
    let ended = false
    let begin = () => {}
    const started = new Promise<void>(resolve => {
      begin = resolve
    })
    let isTold = false
    jobs.every('slow', 0, async stopping => {
      begin()
      await new Promise(done => setImmediate(done))
      isTold = stopping.aborted
      ended = true
    })
    await started
    const nudged = jobs.nudge('slow')
    await jobs.stop()
    expect([ended, isTold]).toEqual([true, true])
    ended = false
    await nudged
    expect(ended).toBe(false)
  })
})
