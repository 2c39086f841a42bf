/** Connections to Redis: one server, a set watched by Sentinel, or a cluster. */
import type { Cluster, Redis, RedisOptions } from 'ioredis'
import { ConfigError } from '../../config.ts'
import type { RedisTarget } from './redis-target.ts'

export type RedisClient = Redis | Cluster

export interface RedisConnection {
  target: RedisTarget
  log: { warn(facts: object, sentence: string): void }
  patienceMillis: number // timeout of a command
  startMillis?: number // for so long a Redis that does not respond is retried at start
  retryMillis?: number // pause between two attempts
}

const connectMillis = 3_000

/** The start waits for a Redis that restarts or moves. A supervisor that wants to end it sooner stops the process. */
const defaultStartMillis = 60_000

/** Connections are opened explicitly, and commands fail immediately while there is none: the callers have a fallback. */
const common = ({ target, patienceMillis }: RedisConnection): RedisOptions => ({
  username: target.username,
  password: target.password,
  lazyConnect: true,
  maxRetriesPerRequest: 0,
  connectTimeout: connectMillis,
  commandTimeout: patienceMillis,
  autoResubscribe: false, // the listener subscribes again itself, because it must report what it has missed
  ...(target.isEncrypted && { tls: {} }),
})

const pause = (attempt: number) => Math.min(attempt * 100, 2_000)

async function createClient(connection: RedisConnection): Promise<RedisClient> {
  const { Cluster, Redis } = await import('ioredis')
  const { target } = connection
  const options = common(connection)
  if (target.kind === 'cluster')
    return new Cluster([...target.nodes], {
      lazyConnect: true,
      enableOfflineQueue: false,
      shardedSubscribers: true,
      clusterRetryStrategy: pause,
      slotsRefreshTimeout: connectMillis,
      redisOptions: options,
    })
  const whole = { ...options, enableOfflineQueue: false, retryStrategy: pause }
  if (target.kind === 'sentinel')
    return new Redis({
      ...whole,
      sentinels: [...target.nodes],
      name: target.path,
      sentinelPassword: target.sentinelPassword,
      sentinelRetryStrategy: pause,
      failoverDetector: true, // leaves a demoted master that still responds
      enableTLSForSentinelMode: target.isEncrypted,
    })
  const [node] = target.nodes
  return new Redis({ ...whole, ...node, db: Number(target.path) })
}

const isRefused = ({ message }: Error): boolean => /^(NOAUTH|WRONGPASS|NOPERM)|invalid username/.test(message)

/** Rejects if nothing responds in time. Throws ConfigError if the server refuses the credentials or is too old. */
async function open(client: RedisClient): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${connectMillis} ms`)), connectMillis)
  })
  let refusal: Error | undefined
  const onError = (error: Error) => {
    if (isRefused(error)) refusal = error
  }
  client.on('error', onError)
  try {
    await Promise.race([client.connect(), silence])
    const known = await Promise.race([client.call('COMMAND', 'INFO', 'ssubscribe'), silence])
    if (!Array.isArray(known) || known[0] === null)
      throw new ConfigError('The Redis of the environment variable REDIS_URL must be version 7.0 or newer.')
  } catch (error) {
    client.disconnect()
    throw refusal ?? error
  } finally {
    clearTimeout(timer)
    client.off('error', onError)
  }
}

const noRedis = (error: Error): ConfigError => {
  const { code, message } = error as NodeJS.ErrnoException
  const reason = code ?? message
  return new ConfigError(`The Redis of the environment variable REDIS_URL does not answer (${reason}).`)
}

/**
 * Opens a connection. A Redis that does not respond is retried for a minute. Throws ConfigError if it does not respond then, refuses
 * the credentials, or is older than 7.0.
 */
export async function connectRedis(connection: RedisConnection): Promise<RedisClient> {
  const { log, startMillis = defaultStartMillis, retryMillis = 2_000 } = connection
  const deadline = Date.now() + startMillis
  for (;;) {
    const client = await createClient(connection)
    client.on('error', () => {}) // it reconnects automatically; calls that fail meanwhile report the error
    try {
      await open(client)
      return client
    } catch (error) {
      if (error instanceof ConfigError) throw error
      const reason = error instanceof Error ? error : new Error(String(error))
      if (isRefused(reason) || Date.now() + retryMillis > deadline) throw noRedis(reason)
      log.warn({ err: reason }, `Redis does not respond: the start is retried in ${retryMillis / 1000} s`)
      await new Promise(resolve => setTimeout(resolve, retryMillis))
    }
  }
}
