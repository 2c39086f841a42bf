/** The environment variables that the server reads: their form and defaults. `config.ts` turns them into the configuration. */
import { z } from 'zod'
import { defaultConnections, defaultIdleTransactionMillis, defaultLockMillis } from './db/database-config.ts'
import { s3Variables } from './files/s3-variables.ts'
import { readRedisUrl } from './redis/redis-target.ts'

const text = z.string().trim().min(1)
const url = (...protocols: string[]) =>
  z.string().refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address that starts with ${protocols.map(name => `${name}//`).join(' or ')}`,
  })
const port = z
  .string()
  .regex(/^\d+$/, 'must be a port number')
  .transform(Number)
  .refine(value => value <= 65_535, 'must be a port number')
const amount = (unit: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `must be a number of ${unit}`)
    .transform(Number)
const onOff = z
  .enum(['1', '0', 'true', 'false', 'on', 'off'], { error: 'must be 1 or 0' })
  .transform(value => value === '1' || value === 'true' || value === 'on')

const millis = z
  .string()
  .regex(/^[1-9]\d{2,5}$/, 'must be a number of milliseconds from 100 to 999999')
  .transform(Number)

export const Variables = z.object({
  NODE_ENV: z.string().optional(),
  DEV: onOff.optional(),
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:').optional(),
  VITE_API_BASE_URL: url('http:', 'https:').optional(),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: text.optional(),
  DATA_DIR: text.default('./data'),
  ...s3Variables,
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_MIGRATION_URL: url('postgres:', 'postgresql:').optional(),
  CATALOGUE_INDEX: z
    .enum(['memory', 'postgres', 'auto'], { error: 'must be memory, postgres or auto' })
    .default('auto'),
  DATABASE_REPLICA_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOL: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number of connections from 1 to 999')
    .transform(Number)
    .default(defaultConnections),
  DATABASE_STATEMENT_NAMES: onOff.optional(),
  DATABASE_LOCK_TIMEOUT: millis.default(defaultLockMillis),
  DATABASE_IDLE_TRANSACTION_TIMEOUT: millis.default(defaultIdleTransactionMillis),
  REDIS_URL: z
    .string()
    .transform(value => readRedisUrl(value))
    .refine(target => target !== undefined, {
      message: 'must be an address that starts with redis://, redis-sentinel:// or redis-cluster://',
    })
    .optional(),
  REDIS_SENTINEL_PASSWORD: text.optional(),
  SHUTDOWN_DRAIN: amount('seconds').optional(),
  SHUTDOWN_DEADLINE: amount('seconds').default(25),
  PRESSURE_LOOP_DELAY: amount('milliseconds').default(1000),
  PRESSURE_HEAP: amount('megabytes').default(0),
  PRESSURE_RSS: amount('megabytes').default(0),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: text.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_URL: url('http:', 'https:').optional(),
  VIES_URL: url('http:', 'https:').default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
  ALLOW_TEST_PAYMENTS: onOff.optional(),
  WEBHOOK_PRIVATE_ADDRESSES: onOff.default(false),
  REALTIME_KEY: text.default('bottega'),
  REALTIME_APP_ID: text.default('bottega'),
  REALTIME_SECRET: text.optional(),
  REALTIME_HOST: text.optional(),
  REALTIME_PORT: port.default(443),
  REALTIME_SCHEME: z.enum(['http', 'https'], { error: 'must be http or https' }).default('https'),
  ANALYTICS_SCRIPT_URL: url('http:', 'https:').optional(),
  ANALYTICS_ID: text.default(''),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  SEED_DEMO: onOff.optional(),
  PASSWORD_COST: z.enum(['standard', 'light'], { error: 'must be standard or light' }).default('standard'),
  CHANCE_SEED: text.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .optional(),
})
export type Variables = z.infer<typeof Variables>
