/** Makes the world every use case receives, from the configuration and the open database. */
import type { Config } from './config.ts'
import type { Mailer, World } from './kernel/context.ts'
import type { Database } from './kernel/db/database.ts'
import { createEvents } from './kernel/events.ts'
import { ids } from './kernel/ids.ts'
import { createJobs } from './kernel/jobs.ts'
import type { Log } from './kernel/log.ts'

export interface WorldParts {
  config: Config
  db: Database
  log: Log
  now?(): Date
  areJobsQuiet?: boolean // tests nudge them
  createMail(world: Omit<World, 'mail'>): Mailer
}

export function createWorld({ config, db, log, now, areJobsQuiet, createMail }: WorldParts): World {
  const world = {
    config,
    db,
    log,
    now: now ?? (() => new Date()),
    ids,
    events: createEvents(),
    jobs: createJobs(log, areJobsQuiet),
    live: { tell: () => {} }, // until the sockets are wired
  }
  return { ...world, mail: createMail(world) }
}
