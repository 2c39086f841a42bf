/** The built server in its own process, with its own port and folder. Used by the benches of the whole product. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../server/testing/free-port.ts'

export interface RunningServer {
  url: string
  /** From the start of the process to its first response, in milliseconds. */
  firstAnswer: number
  /** Resident memory of the server's process, in MB. */
  memory(): number
  stop(): Promise<void>
}

async function firstAnswerOf(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(`${url}/ready`).catch(() => null)
    if (response?.ok) return
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  throw new Error(`the server ended with ${child.exitCode}`)
}

/** @param folder keeps database and secrets between two starts; by default a temporary folder */
export async function startServer(env: NodeJS.ProcessEnv = {}, folder?: string): Promise<RunningServer> {
  const data = folder ?? (await mkdtemp(join(tmpdir(), 'bottega-bench-')))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, ['--max-semi-space-size=4', join('dist', 'server', 'main.mjs')], {
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await firstAnswerOf(url, child)
  const firstAnswer = performance.now() - began
  return {
    url,
    firstAnswer,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? Number.NaN) /
      1024,
    stop: async () => {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      if (!folder) await rm(data, { recursive: true, force: true })
    },
  }
}
