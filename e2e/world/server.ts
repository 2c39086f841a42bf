/**
 * The built product as an operator runs it: `node dist/server/main.mjs` on a free port with an embedded database in a
 * folder of its own. It believes one proxy in front, so that every visitor of the tests can have an address of their own.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'

export interface RunningShop {
  url: string
  dataDir: string
  /** What it wrote to its error stream: quoted when something fails. */
  said(): string
  /** SIGTERM, and waits for the end. */
  stop(): Promise<void>
  /** SIGKILL, as a power cut would. */
  kill(): Promise<void>
}

const startMillis = 120_000 // patience, on a machine that does other things too

export const repository = new URL('../../', import.meta.url).pathname

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  const port = typeof address === 'object' && address ? address.port : 0
  probe.close()
  await once(probe, 'close')
  return port
}

export const freshDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'bottega-journey-'))

/** A folder of its own with the seeded demo shop, as `seed.ts` left it. */
export async function seededDataDir(): Promise<string> {
  const folder = await freshDataDir()
  const seed = process.env.JOURNEY_SEED
  if (seed) await cp(seed, folder, { recursive: true })
  return folder
}

export const dropDataDir = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

interface StartOptions {
  dataDir: string
  folder?: string // where `dist` stands; the repository unless told
  file?: string // what runs there; the built server unless told
  env?: Record<string, string>
}

function launch(options: StartOptions, port: number) {
  const { dataDir, folder = repository, file = 'dist/server/main.mjs', env } = options
  const child = spawn(process.execPath, ['--max-semi-space-size=4', file], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ...env,
    },
  })
  let said = ''
  child.stderr?.on('data', piece => {
    said = (said + piece).slice(-4000)
  })
  return { child, said: () => said }
}

const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (ended(child)) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

/** Resolves once `/ready` answers 200; fails with the server's own words when it leaves before. */
export async function startShop(options: StartOptions): Promise<RunningShop> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { child, said } = launch(options, port)
  const readiness = async () => {
    if (ended(child)) return `left: ${said()}`
    return fetch(`${url}/ready`).then(
      answer => answer.status,
      () => 'silent',
    )
  }
  await expect
    .poll(readiness, { timeout: startMillis, intervals: [100], message: 'the shop answers /ready' })
    .not.toBe('silent')
  if (ended(child)) throw new Error(`The server left at its start: ${said()}`)
  await expect.poll(readiness, { timeout: startMillis, intervals: [100] }).toBe(200)
  return {
    url,
    dataDir: options.dataDir,
    said,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}

/** A start that is expected to fail: its exit code and its words. */
export async function startRefused(options: StartOptions): Promise<{ code: number | null; said: string }> {
  const { child, said } = launch(options, await freePort())
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, said: said() }
}
