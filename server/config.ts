/**
 * The environment, read once (decision 0002). A missing or invalid value stops the start with one sentence that names the variable.
 * No other file of the server reads `process.env`.
 */
import { resolve } from 'node:path'
import type { DatabaseConfig } from './kernel/db/database-config.ts'
import { Variables } from './kernel/environment.ts'
import type { S3Config } from './kernel/files/s3-bucket.ts'
import { s3Of } from './kernel/files/s3-variables.ts'
import type { RedisTarget } from './kernel/redis/redis-target.ts'
import { storedSecret } from './kernel/stored-secret.ts'

export interface OidcProvider {
  id: string // lower case, from the variable's name: OIDC_GOOGLE_ISSUER → `google`
  name: string // label of the button
  issuer: string
  clientId: string
  clientSecret: string | null
}

export interface StripeConfig {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  apiUrl: string | null
  patienceMillis: number // timeout of a call
}

/** The register of VAT numbers of the European Union. */
export interface ViesConfig {
  url: string
  patienceMillis: number // timeout of one attempt
  attempts: number
}

/** How the process ends after a signal. */
export interface ShutdownConfig {
  drainMillis: number // still accepts requests, until load balancers have noticed that it is not ready
  deadlineMillis: number // ends after this time, whatever still runs
}

/** Above one of these limits requests are refused with 503; 0 = no limit. */
export interface PressureConfig {
  loopDelayMillis: number // mean delay of the event loop within a second
  heapMegabytes: number
  rssMegabytes: number
}

/** Where lists and searches are computed (decision 0057); auto = by the number of products at start. */
export type CatalogueIndexKind = 'memory' | 'postgres' | 'auto'

/** An analytics service. Browsers load its script only with the visitor's consent. */
export interface AnalyticsConfig {
  script: string // URL
  id: string // the shop's id at the service
}

export interface RealtimeConfig {
  key: string
  appId: string
  secret: string
  outside: { host: string; port: number; scheme: 'http' | 'https' } | null // null = the built-in socket server
}

/** Cost of hashing a password; `light` only makes test runs faster. */
export type PasswordCost = 'standard' | 'light'

