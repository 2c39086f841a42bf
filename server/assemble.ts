/** Builds everything except the port: the context, the modules and the application on an open database. Tests use it too. */
import type { FastifyInstance } from 'fastify'
import type { OpenRenderer } from '@/contract/ssr.ts'
import { type AppOptions, type AppParts, buildApp, createServer } from './app.ts'
import { createAppContext } from './app-context.ts'
import type { Config } from './config.ts'
import { createMailer, type MailerDeps } from './email/mailer.ts'
import { transportOf } from './email/transport.ts'
import type { AppContext, Mailer } from './kernel/context.ts'
import { watchCutOff } from './kernel/cut-off.ts'
import type { OpenDatabase, Queryable } from './kernel/db/database.ts'
import { readsFrom } from './kernel/db/replica.ts'
import { ids, type SeededChance } from './kernel/ids.ts'
import type { Route } from './kernel/route.ts'
import { mountModules, routesOf, startModules } from './kernel/run-modules.ts'
import { openSharedCounts } from './kernel/shared-counts.ts'
import { createIdentify } from './modules/auth/identify.ts'
import {
  checkForChanges,
  isIndexInMemory,
  onCatalogueChange,
  shareIndex,
} from './modules/catalog/search-index/cached-index.ts'
import { emailLinks } from './modules/email-texts/email-links.ts'
import { createIdentifyToken } from './modules/integrations/tokens/identify-token.ts'
import { versionsOf } from './modules/pages/legal/legal-versions-repo.ts'
import { versionFile } from './modules/pages/legal/version-file.ts'
import { modules } from './modules.ts'
import { loadCatalogue } from './seed/catalogue.ts'
import { seedDemo } from './seed/demo.ts'
import { refuseDemoLogins } from './seed/open-demo-logins.ts'
import { loadPackTypes } from './seed/pack-types.ts'
import { loadSelling } from './seed/selling.ts'
import { loadSynonyms } from './seed/shipped-synonyms.ts'
import { collectApiSchemas, mountApiDocs } from './site/api-docs.ts'
import { mountHealth, type Readiness } from './site/health.ts'
import { mountMetrics } from './site/mount-metrics.ts'
import { mountPictures } from './site/mount-pictures.ts'
import { mountSite } from './site/mount-site.ts'
import { registerErrorPages } from './site/site-failures.ts'

/** Creates the mailer of this server. Emails use the shop's current name and colours. */
function mailFor(config: Config, db: AppContext['db']): (context: Omit<AppContext, 'mail'>) => Mailer {
  const place = (at: Queryable) => emailLinks(at, config)
  const legalFiles = async ({ legal_version_ids, locale }: Parameters<MailerDeps['legalFiles']>[0]) =>
    (await versionsOf(db, legal_version_ids)).map(version => versionFile(version, locale))
  return ({ jobs, log, now }) =>
    createMailer({ db, jobs, log, now, place, legalFiles, transport: transportOf(config) })
}

export interface Assembled {
  app: FastifyInstance
  context: AppContext
  routes: readonly Route[]
  readiness: Readiness
}

export interface AssembleOptions extends AppOptions {
  now?(): Date
  chance?: SeededChance
  areJobsQuiet?: boolean
  extraRoutes?: readonly Route[] // set by tests
  openRenderer?: OpenRenderer | null // set by tests, null for none; by default the built one
}

export async function assemble(
  config: Config,
  database: OpenDatabase,
  options: AssembleOptions = {},
): Promise<Assembled> {
  const app = createServer(config, ids.request)
  const createMail = mailFor(config, database.db)
  const { now, chance, areJobsQuiet } = options
  const context = createAppContext({
    config,
    db: database.db,
    log: app.log,
    modules,
    now,
    chance,
    areJobsQuiet,
    createMail,
  })
  app.addHook('onClose', async () => context.files.close())
  const counts =
    config.redis && !options.areLimitsOff
      ? await openSharedCounts(config.redis, config.publicUrl, app.log)
      : undefined
  const cutOff =
    counts &&
    watchCutOff({
      redis: counts.redis,
      shop: config.publicUrl,
      isDatabaseReachable: database.isReachable,
    })
  app.addHook('onClose', async () => cutOff?.close())
  const readiness: Readiness = {
    isLeaving: false,
    isDatabaseReachable: database.isReachable,
    isReadable: async () =>
      (await database.isReplicaReachable()) || (!database.embedded && isIndexInMemory(database.db)),
    isCutOff: () => cutOff?.isCutOff() ?? false,
    isRedisAway: () => counts?.isAway() ?? false,
  }
  startModules(modules, context)
  const routes = [...routesOf(modules), ...(options.extraRoutes ?? [])]
  if (!config.production) await collectApiSchemas(app, routes)
  let dropPages = () => {}
  const mountRest = async (site: FastifyInstance) => {
    registerErrorPages(site) // first: a route uses the handler that is set when it is declared
    mountHealth(site, readiness)
    mountMetrics(site, context, database.connections, readiness)
    await mountModules(modules, site, context)
    mountPictures(site, context)
    if (!config.production) await mountApiDocs(site)
    dropPages = await mountSite(site, context, options.openRenderer)
  }
  const reads = database.replica
    ? readsFrom({
        primary: database.db,
        replica: database.replica,
        log: app.log,
        now: () => context.now().getTime(),
      })
    : undefined
  if (database.replica && reads) shareIndex(database.db, database.replica, reads)
  const parts: AppParts = {
    routes,
    reads,
    identify: createIdentify(context),
    identifyToken: createIdentifyToken(context),
    onWritten: () => {
      checkForChanges(context.db)
      dropPages()
    },
    watchCatalogue: clear =>
      onCatalogueChange(context.db, ({ isStockOnly }) => {
        clear()
        if (!isStockOnly) dropPages()
      }),
    counts,
    mountSite: mountRest,
  }
  await Promise.all([
    database.alone(() => fillDatabase(context)),
    buildApp(app, config, context, parts, options),
  ])
  await reads?.requireNow() // the replica may lack migrations and seeded rows
  return { app, context, routes, readiness }
}

/** Runs in the database while the routes are mounted, before the first response. One process at a time may call it. */
async function fillDatabase({ db, config, now }: AppContext): Promise<void> {
  await loadCatalogue(db)
  await loadPackTypes(db)
  await loadSelling(db)
  await loadSynonyms(db, now())
  if (config.seedDemo) await seedDemo(db, now(), config)
  else if (config.production) await refuseDemoLogins(db, config)
}
