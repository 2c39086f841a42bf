/** The whole server without demo accounts, with a clock that tests move and emails that tests read. */
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { assemble } from '../../../assemble.ts'
import type { Config } from '../../../config.ts'
import { mails } from '../../../db/schema/mail.ts'
import type { AppContext } from '../../../kernel/context.ts'
import type { OpenDatabase } from '../../../kernel/db/database.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { testConfig } from '../../../testing/test-server.ts'

export interface AuthFixture {
  app: FastifyInstance
  context: AppContext
  /** Moves the clock. */
  pass(millis: number): void
  /** Returns the queued emails of an address, oldest first. */
  emailsTo(email: string): Promise<(typeof mails.$inferSelect)[]>
  /** Returns the secret in the newest email with that name. */
  tokenFor(email: string, template: string): Promise<string>
  /** Another process on the same database, with another configuration. */
  openAnother(changes: Partial<Config>): Promise<AuthFixture>
  close(): Promise<void>
}

export async function openAuthFixture(
  changes: Partial<Config> = {},
  shared?: OpenDatabase,
): Promise<AuthFixture> {
  const database = shared ?? (await openTestDatabase())
  const config = testConfig({ seedDemo: false, ...changes })
  let now = new Date('2026-11-21T10:00:00Z').getTime()
  const options = { now: () => new Date(now), areJobsQuiet: true, areLimitsOff: true }
  const { app, context } = await assemble(config, database, options)
  const emailsTo = (email: string) =>
    context.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id)
  return {
    app,
    context,
    pass: millis => {
      now += millis
    },
    emailsTo,
    tokenFor: async (email, template) => {
      const emails = (await emailsTo(email)).filter(mail => mail.letter === template)
      return /(?:token=|verify-email\/)([\w-]{43})/.exec(emails.at(-1)?.text ?? '')?.[1] ?? 'no letter'
    },
    openAnother: changed => openAuthFixture(changed, database),
    close: async () => {
      await app.close()
      await context.jobs.stop()
      if (!shared) await database.close()
    },
  }
}
