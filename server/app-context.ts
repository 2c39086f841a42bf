/** Creates the context that every use case receives, from the configuration and the open database. */
import type { Config } from './config.ts'
import { type AppContext, type Mailer, silentLive } from './kernel/context.ts'
import type { Database, Queryable } from './kernel/db/database.ts'
import { createEvents } from './kernel/events.ts'
import { openFileStore } from './kernel/files/open-file-store.ts'
import { ids, type SeededChance } from './kernel/ids.ts'
import { createJobLeases } from './kernel/job-leases.ts'
import { createJobs } from './kernel/jobs.ts'
import type { Log } from './kernel/log.ts'
import type { ServerModule } from './kernel/module.ts'
import { exportPersonalData } from './kernel/run-modules.ts'

export interface ContextParts {
  config: Config
  db: Database
  log: Log
  modules: readonly ServerModule[]
  now?(): Date
  chance?: SeededChance // set by tests
  areJobsQuiet?: boolean // tests nudge them
  createMail(context: Omit<AppContext, 'mail'>): Mailer
}

export function createAppContext({
  config,
  db,
  log,
  modules,
  now,
  chance,
  areJobsQuiet,
  createMail,
}: ContextParts): AppContext {
  const context = {
    config,
    db,
    files: openFileStore(config),
    log,
    now: now ?? (() => new Date()),
    ids: chance ? { ...ids, chance: chance.draw } : ids,
    events: createEvents(),
    jobs: createJobs(log, {
      isQuiet: areJobsQuiet,
      leases: config.database.databaseUrl ? createJobLeases(db) : undefined,
    }),
    live: silentLive, // until the realtime module is mounted
    exportPersonalData: (tx: Queryable, userId: number) => exportPersonalData(modules, tx, userId),
  }
  return { ...context, mail: createMail(context) }
}
