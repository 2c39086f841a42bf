/**
 * Background work. `every` repeats a job with a pause between the end of one run and the start of the next, so runs never overlap
 * in one process. With leases, the repeated runs do not overlap in all processes either. A nudged run may: it handles rows that
 * a running job may have missed.
 */
import type { JobLeases } from './job-leases.ts'
import type { Log } from './log.ts'

/** `stopping` is aborted when the server shuts down: a long job stops where it can resume later. */
export type Work = (stopping: AbortSignal) => Promise<void>

export interface Jobs {
  every(name: string, pauseMillis: number, work: Work, options?: JobOptions): void
  /** Runs a repeated job now, outside its schedule, and waits for its end. All nudges during a run share the run that follows. */
  nudge(name: string): Promise<void>
  /** Signals the running jobs to stop, waits for them and starts no more. */
  stop(): Promise<void>
}

export interface JobOptions {
  isPerProcess?: boolean // each process repeats the job: it works on the memory or files of its process, or rows protect its steps
}

interface Job extends JobOptions {
  work: Work
  pause: number
  running: Promise<void> | null
  next: Promise<void> | null // starts when the current run ends
  timer: NodeJS.Timeout | null
  turn: Promise<void> | null // a repeated run, from the claim of its lease to its release
}

export interface JobsOptions {
  isQuiet?: boolean // jobs run only when nudged, never automatically (tests)
  leases?: JobLeases // absent: no other process uses the database
}

const renewMillis = 2000

export function createJobs(log: Log, { isQuiet = false, leases }: JobsOptions = {}): Jobs {
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

  const reportFailure = (name: string) => (error: unknown) => {
    log.error({ err: error, job: name }, 'lease of a job failed')
    return false
  }

  /** Runs the job unless another process does, or did less than its pause ago. */
  const takeTurn = async (name: string, job: Job): Promise<void> => {
    if (!leases || job.isPerProcess) return run(name, job)
    if (!(await leases.claim(name).catch(reportFailure(name)))) return
    // Not awaited: a renewal that fails is logged, and the next one follows.
    const renewal = setInterval(() => void leases.renew(name).catch(reportFailure(name)), renewMillis)
    await run(name, job)
    clearInterval(renewal)
    await leases.release(name, job.pause).catch(reportFailure(name))
  }

  const plan = (name: string, job: Job) => {
    if (leaving.signal.aborted || isQuiet) return
    job.timer = setTimeout(() => {
      job.turn = takeTurn(name, job).finally(() => {
        job.turn = null
        plan(name, job)
      })
    }, job.pause)
    job.timer.unref()
  }

  return {
    every: (name, pauseMillis, work, options) => {
      const job: Job = {
        ...options,
        work,
        pause: pauseMillis,
        running: null,
        next: null,
        timer: null,
        turn: null,
      }
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
      await Promise.all([...jobs.values()].flatMap(job => [job.running, job.turn]))
    },
  }
}
