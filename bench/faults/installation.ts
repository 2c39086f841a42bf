/**
 * Three processes of the shop behind HAProxy (`deploy/haproxy.cfg`), with one Redis and a PostgreSQL behind PgBouncer that has a
 * synchronous replica, all on loopback. Processes can be replaced, killed and frozen, and the replica promoted. `npm run bench`
 * has built the server.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../server/testing/free-port.ts'
import { startPgBouncer } from '../../server/testing/pgbouncer.ts'
import { startPostgresPair } from '../../server/testing/postgres-pair.ts'
import { type RedisServer, startRedis } from '../../server/testing/redis.ts'
import { endServer, launchServer, waitUntilListening } from '../../server/testing/server-process.ts'

export const processes = 3
export const publicUrl = 'http://shop.test' // part of the access tokens
export const appSecret = 'a secret that all processes of the bench share'

export interface Installation {
  port: number // of HAProxy
  redis: RedisServer
  /** Of the processes, without the load balancer. */
  shops(): { port: number; pid: number }[]
  /** Of the primary; the replica after `failOver`. */
  databaseUrl(): string
  /** Ends the primary, and after `awayMillis` promotes the replica and sends PgBouncer to it. */
  failOver(awayMillis: number): Promise<void>
  launch(index: number): Promise<void> // resolves when HAProxy sends it requests
  /** Ends a process with a signal and waits for its exit. */
  end(index: number, signal: NodeJS.Signals): Promise<void>
  freeze(index: number, isFrozen: boolean): void
  close(): Promise<void>
}

const riseMillis = 1_500 // HAProxy needs two successful checks, one each 500 ms

async function startBalancer(ports: readonly number[]) {
  const port = await freePort()
  const shops = Object.fromEntries(ports.map((shop, at) => [`SHOP_${at + 1}`, `127.0.0.1:${shop}`]))
  const child = spawn('haproxy', ['-db', '-f', 'deploy/haproxy.cfg'], {
    env: { PATH: process.env.PATH, SHOP_BIND: `127.0.0.1:${port}`, ...shops },
    stdio: 'ignore',
  })
  return { port, child }
}

/** The pooler sets no variables of a session, so the role has its limits in seconds (docs/operations.md). */
const sessionLimits = { statement_timeout: 10, lock_timeout: 5, idle_in_transaction_session_timeout: 10 }

async function limitStatements(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const name = new URL(databaseUrl).pathname.slice(1)
  for (const [limit, seconds] of Object.entries(sessionLimits))
    await client.query(`alter role current_user in database "${name}" set ${limit} = '${seconds}s'`)
  await client.end()
}

export async function openInstallation(): Promise<Installation> {
  const pair = await startPostgresPair(true)
  const databaseUrl = pair.primary
  let primary = databaseUrl
  await limitStatements(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'bench-faults-'))
  const [pooler, redis] = await Promise.all([startPgBouncer(databaseUrl, 20), startRedis()])
  const ports = [await freePort(), await freePort(), await freePort()]
  const children: ChildProcess[] = []
  const start = async (index: number) => {
    const child = launchServer({
      DATA_DIR: folder,
      PORT: String(ports[index]),
      PUBLIC_URL: publicUrl,
      APP_SECRET: appSecret,
      TRUST_PROXY: 'on', // each visitor has its own address
      DATABASE_URL: pooler.urlOf(databaseUrl),
      DATABASE_MIGRATION_URL: primary,
      DATABASE_REPLICA_URL: pair.replica,
      DATABASE_STATEMENT_NAMES: '0',
      DATABASE_POOL: '10',
      REDIS_URL: redis.url,
      SHUTDOWN_DRAIN: '2',
    })
    children[index] = child
    await waitUntilListening(child)
  }
  const childOf = (index: number): ChildProcess => {
    const child = children[index]
    if (!child) throw new Error(`there is no process ${index}`)
    return child
  }
  const close = async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    }
    await Promise.all([redis.stop(), pooler.stop()])
    pair.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const risen = () => new Promise(resolve => setTimeout(resolve, riseMillis))
  try {
    for (let index = 0; index < processes; index++) await start(index)
    const balancer = await startBalancer(ports)
    children.push(balancer.child)
    await risen()
    return {
      port: balancer.port,
      redis,
      shops: () => ports.map((port, at) => ({ port, pid: childOf(at).pid ?? 0 })),
      databaseUrl: () => primary,
      failOver: async awayMillis => {
        pair.stopPrimary()
        await new Promise(resolve => setTimeout(resolve, awayMillis))
        pair.promoteReplica()
        primary = pair.replica
        pooler.redirect(primary)
      },
      launch: async index => {
        await start(index)
        await risen()
      },
      end: (index, signal) => endServer(childOf(index), signal),
      freeze: (index, isFrozen) => void childOf(index).kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
