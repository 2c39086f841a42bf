/** What a module of the server declares about itself. The array in `server/modules.ts` is the only list of modules. */
import type { FastifyInstance } from 'fastify'
import type { AppContext } from './context.ts'
import type { Queryable } from './db/database.ts'
import type { JobOptions, Work } from './jobs.ts'
import type { Route } from './route.ts'

/** Work repeated while the process runs. */
export interface RepeatedJob extends JobOptions {
  name: string // unique in the process; the argument of `jobs.nudge`
  pauseMillis: number // between the end of one run and the start of the next
  work: Work
}

/** Returns what is stored about one user, as shown in the account export. */
export type ReadPersonalData = (db: Queryable, userId: number) => Promise<unknown>

export interface ServerModule {
  name: string // its folder below server/modules
  routes: readonly Route[] // calls below /api
  /** Adds paths outside /api: files, webhooks, sockets. */
  mount?(app: FastifyInstance, context: AppContext): void | Promise<void>
  /** Runs once, before the first call: checks and event listeners. */
  start?(context: AppContext): void
  jobs?(context: AppContext): readonly RepeatedJob[]
  /** By key in the account export; keys are unique across modules. */
  exportPersonalData?: Readonly<Record<string, ReadPersonalData>>
  /** Deletes or anonymises what is stored about an account, in the transaction that deletes the account. */
  erasePersonalData?(tx: Queryable, userId: number, context: AppContext): Promise<void>
}
