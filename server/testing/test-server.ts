/** The whole server with the demo shop and its own database, for tests of the server. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Role } from '@/contract/permissions.ts'
import { type AssembleOptions, assemble } from '../assemble.ts'
import { type Config, readConfig } from '../config.ts'
import type { AppContext } from '../kernel/context.ts'
import { openDatabase } from '../kernel/db/database.ts'
import type { Route } from '../kernel/route.ts'
import { demoPassword } from '../seed/demo-people.ts'
import type { Readiness } from '../site/health.ts'
import { testHashing, testStart } from './template-database.ts'
import { openTestDatabase } from './test-database.ts'

export interface TestServer {
  app: FastifyInstance
  context: AppContext
  routes: readonly Route[]
  readiness: Readiness
  /** Advances the clock, also past the few seconds for which shared responses are cached. */
  pass(millis: number): void
  /** A call below /api in Italian; `as` signs in the demo account of that role. */
  call(method: InjectOptions['method'], path: string, options?: CallOptions): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

export interface CallOptions {
  as?: Role
  body?: unknown
  headers?: Record<string, string>
}

const bearerMillis = 10 * 60_000 // slightly less than the lifetime of an access token

export const testConfig = (changes: Partial<Config> = {}): Config => ({
  ...readConfig({ DATA_DIR: 'memory:', LOG_LEVEL: 'silent' }),
  ...testHashing,
  vies: { url: 'http://127.0.0.1:9', patienceMillis: 500, attempts: 1 }, // no test leaves the machine
  ...(changes.publicUrl && { apiUrl: changes.publicUrl }), // the same URL unless a test sets both
  ...changes,
})

export interface TestServerOptions extends AssembleOptions {
  databaseUrl?: string // of a database that several servers share; by default the server has its own
}

export async function openTestServer(
  changes: Partial<Config> = {},
  { databaseUrl, ...options }: TestServerOptions = {},
): Promise<TestServer> {
  const database = databaseUrl
    ? await openDatabase({ ...changes.database, databaseUrl, dataDir: 'memory:', onLost: () => {} })
    : await openTestDatabase(changes.seedDemo === false ? 'empty' : 'demo', changes.database)
  let now = testStart.getTime()
  const { app, context, routes, readiness } = await assemble(testConfig(changes), database, {
    now: () => new Date(now),
    areJobsQuiet: true,
    areLimitsOff: true,
    openRenderer: null, // so that an earlier build does not affect a test
    ...options,
  })
  const bearers = new Map<Role, string>()

  const bearerOf = async (role: Role): Promise<string> => {
    const cachedBearer = bearers.get(role)
    if (cachedBearer) return cachedBearer
    const payload = { email: `${role}@example.com`, password: demoPassword }
    const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
    const { access_token } = response.json<{ access_token: string }>()
    bearers.set(role, access_token)
    return access_token
  }

  return {
    app,
    context,
    routes,
    readiness,
    pass: millis => {
      now += millis
      if (millis >= bearerMillis) bearers.clear()
    },
    call: async (method, path, { as, body, headers = {} } = {}) => {
      const authorization = as ? { authorization: `Bearer ${await bearerOf(as)}` } : {}
      return app.inject({
        method,
        url: `/api${path}`,
        headers: { 'x-locale': 'it', ...authorization, ...headers },
        ...(body !== undefined && { payload: body as InjectOptions['payload'] }),
      })
    },
    close: async () => {
      await app.close()
      await context.jobs.stop()
      await database.close()
    },
  }
}
