/** Tests how the server ends as a process: after a signal, at its deadline, and after an unexpected error. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rawSocket, socketIdOf } from './realtime/testing/raw-socket.ts'
import { freePort } from './testing/free-port.ts'
import { endServer, launchServer, waitUntilListening } from './testing/server-process.ts'
import { copyOfTemplate } from './testing/template-database.ts'

const patience = 180_000

/** Throws in the server when the parent process requests it, as a bug would. */
const bug = `process.on('message', ({ kind }) => {
  if (kind === 'throw') setImmediate(() => { throw new Error('planted') })
  if (kind === 'reject') Promise.reject(new Error('planted'))
})`

let folder: string
beforeAll(async () => {
  folder = await copyOfTemplate('demo')
}, patience)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let child: ChildProcess | undefined
afterEach(async () => {
  if (child && child.exitCode === null && child.signalCode === null) await endServer(child, 'SIGKILL')
})

async function start(env: Record<string, string>) {
  const launched = launchServer(
    {
      DATA_DIR: folder,
      PORT: String(await freePort()),
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(bug)}`,
      ...env,
    },
    'pipe',
  )
  child = launched
  const output = { log: '', errors: '' }
  launched.stdout?.on('data', chunk => {
    output.log += chunk
  })
  launched.stderr?.on('data', chunk => {
    output.errors += chunk
  })
  const { url } = await waitUntilListening(launched)
  const socket = await rawSocket(`${url.replace('http', 'ws')}/app/bottega?protocol=7&client=js&version=8`)
  await socketIdOf(socket)
  return { child: launched, url, socket, output, closed: once(launched, 'close') }
}

describe('the end of the server process', () => {
  it(
    'L6: accepts requests after SIGTERM until load balancers have noticed, then asks sockets to reconnect and ends',
    async () => {
      const { child, url, socket, closed } = await start({ SHUTDOWN_DRAIN: '3' })
      child.kill('SIGTERM')
      await expect.poll(async () => (await fetch(`${url}/ready`)).status, { interval: 20 }).toBe(404)
      expect((await fetch(`${url}/api/settings`)).status).toBe(200)
      expect((await socket.closed).code).toBe(4200)
      expect(await closed).toEqual([0, null])
    },
    patience,
  )

  it(
    'ends at its deadline with an error, whatever still runs',
    async () => {
      const { child, closed, output } = await start({ SHUTDOWN_DRAIN: '600', SHUTDOWN_DEADLINE: '1' })
      child.kill('SIGTERM')
      expect(await closed).toEqual([1, null])
      expect(output.log).toContain('the process ends before it has stopped in order')
    },
    patience,
  )

  it(
    'ends immediately after a second signal',
    async () => {
      const { child, url, closed, output } = await start({ SHUTDOWN_DRAIN: '600', LOG_LEVEL: 'warn' })
      child.kill('SIGTERM')
      await expect.poll(async () => (await fetch(`${url}/ready`)).status, { interval: 20 }).toBe(404)
      child.kill('SIGTERM')
      expect(await closed).toEqual([1, null])
      expect(output.log).toContain('a second signal ends the process immediately')
    },
    patience,
  )

  it.each([
    ['an uncaught exception', 'throw'],
    ['an unhandled rejection', 'reject'],
  ])(
    'logs and reports %s, asks sockets to reconnect and exits with 1',
    async (_, kind) => {
      const { child, socket, closed, output } = await start({ SHUTDOWN_DRAIN: '600' })
      child.send({ kind })
      expect((await socket.closed).code).toBe(4200)
      expect(await closed).toEqual([1, null])
      const line = output.log.split('\n').find(text => text.includes('planted')) ?? '{}'
      expect(JSON.parse(line)).toMatchObject({
        level: 60,
        msg: 'an unexpected error ends the process',
        err: { message: 'planted' },
      })
      expect(output.errors).toBe('The server ends after an unexpected error; its log contains the error.\n')
    },
    patience,
  )
})