export interface Config {
  production: boolean
  dev: boolean // Vite as middleware
  port: number
  host: string
  publicUrl: string // of the pages, without a trailing slash
  apiUrl: string // of the API and its files; equals `publicUrl` unless it has a separate origin
  appSecret: string
  trustProxy: boolean | string | number
  dataDir: string // absolute; `memory:` keeps the embedded database in memory (tests)
  bucket: S3Config | null // null = files are in `dataDir`
  database: DatabaseConfig
  catalogueIndex: CatalogueIndexKind
  redis: RedisTarget | null // null = one process
  shutdown: ShutdownConfig
  pressure: PressureConfig
  smtpUrl: string | null
  mailFrom: string
  stripe: StripeConfig | null
  vies: ViesConfig
  webhooksMayBePrivate: boolean // webhooks may use http and addresses of private networks
  importsMayBePrivate: boolean // addresses of imported pictures may be private; only in tests
  testPayments: boolean
  oidc: readonly OidcProvider[]
  realtime: RealtimeConfig
  analytics: AnalyticsConfig | null
  seedDemo: boolean
  passwordCost: PasswordCost
  chanceSeed: string | null // null = deals and packs are unpredictable
  sendsTelemetry: boolean // to an OpenTelemetry collector
  metricsToken: string | null // lets other machines read /metrics in production
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

/** Whether this installation accepts card payments. */
export const takesCards = ({ stripe, testPayments }: Config): boolean => stripe !== null || testPayments

/** An error that prevents the start; its message is one sentence for the operator. */
export class ConfigError extends Error {}

type Env = Readonly<Record<string, string | undefined>>

function readVariables(env: Env): Variables {
  const setVariables = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Variables.safeParse(setVariables)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const reason = issue?.message.startsWith('must') ? issue.message : 'cannot be read'
  throw new ConfigError(`The environment variable ${String(issue?.path[0])} ${reason}.`)
}

/** `1` → one proxy in front; `on` → any peer; otherwise a list of addresses as Fastify accepts it. */
function trustOf(value: string | undefined): boolean | string | number {
  if (value === undefined || ['off', 'false', '0'].includes(value)) return false
  if (value === 'on' || value === 'true') return true
  return /^\d+$/.test(value) ? Number(value) : value
}

/** Every variable `OIDC_<ID>_ISSUER` adds a provider. */
function providersOf(env: Env): OidcProvider[] {
  const ids = Object.keys(env).flatMap(name => /^OIDC_([A-Z0-9]+)_ISSUER$/.exec(name)?.[1] ?? [])
  return ids
    .filter(id => env[`OIDC_${id}_ISSUER`])
    .map(id => {
      const issuer = env[`OIDC_${id}_ISSUER`] ?? ''
      const clientId = env[`OIDC_${id}_CLIENT_ID`]
      if (!URL.canParse(issuer))
        throw new ConfigError(`The environment variable OIDC_${id}_ISSUER must be the address of a provider.`)
      if (!clientId)
        throw new ConfigError(
          `The environment variable OIDC_${id}_CLIENT_ID is required if OIDC_${id}_ISSUER is set.`,
        )
      const name = env[`OIDC_${id}_NAME`] || id.charAt(0) + id.slice(1).toLowerCase()
      return {
        id: id.toLowerCase(),
        name,
        issuer,
        clientId,
        clientSecret: env[`OIDC_${id}_CLIENT_SECRET`] || null,
      }
    })
}

function stripeOf(variables: Variables): StripeConfig | null {
  if (!variables.STRIPE_SECRET_KEY) return null
  for (const name of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
    if (!variables[name])
      throw new ConfigError(`The environment variable ${name} is required if STRIPE_SECRET_KEY is set.`)
  return {
    secretKey: variables.STRIPE_SECRET_KEY,
    publishableKey: variables.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: variables.STRIPE_WEBHOOK_SECRET ?? '',
    apiUrl: variables.STRIPE_API_URL ?? null,
    patienceMillis: 8000,
  }
}

const missingShared = (name: string) =>
  new ConfigError(`The environment variable ${name} is missing: with REDIS_URL several processes share it.`)

function secretOf(variables: Variables, dataDir: string): string {
  if (variables.APP_SECRET) return variables.APP_SECRET
  if (variables.REDIS_URL) throw missingShared('APP_SECRET')
  try {
    return storedSecret(dataDir)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError(
      `The folder of the environment variable DATA_DIR cannot be written (${code ?? 'unknown'}).`,
    )
  }
}

function realtimeOf(variables: Variables, secret: string): RealtimeConfig {
  const outside = variables.REALTIME_HOST
    ? { host: variables.REALTIME_HOST, port: variables.REALTIME_PORT, scheme: variables.REALTIME_SCHEME }
    : null
  if (outside && !variables.REALTIME_SECRET)
    throw new ConfigError('The environment variable REALTIME_SECRET is required if REALTIME_HOST is set.')
  return {
    key: variables.REALTIME_KEY,
    appId: variables.REALTIME_APP_ID,
    secret: variables.REALTIME_SECRET ?? `realtime:${secret}`,
    outside,
  }
}

/** The names in Redis contain it, so it must not depend on the port of a process. */
function publicUrlOf({ PUBLIC_URL, PORT, REDIS_URL }: Variables): string {
  if (REDIS_URL && !PUBLIC_URL) throw missingShared('PUBLIC_URL')
  return (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')
}

/** Settings that make tests fast and repeatable make a shop insecure. */
function refuseTestSettings({ PASSWORD_COST, CHANCE_SEED }: Variables): void {
  if (PASSWORD_COST === 'light')
    throw new ConfigError('The environment variable PASSWORD_COST must be standard in production.')
  if (CHANCE_SEED !== undefined)
    throw new ConfigError('The environment variable CHANCE_SEED must not be set in production.')
}

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** The build reads the same variable. Browsers send a session to another origin only over https. */
function apiUrlOf({ VITE_API_BASE_URL }: Variables, publicUrl: string): string {
  if (!VITE_API_BASE_URL) return publicUrl
  const { protocol, hostname, origin } = new URL(VITE_API_BASE_URL)
  if (origin !== VITE_API_BASE_URL.replace(/\/+$/, ''))
    throw new ConfigError('The environment variable VITE_API_BASE_URL must be an origin, without a path.')
  if (origin !== new URL(publicUrl).origin && protocol !== 'https:' && !thisMachine.test(hostname))
    throw new ConfigError('The environment variable VITE_API_BASE_URL must start with https://.')
  return origin
}

function databaseOf(variables: Variables): DatabaseConfig {
  const { DATABASE_URL, DATABASE_STATEMENT_NAMES } = variables
  for (const name of ['DATABASE_MIGRATION_URL', 'DATABASE_REPLICA_URL'] as const)
    if (!DATABASE_URL && variables[name])
      throw new ConfigError(`The environment variable DATABASE_URL is required with ${name}.`)
  return {
    databaseUrl: DATABASE_URL ?? null,
    migrationUrl: variables.DATABASE_MIGRATION_URL ?? null,
    replicaUrl: variables.DATABASE_REPLICA_URL ?? null,
    connections: variables.DATABASE_POOL,
    lockMillis: variables.DATABASE_LOCK_TIMEOUT,
    idleTransactionMillis: variables.DATABASE_IDLE_TRANSACTION_TIMEOUT,
    statementNames: DATABASE_STATEMENT_NAMES === undefined ? 'auto' : DATABASE_STATEMENT_NAMES ? 'on' : 'off',
  }
}

function bucketOf(variables: Variables): S3Config | null {
  const bucket = s3Of(variables)
  if (typeof bucket !== 'string') return bucket
  throw new ConfigError(`The environment variable ${bucket} is required if another S3 variable is set.`)
}

const redisOf = ({ REDIS_URL, REDIS_SENTINEL_PASSWORD }: Variables): RedisTarget | null =>
  REDIS_URL ? { ...REDIS_URL, sentinelPassword: REDIS_SENTINEL_PASSWORD } : null

/** Throws ConfigError. Creates `DATA_DIR` and the secret in it if they are needed. */
export function readConfig(env: Env): Config {
  const variables = readVariables(env)
  const production = variables.NODE_ENV === 'production'
  if (production) refuseTestSettings(variables)
  const dataDir = variables.DATA_DIR === 'memory:' ? 'memory:' : resolve(variables.DATA_DIR)
  const stripe = stripeOf(variables)
  const appSecret = secretOf(variables, dataDir)
  const publicUrl = publicUrlOf(variables)
  return {
    production,
    dev: variables.DEV ?? false,
    port: variables.PORT,
    host: variables.HOST,
    publicUrl,
    apiUrl: apiUrlOf(variables, publicUrl),
    appSecret,
    trustProxy: trustOf(variables.TRUST_PROXY),
    dataDir,
    bucket: bucketOf(variables),
    database: databaseOf(variables),
    catalogueIndex: variables.CATALOGUE_INDEX,
    redis: redisOf(variables),
    shutdown: {
      drainMillis: (variables.SHUTDOWN_DRAIN ?? (variables.REDIS_URL ? 5 : 0)) * 1000,
      deadlineMillis: variables.SHUTDOWN_DEADLINE * 1000,
    },
    pressure: {
      loopDelayMillis: variables.PRESSURE_LOOP_DELAY,
      heapMegabytes: variables.PRESSURE_HEAP,
      rssMegabytes: variables.PRESSURE_RSS,
    },
    smtpUrl: variables.SMTP_URL ?? null,
    mailFrom: variables.MAIL_FROM ?? `Bottega Arcana <bottega@${new URL(publicUrl).hostname}>`,
    stripe,
    vies: { url: variables.VIES_URL.replace(/\/+$/, ''), patienceMillis: 4000, attempts: 2 },
    webhooksMayBePrivate: variables.WEBHOOK_PRIVATE_ADDRESSES,
    importsMayBePrivate: false,
    testPayments: stripe === null && (variables.ALLOW_TEST_PAYMENTS ?? !production),
    oidc: providersOf(env),
    realtime: realtimeOf(variables, appSecret),
    analytics: variables.ANALYTICS_SCRIPT_URL
      ? { script: variables.ANALYTICS_SCRIPT_URL, id: variables.ANALYTICS_ID }
      : null,
    sendsTelemetry: variables.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    metricsToken: variables.METRICS_TOKEN ?? null,
    seedDemo: variables.SEED_DEMO ?? !production,
    passwordCost: variables.PASSWORD_COST,
    chanceSeed: variables.CHANCE_SEED ?? null,
    logLevel: variables.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  }
}
