/** Redis for tests, in memory only: one server, a set watched by Sentinel, and a cluster of three masters. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { freePort } from './free-port.ts'

export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0

export interface RedisServer {
  url: string
  stop(): Promise<void>
  start(): Promise<void> // starts it again, empty, on the same port
  freeze(isFrozen: boolean): void // connections stay open without responses
  scriptsRun(): Promise<number> // number of scripts that it has run
  names(): Promise<string[]> // keys, and pub/sub channels with subscribers
}

const inMemory = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']

/** Runs the commands on a separate connection, which waits until the server responds. */
async function onServer<T>(port: number, run: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(port, '127.0.0.1', { retryStrategy: () => 20, maxRetriesPerRequest: null })
  redis.on('error', () => {})
  try {
    return await run(redis)
  } finally {
    redis.disconnect()
  }
}

async function launch(port: number, options: readonly string[] = []): Promise<ChildProcess> {
  const child = spawn('redis-server', ['--port', String(port), ...inMemory, ...options], { stdio: 'ignore' })
  await onServer(port, redis => redis.ping().catch(() => {})) // a refusal for want of a password is a response too
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

/** @param options further command line options of `redis-server` */
export async function startRedis(options: readonly string[] = []): Promise<RedisServer> {
  const port = await freePort()
  let child = await launch(port, options)
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      child = await launch(port, options)
    },
    freeze: isFrozen => void child.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    scriptsRun: () =>
      onServer(port, async redis => {
        const stats = await redis.info('commandstats')
        return Number(/cmdstat_eval:calls=(\d+)/.exec(stats)?.[1] ?? 0)
      }),
    names: () =>
      onServer(port, async redis => [
        ...(await redis.keys('*')),
        ...((await redis.call('PUBSUB', 'SHARDCHANNELS')) as string[]),
      ]),
    stop: () => kill(child),
  }
}

export interface RedisSet {
  url: string // `redis-sentinel://…`
  killMaster(): Promise<void> // the sentinels then promote the replica
  stop(): Promise<void>
}

const masterName = 'shop'

const sentinelSettings = (port: number, master: number) => `
port ${port}
bind 127.0.0.1
sentinel monitor ${masterName} 127.0.0.1 ${master} 2
sentinel down-after-milliseconds ${masterName} 1000
sentinel failover-timeout ${masterName} 3000
`

/** Starts a master, its replica and three sentinels, of which two must agree on a failover. */
export async function startSentinels(): Promise<RedisSet> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-sentinels-'))
  const masterPort = await freePort()
  const master = await launch(masterPort, ['--dir', folder])
  const replicaPort = await freePort()
  const follow = ['--dir', folder, '--replicaof', '127.0.0.1', String(masterPort)]
  const replica = await launch(replicaPort, follow)
  const ports: number[] = []
  const sentinels: ChildProcess[] = []
  for (let n = 0; n < 3; n++) {
    const port = await freePort()
    const file = join(folder, `sentinel-${n}.conf`)
    writeFileSync(file, sentinelSettings(port, masterPort))
    sentinels.push(spawn('redis-server', [file, '--sentinel'], { stdio: 'ignore' }))
    ports.push(port)
  }
  for (const port of ports) await onServer(port, redis => untilWatching(redis))
  return {
    url: `redis-sentinel://${ports.map(port => `127.0.0.1:${port}`).join(',')}/${masterName}`,
    killMaster: () => kill(master),
    stop: async () => {
      await Promise.all([...sentinels, master, replica].map(kill))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves when the sentinel has found the replica and both other sentinels. */
async function untilWatching(sentinel: Redis): Promise<void> {
  for (;;) {
    const reply = (await sentinel.call('SENTINEL', 'MASTERS')) as unknown
    const text = JSON.stringify(reply)
    if (/"num-slaves","1"/.test(text) && /"num-other-sentinels","2"/.test(text)) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

export interface RedisCluster {
  url: string // `redis-cluster://…`
  restart(index: number): Promise<void> // kills one master and starts it again, empty, with its slots
  ports: readonly number[]
  stop(): Promise<void>
}

const slotsOfMaster = [
  [0, 5460],
  [5461, 10_922],
  [10_923, 16_383],
] as const

/** Starts a cluster of three masters without replicas. */
export async function startCluster(): Promise<RedisCluster> {
  const folders: string[] = []
  const ports: number[] = []
  const masters: ChildProcess[] = []
  const launchMaster = (index: number) =>
    launch(ports[index] ?? 0, [
      ...['--dir', folders[index] ?? '', '--cluster-enabled', 'yes', '--cluster-node-timeout', '2000'],
      ...['--cluster-port', String(clusterPorts[index])],
    ])
  const clusterPorts: number[] = []
  for (const index of slotsOfMaster.keys()) {
    folders.push(mkdtempSync(join(tmpdir(), 'redis-cluster-')))
    ports.push(await freePort())
    clusterPorts.push(await freePort())
    masters.push(await launchMaster(index))
  }
  for (const [index, [first, last]] of slotsOfMaster.entries())
    await onServer(ports[index] ?? 0, async redis => {
      await redis.call('CLUSTER', 'ADDSLOTSRANGE', first, last)
      await redis.call('CLUSTER', 'SET-CONFIG-EPOCH', index + 1)
    })
  await onServer(ports[0] ?? 0, async redis => {
    for (const [index, port] of ports.entries())
      if (index > 0) await redis.call('CLUSTER', 'MEET', '127.0.0.1', port, clusterPorts[index] ?? 0)
  })
  await untilWhole(ports)
  return {
    url: `redis-cluster://${ports.map(port => `127.0.0.1:${port}`).join(',')}`,
    ports,
    restart: async index => {
      const master = masters[index]
      if (!master) throw new Error(`the cluster has no master ${index}`)
      await kill(master)
      masters[index] = await launchMaster(index)
      await untilWhole(ports)
    },
    stop: async () => {
      await Promise.all(masters.map(kill))
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves when every master knows all slots. */
async function untilWhole(ports: readonly number[]): Promise<void> {
  for (const port of ports)
    await onServer(port, async redis => {
      for (;;) {
        const info = String(await redis.call('CLUSTER', 'INFO'))
        if (/cluster_state:ok/.test(info) && /cluster_known_nodes:3/.test(info)) return
        await new Promise(resolve => setTimeout(resolve, 50))
      }
    })
}
