/** Runs the server as a separate process, for tests that kill it, stop it, or run several at once. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port.ts'
import { testHashing } from './template-database.ts'

/** Built by `scripts/build-test-server.mjs` before the run. */
export const builtServer = '.cache/test-server/main.mjs'

export interface ServerProcess {
  child: ChildProcess
  url: string
}

/** @param env in addition to path, home and a free port; must contain `DATA_DIR` */
export function launchServer(env: NodeJS.ProcessEnv, stdio: 'pipe' | 'inherit' = 'inherit'): ChildProcess {
  return spawn(process.execPath, [builtServer], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: 'error',
      PASSWORD_COST: testHashing.passwordCost,
      ...env,
    },
    stdio: ['ignore', stdio === 'pipe' ? 'pipe' : 'ignore', stdio, 'ipc'],
  })
}

/** Waits until the server prints its URL; rejects with its exit code if it exits before. */
export async function waitUntilListening(child: ChildProcess): Promise<ServerProcess> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ])
  return { child, url: (message as { address: string }).address }
}

export const startServer = async (env: NodeJS.ProcessEnv): Promise<ServerProcess> =>
  waitUntilListening(launchServer({ PORT: String(await freePort()), ...env }))

export async function endServer(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

export const postJson = (
  url: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
