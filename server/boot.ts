/** Starts and stops the server: the order in which its parts open and close. */
import type { FastifyInstance } from 'fastify'
import { assemble } from './assemble.ts'
import { type Config, ConfigError } from './config.ts'
import { type OpenDatabase, openDatabase } from './kernel/db/database.ts'
import type { Embedded } from './kernel/db/embedded.ts'
import { requireFileStore } from './kernel/files/open-file-store.ts'
import { SeededChance } from './kernel/ids.ts'
import { createLog } from './kernel/log.ts'
import { reapplyDeletions } from './modules/account/reapply-deletions.ts'
import { halfOpenJob } from './modules/packs/open-packs.ts'
import { legalTextsJob } from './modules/pages/legal/publish-legal.ts'

export interface Running {
  app: FastifyInstance
  address: string
  /**
   * Reports "not ready" to load balancers and still accepts requests until they have noticed. Then closes the sockets, lets running
   * requests and jobs finish, and closes the database. `isBroken`: after an unexpected error it accepts no more requests.
   */
  stop(isBroken?: boolean): Promise<void>
}

const forceCloseMillis = 10_000

/** `embedded`: the embedded database, if it was started already. */
export async function boot(
  config: Config,
  onLost: (reason: string) => void,
  embedded?: Promise<Embedded>,
): Promise<Running> {
  const { dataDir } = config
  const database = await openDatabase({
    ...config.database,
    dataDir,
    onLost,
    embedded,
    log: createLog(config),
  })
  try {
    await requireFileStore(config)
    return await serve(config, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(config: Config, database: OpenDatabase): Promise<Running> {
  const chance = config.chanceSeed === null ? undefined : new SeededChance(config.chanceSeed)
  if (chance) reseedOnMessage(chance)
  const { app, context, readiness } = await assemble(config, database, { chance })
  await reapplyDeletions(context)
  await context.jobs.nudge(legalTextsJob) // before the first order, which stores the versions in force
  const address = await listen(app, config)
  void context.jobs.nudge(halfOpenJob) // finishes what a killed server left incomplete
  return {
    app,
    address,
    stop: async (isBroken = false) => {
      readiness.isLeaving = true
      if (!isBroken) await new Promise(resolve => setTimeout(resolve, config.shutdown.drainMillis))
      const jobsEnd = context.jobs.stop() // awaited after the server is closed, because new requests would start more of them
      const force = setTimeout(() => app.server.closeAllConnections(), forceCloseMillis)
      await app.close()
      clearTimeout(force)
      await jobsEnd
      await database.close()
    },
  }
}

/** The parent process, a test run, sends a seed before each test. */
function reseedOnMessage(chance: SeededChance): void {
  process.on('message', message => {
    const { kind, seed } = message as { kind?: string; seed?: string }
    if (kind === 'reseed' && seed) chance.reseed(seed)
  })
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host })
  } catch (error) {
    await app.close()
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new ConfigError(`The port ${port} of the environment variable PORT is in use by another program.`)
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ConfigError(
        `The environment variables HOST and PORT name a place that cannot be opened (${code}).`,
      )
    throw error
  }
}
