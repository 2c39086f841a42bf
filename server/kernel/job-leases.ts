/** Leases of repeated jobs in the database: a process claims a job, renews its lease while it runs, and releases it. */
import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { jobLeases } from '../db/schema/job-leases.ts'
import type { Queryable } from './db/database.ts'

export interface JobLeases {
  /** Returns whether this process may run the job now. */
  claim(job: string): Promise<boolean>
  /** Call it every two seconds while the job runs. */
  renew(job: string): Promise<void>
  /** No process may claim the job for almost this time: each process waits as long between its own runs. */
  release(job: string, pauseMillis: number): Promise<void>
}

const leaseMillis = 6000 // after a crash no process runs the job for so long

const after = (millis: number) => sql`clock_timestamp() + ${`${millis} milliseconds`}::interval`

/** @param holder unique in all processes */
export function createJobLeases(db: Queryable, holder: string = randomUUID()): JobLeases {
  const holdUntil = async (job: string, until: ReturnType<typeof after>) => {
    await db
      .update(jobLeases)
      .set({ until })
      .where(and(eq(jobLeases.job, job), eq(jobLeases.holder, holder)))
  }
  return {
    claim: async job => {
      const until = after(leaseMillis)
      const claimed = await db
        .insert(jobLeases)
        .values({ job, holder, until })
        .onConflictDoUpdate({
          target: jobLeases.job,
          set: { holder, until },
          setWhere: sql`${jobLeases.until} <= clock_timestamp()`,
        })
        .returning({ job: jobLeases.job })
      return claimed.length > 0
    },
    renew: job => holdUntil(job, after(leaseMillis)),
    release: (job, pauseMillis) => holdUntil(job, after(Math.floor(pauseMillis * 0.9))),
  }
}
