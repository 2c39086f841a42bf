/** From a configuration to a running server, and back: the order in which things open and close. */
import type { FastifyInstance } from 'fastify'
import { buildApp, createServer } from './app.ts'
import type { Config } from './config.ts'
import { loadCatalogue } from './db/seed/catalogue.ts'
import { seedDemo } from './db/seed/demo.ts'
import { type OpenDatabase, openDatabase } from './kernel/db/database.ts'
import { ids } from './kernel/ids.ts'
import { mailFor } from './mail-for.ts'
import { mountSocialLogin } from './modules/auth/social/mount-social-login.ts'
import { wireRealtime } from './modules/realtime/wire.ts'
import { assembleModules } from './modules.ts'
import { collectApiSchemas, mountApiDocs } from './site/api-docs.ts'
import { mountHealth, type Readiness } from './site/health.ts'
import { mountSite } from './site/mount-site.ts'
import { createWorld } from './world.ts'

export interface Running {
  app: FastifyInstance
  address: string
  /** Tells the balancer first, lets calls in flight finish, then closes the database. */
  stop(): Promise<void>
}

const forceCloseMillis = 10_000

export async function boot(config: Config, onLost: (reason: string) => void): Promise<Running> {
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, onLost })
  try {
    return await serve(config, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(config: Config, database: OpenDatabase): Promise<Running> {
  const app = createServer(config, ids.request)
  const world = createWorld({
    config,
    db: database.db,
    log: app.log,
    createMail: await mailFor(config, database.db),
  })
  const readiness: Readiness = { isLeaving: false, isDatabaseReachable: database.isReachable }
  await loadCatalogue(world.db)
  if (config.seedDemo) await seedDemo(world.db, world.now())
  const modules = assembleModules(world)
  const realtime = wireRealtime(world)
  if (!config.production) await collectApiSchemas(app)
  await buildApp(app, config, world, {
    ...modules,
    mountSite: async site => {
      mountHealth(site, config, readiness)
      await realtime.mount(site)
      mountSocialLogin(site, world)
      if (!config.production) await mountApiDocs(site)
      await mountSite(site, world)
    },
  })
  const address = await app.listen({ port: config.port, host: config.host })
  return {
    app,
    address,
    stop: async () => {
      readiness.isLeaving = true
      await world.jobs.stop()
      const force = setTimeout(() => app.server.closeAllConnections(), forceCloseMillis)
      await app.close()
      clearTimeout(force)
      await database.close()
    },
  }
}
