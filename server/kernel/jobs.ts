/**
 * Work that nobody waits for. `every` repeats with a pause between the end of one run and the start of the next, so runs
 * never overlap in one process; what several processes must not do twice guards itself in the database.
 */
import type { Log } from './log.ts'

export interface Jobs {
  every(name: string, pauseMillis: number, work: () => Promise<void>): void
  /** Runs a repeated job now, beside its rhythm; waits for its end. */
  nudge(name: string): Promise<void>
  /** Lets the running ones finish and starts no more. */
  stop(): Promise<void>
}

interface Job {
  work: () => Promise<void>
  pause: number
  running: Promise<void> | null
  timer: NodeJS.Timeout | null
}

/** `isQuiet`: nothing runs by itself, only when nudged (tests). */
export function createJobs(log: Log, isQuiet = false): Jobs {
  const jobs = new Map<string, Job>()
  let stopped = false

  const run = (name: string, job: Job): Promise<void> => {
    if (job.running) return job.running.then(() => run(name, job))
    job.running = job
      .work()
      .catch((error: unknown) => log.error({ err: error, job: name }, 'job failed'))
      .finally(() => {
        job.running = null
      })
    return job.running
  }

  const plan = (name: string, job: Job) => {
    if (stopped || isQuiet) return
    job.timer = setTimeout(() => void run(name, job).then(() => plan(name, job)), job.pause)
    job.timer.unref()
  }

  return {
    every: (name, pauseMillis, work) => {
      const job: Job = { work, pause: pauseMillis, running: null, timer: null }
      jobs.set(name, job)
      plan(name, job)
    },
    nudge: async name => {
      const job = jobs.get(name)
      if (job && !stopped) await run(name, job)
    },
    stop: async () => {
      stopped = true
      for (const job of jobs.values()) if (job.timer) clearTimeout(job.timer)
      await Promise.all([...jobs.values()].map(job => job.running))
    },
  }
}
