import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { freePort } from '../../testing/free-port.ts'

export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0

export interface RedisServer {
  url: string
  stop(): Promise<void>
  start(): Promise<void> // starts it again, empty, on the same port
  freeze(isFrozen: boolean): void // connections stay open without responses
}

async function launch(port: number, url: string): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', options, { stdio: 'ignore' })
  const probe = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null })
  probe.on('error', () => {})
  await probe.ping()
  probe.disconnect()
  return child
}

/** Starts a separate Redis for a test, in memory only. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let child = await launch(port, url)
  return {
    url,
    start: async () => {
      child = await launch(port, url)
    },
    freeze: isFrozen => void child.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}
