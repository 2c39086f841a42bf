/** Threads that run jobs. Each thread imports the game itself, because functions cannot be sent to a thread. */
import { Worker } from 'node:worker_threads'
import type { Job, JobResult } from './job.ts'

export interface Pool {
  /** Returns results in the order of the jobs, independently of which thread finished first. */
  run(jobs: readonly Job[]): Promise<JobResult[]>
  end(): Promise<void>
}

/** @param module URL of a module that exports `game` */
export function openPool(threads: number, module: string): Pool {
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./start-worker.mjs', import.meta.url), { workerData: { module } }),
  )
  const runOn = (worker: Worker, job: Job) =>
    new Promise<JobResult>((resolve, reject) => {
      const succeed = (result: JobResult) => {
        worker.off('error', fail)
        resolve(result)
      }
      const fail = (error: unknown) => {
        worker.off('message', succeed)
        reject(error)
      }
      worker.once('message', succeed)
      worker.once('error', fail)
      worker.postMessage(job)
    })
  return {
    async run(jobs) {
      const results: JobResult[] = []
      let next = 0
      const work = async (worker: Worker) => {
        for (let at = next++; at < jobs.length; at = next++) {
          const job = jobs[at]
          if (job) results[at] = await runOn(worker, job)
        }
      }
      await Promise.all(workers.map(work))
      return results
    },
    end: async () => void (await Promise.all(workers.map(worker => worker.terminate()))),
  }
}
