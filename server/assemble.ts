/** Everything but the port: the world, its modules and the application on an open database. Tests build the same. */
import type { FastifyInstance } from 'fastify'
import { type AppOptions, buildApp, createServer } from './app.ts'
import type { Config } from './config.ts'
import { loadCatalogue } from './db/seed/catalogue.ts'
import { seedDemo } from './db/seed/demo.ts'
import { loadPackTypes } from './db/seed/pack-types.ts'
import { loadSelling } from './db/seed/selling.ts'
import type { World } from './kernel/context.ts'
import type { OpenDatabase } from './kernel/db/database.ts'
import { ids } from './kernel/ids.ts'
import type { Route } from './kernel/route.ts'
import { mailFor } from './mail-for.ts'
import { mountSocialLogin } from './modules/auth/social/mount-social-login.ts'
import { mountCardFiles } from './modules/characters/card-files.ts'
import { mountUploads } from './modules/creations/mount-uploads.ts'
import { mountDocuments } from './modules/documents/mount-documents.ts'
import { mountMedia } from './modules/media/mount-media.ts'
import { mountInvoices } from './modules/orders/mount-invoices.ts'
import { mountWebhooks } from './modules/orders/mount-webhooks.ts'
import { liveThrough, wireRealtime } from './modules/realtime/wire.ts'
import { assembleModules } from './modules.ts'
import { collectApiSchemas, mountApiDocs } from './site/api-docs.ts'
import { mountHealth, type Readiness } from './site/health.ts'
import { mountPictures } from './site/mount-pictures.ts'
import { mountSite } from './site/mount-site.ts'
import { createWorld } from './world.ts'

export interface Assembled {
  app: FastifyInstance
  world: World
  routes: readonly Route[]
  readiness: Readiness
}

export interface AssembleOptions extends AppOptions {
  now?(): Date
  areJobsQuiet?: boolean
  extraRoutes?: readonly Route[] // of tests
}

export async function assemble(
  config: Config,
  database: OpenDatabase,
  options: AssembleOptions = {},
): Promise<Assembled> {
  const app = createServer(config, ids.request)
  const createMail = await mailFor(config, database.db)
  const { now, areJobsQuiet } = options
  const world = createWorld({ config, db: database.db, log: app.log, now, areJobsQuiet, createMail })
  const readiness: Readiness = { isLeaving: false, isDatabaseReachable: database.isReachable }
  const modules = assembleModules(world)
  const realtime = await wireRealtime(world)
  world.live = liveThrough(realtime, world.log)
  const routes = [...modules.routes, ...(options.extraRoutes ?? [])]
  if (!config.production) await collectApiSchemas(app)
  const mountRest = async (site: FastifyInstance) => {
    mountHealth(site, config, readiness)
    await realtime.mount(site)
    mountSocialLogin(site, world)
    mountInvoices(site, world)
    mountDocuments(site, world)
    mountUploads(site, world)
    mountMedia(site, world)
    mountPictures(site, world)
    mountCardFiles(site, world)
    await mountWebhooks(site, world)
    if (!config.production) await mountApiDocs(site)
    await mountSite(site, world)
  }
  await Promise.all([
    fillDatabase(world),
    buildApp(app, config, world, { ...modules, routes, mountSite: mountRest }, options),
  ])
  return { app, world, routes, readiness }
}

/** Done by the database while the routes are being mounted, before anybody is answered. */
async function fillDatabase({ db, config, now }: World): Promise<void> {
  await loadCatalogue(db)
  await loadPackTypes(db)
  await loadSelling(db)
  if (config.seedDemo) await seedDemo(db, now())
}
