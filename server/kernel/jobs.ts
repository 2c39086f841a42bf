/**
 * Background work. `every` repeats a job with a pause between the end of one run and the start of the next, so runs never overlap
 * in one process. A job that must not run in two processes at once takes a lock in the database.
 */
import type { Log } from './log.ts'

/** `stopping` is aborted when the server shuts down: a long job stops where it can resume later. */
export type Work = (stopping: AbortSignal) => Promise<void>

export interface Jobs {
  every(name: string, pauseMillis: number, work: Work): void
  /** Runs a repeated job now, outside its schedule, and waits for its end. All nudges during a run share the run that follows. */
  nudge(name: string): Promise<void>
  /** Signals the running jobs to stop, waits for them and starts no more. */
  stop(): Promise<void>
}

interface Job {
  work: Work
  pause: number
  running: Promise<void> | null
  next: Promise<void> | null // starts when the current run ends
  timer: NodeJS.Timeout | null
}

/** `isQuiet`: jobs run only when nudged, never automatically (tests). */
export function createJobs(log: Log, isQuiet = false): Jobs {
  const jobs = new Map<string, Job>()
  const leaving = new AbortController()

  const run = (name: string, job: Job): Promise<void> => {
    if (job.running) {
      job.next ??= job.running.then(() => {
        job.next = null
        return leaving.signal.aborted ? undefined : run(name, job)
      })
      return job.next
    }
    job.running = job
      .work(leaving.signal)
      .catch((error: unknown) => log.error({ err: error, job: name }, 'job failed'))
      .finally(() => {
        job.running = null
      })
    return job.running
  }

  const plan = (name: string, job: Job) => {
    if (leaving.signal.aborted || isQuiet) return
    job.timer = setTimeout(() => void run(name, job).then(() => plan(name, job)), job.pause)
    job.timer.unref()
  }

  return {
    every: (name, pauseMillis, work) => {
      const job: Job = { work, pause: pauseMillis, running: null, next: null, timer: null }
      jobs.set(name, job)
      plan(name, job)
    },
    nudge: async name => {
      const job = jobs.get(name)
      if (job && !leaving.signal.aborted) await run(name, job)
    },
    stop: async () => {
      leaving.abort()
      for (const job of jobs.values()) if (job.timer) clearTimeout(job.timer)
      await Promise.all([...jobs.values()].map(job => job.running))
    },
  }
}
