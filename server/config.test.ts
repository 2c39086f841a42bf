import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { Variables } from './kernel/environment.ts'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const base = { DATA_DIR: folder }

describe('the environment', () => {
  it('is complete without any variable', () => {
    const config = readConfig(base)
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      production: false,
      seedDemo: true,
      testPayments: true,
      database: { databaseUrl: null, migrationUrl: null, connections: 16, statementNames: 'auto' },
      trustProxy: false,
    })
  })

  it('leaves the credentials of a bucket to the environment if no key is set', () => {
    expect(readConfig({ ...base, S3_BUCKET: 'shop' }).bucket).toMatchObject({
      bucket: 'shop',
      accessKeyId: null,
      secretAccessKey: null,
    })
  })

  it('stores files in the folder unless a bucket is given', () => {
    const bucket = { ...base, S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(readConfig(base).bucket).toBeNull()
    expect(readConfig(bucket).bucket).toMatchObject({
      bucket: 'shop',
      endpoint: null,
      region: 'us-east-1',
      prefix: '',
      isPathStyle: false,
      publicUrl: null,
    })
    const S3_ENDPOINT = 'http://127.0.0.1:4568/'
    expect(readConfig({ ...bucket, S3_ENDPOINT, S3_PREFIX: 'shop-a' }).bucket).toMatchObject({
      endpoint: 'http://127.0.0.1:4568',
      prefix: 'shop-a/',
      isPathStyle: true,
    })
    expect(readConfig({ ...bucket, S3_ENDPOINT, S3_PATH_STYLE: '0' }).bucket?.isPathStyle).toBe(false)
  })

  it.each([
    [{ S3_BUCKET: 'shop', S3_SECRET_ACCESS_KEY: 'secret' }, 'S3_ACCESS_KEY_ID is required'],
    [{ S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY is required'],
    [{ S3_ENDPOINT: 'https://s3.example.com' }, 'S3_BUCKET is required'],
    [{ S3_BUCKET: 'A bucket' }, 'S3_BUCKET must be the name of a bucket'],
    [{ S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT must be an address that starts with http'],
    [{ S3_PREFIX: '../other' }, 'S3_PREFIX must be a path'],
    [{ S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE must be 1 or 0'],
  ])('refuses %j', (variables, sentence) => {
    expect(() => readConfig({ ...base, ...variables })).toThrow(sentence)
  })

  it('keeps the generated secret for the next start', () => {
    expect(readConfig(base).appSecret).toBe(readConfig(base).appSecret)
    expect(readConfig(base).appSecret.length).toBeGreaterThanOrEqual(32)
  })

  it('seeds no demo and accepts no test payments in production', () => {
    expect(readConfig({ ...base, NODE_ENV: 'production' })).toMatchObject({
      seedDemo: false,
      testPayments: false,
    })
  })

  it('hashes passwords at the standard cost, and refuses another one in production', () => {
    expect(readConfig(base).passwordCost).toBe('standard')
    expect(readConfig({ ...base, PASSWORD_COST: 'light' }).passwordCost).toBe('light')
    expect(() => readConfig({ ...base, PASSWORD_COST: 'light', NODE_ENV: 'production' })).toThrow(
      'PASSWORD_COST must be standard in production',
    )
  })

  it('makes packs unpredictable unless a seed is given, which production refuses', () => {
    expect(readConfig(base).chanceSeed).toBeNull()
    expect(readConfig({ ...base, CHANCE_SEED: 'of a test' }).chanceSeed).toBe('of a test')
    expect(() => readConfig({ ...base, CHANCE_SEED: 'of a test', NODE_ENV: 'production' })).toThrow(
      'CHANCE_SEED must not be set in production',
    )
  })

  it('spec 284: places the API on the pages’ origin, or on another origin if cookies are safe there', () => {
    const apiUrl = (VITE_API_BASE_URL: string) =>
      readConfig({ ...base, PUBLIC_URL: 'https://shop.test', VITE_API_BASE_URL }).apiUrl
    expect(readConfig({ ...base, PUBLIC_URL: 'https://shop.test' }).apiUrl).toBe('https://shop.test')
    expect(apiUrl('https://api.test/')).toBe('https://api.test')
    expect(apiUrl('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000')
    expect(() => apiUrl('http://api.test')).toThrow('VITE_API_BASE_URL must start with https://')
    expect(() => apiUrl('https://api.test/v1')).toThrow('VITE_API_BASE_URL must be an origin')
  })

  it('uses an outside socket service if REALTIME_HOST is set', () => {
    const env = { ...base, REALTIME_PORT: '6001' }
    expect(readConfig(env).realtime.outside).toBeNull()
    const outside = { ...env, REALTIME_HOST: 'ws.example.com', REALTIME_SECRET: 'x' }
    expect(readConfig(outside).realtime.outside).toEqual({
      host: 'ws.example.com',
      port: 6001,
      scheme: 'https',
    })
  })

  it.each([
    [{ PORT: 'http' }, 'PORT must be a port number'],
    [{ PORT: '70000' }, 'PORT must be a port number'],
    [{ PUBLIC_URL: 'shop.example.com' }, 'PUBLIC_URL must be an address'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET must have at least 32 characters'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be an address'],
    [{ DATABASE_MIGRATION_URL: 'postgres://x/y' }, 'DATABASE_URL is required with DATABASE_MIGRATION_URL'],
    [{ DATABASE_REPLICA_URL: 'postgres://x/y' }, 'DATABASE_URL is required with DATABASE_REPLICA_URL'],
    [{ DATABASE_LOCK_TIMEOUT: '5s' }, 'DATABASE_LOCK_TIMEOUT must be a number of milliseconds'],
    [{ DATABASE_POOL: '0' }, 'DATABASE_POOL must be a number of connections from 1 to 999'],
    [{ DATABASE_STATEMENT_NAMES: 'some' }, 'DATABASE_STATEMENT_NAMES must be 1 or 0'],
    [{ REDIS_URL: 'http://x' }, 'REDIS_URL must be an address'],
    [{ REDIS_URL: 'redis://x' }, 'APP_SECRET is missing'],
    [{ REDIS_URL: 'redis://x', APP_SECRET: 'x'.repeat(32) }, 'PUBLIC_URL is missing'],
    [{ SHUTDOWN_DRAIN: '5s' }, 'SHUTDOWN_DRAIN must be a number of seconds'],
    [{ PRESSURE_HEAP: '-1' }, 'PRESSURE_HEAP must be a number of megabytes'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address'],
    [{ SEED_DEMO: 'maybe' }, 'SEED_DEMO must be 1 or 0'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be'],
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_PUBLISHABLE_KEY is required'],
    [{ OIDC_GOOGLE_ISSUER: 'https://accounts.google.com' }, 'OIDC_GOOGLE_CLIENT_ID is required'],
    [{ REALTIME_HOST: 'ws.example.com' }, 'REALTIME_SECRET is required'],
    [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR cannot be written'],
  ])('stops the start for %j with one sentence that names the variable', (env, sentence) => {
    const start = () => readConfig({ ...base, ...env })
    expect(start).toThrow(ConfigError)
    expect(start).toThrow(sentence)
    expect(start).toThrow(/^[^\n]+\.$/)
  })

  it('is listed in full in .env.example', () => {
    const listed = readFileSync('.env.example', 'utf8')
    const names = Object.keys(Variables.shape)
    expect(names.length).toBeGreaterThan(20)
    for (const name of names) expect(listed).toMatch(new RegExp(`^#${name}=`, 'm'))
  })
})
