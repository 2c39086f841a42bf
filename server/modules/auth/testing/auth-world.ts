/** The whole server on a database of its own, with a clock that tests move and letters that tests open. */

import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp, createServer } from '../../../app.ts'
import { type Config, readConfig } from '../../../config.ts'
import { mails } from '../../../db/schema/mail.ts'
import type { World } from '../../../kernel/context.ts'
import type { OpenDatabase } from '../../../kernel/db/database.ts'
import { ids } from '../../../kernel/ids.ts'
import { createMailer } from '../../../mail/mailer.ts'
import { translate } from '../../../mail/words.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { createWorld } from '../../../world.ts'
import { accountRoutes } from '../../account/routes.ts'
import { createIdentify } from '../identify.ts'
import { authRoutes, startAuthJobs } from '../routes.ts'
import { mountSocialLogin } from '../social/mount-social-login.ts'

export interface AuthWorld {
  app: FastifyInstance
  world: World
  /** Moves the clock. */
  pass(millis: number): void
  /** The letters waiting for an address, oldest first. */
  lettersTo(email: string): Promise<(typeof mails.$inferSelect)[]>
  /** The secret in the newest letter of that name. */
  tokenFor(email: string, letter: string): Promise<string>
  /** Another process on the same database, configured otherwise. */
  beside(changes: Partial<Config>): Promise<AuthWorld>
  close(): Promise<void>
}

export async function openAuthWorld(
  changes: Partial<Config> = {},
  shared?: OpenDatabase,
): Promise<AuthWorld> {
  const env = { DATA_DIR: 'memory:', LOG_LEVEL: 'silent' }
  const config = { ...readConfig(env), ...changes }
  const database = shared ?? (await openTestDatabase())
  let now = new Date('2026-11-21T10:00:00Z').getTime()
  const app = createServer(config, ids.request)
  const place = { publicUrl: config.publicUrl, siteName: 'Bottega Arcana', translate }
  const world = createWorld({
    config,
    db: database.db,
    log: app.log,
    now: () => new Date(now),
    areJobsQuiet: true,
    createMail: ({ db, jobs, log, now }) =>
      createMailer({ db, jobs, log, now, place, transport: async () => {} }),
  })
  startAuthJobs(world)
  const parts = {
    routes: [...authRoutes, ...accountRoutes([])],
    identify: createIdentify(world),
    mountSite: async (site: FastifyInstance) => mountSocialLogin(site, world),
  }
  await buildApp(app, config, world, parts, { areLimitsOff: true })
  const lettersTo = (email: string) =>
    world.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id)
  return {
    app,
    world,
    pass: millis => {
      now += millis
    },
    lettersTo,
    tokenFor: async (email, letter) => {
      const letters = (await lettersTo(email)).filter(mail => mail.letter === letter)
      return /(?:token=|verify-email\/)([\w-]{43})/.exec(letters.at(-1)?.text ?? '')?.[1] ?? 'no letter'
    },
    beside: changes => openAuthWorld(changes, database),
    close: async () => {
      await app.close()
      await world.jobs.stop()
      if (!shared) await database.close()
    },
  }
}
