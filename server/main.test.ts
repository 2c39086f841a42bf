/** Tests the server as a process: started, killed, and started again on the same data. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { users } from './db/schema/auth.ts'
import { emailRequests, mails } from './db/schema/mail.ts'
import { newsletterSubscribers } from './db/schema/newsletter.ts'
import { openDatabase, type Queryable } from './kernel/db/database.ts'
import { demoPassword } from './seed/demo-people.ts'
import { freePort } from './testing/free-port.ts'
import {
  endServer,
  launchServer,
  postJson,
  type ServerProcess,
  waitUntilListening,
} from './testing/server-process.ts'
import { copyOfTemplate } from './testing/template-database.ts'

const patience = 180_000

let folder: string
beforeAll(async () => {
  folder = await copyOfTemplate('demo')
}, patience)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const started: ChildProcess[] = []
afterEach(async () => {
  for (const child of started.splice(0))
    if (child.exitCode === null && child.signalCode === null) await endServer(child, 'SIGKILL')
})

function launch(env: Record<string, string>): ChildProcess {
  const child = launchServer({ DATA_DIR: folder, ...env }, 'pipe')
  started.push(child)
  return child
}

const start = async (env: Record<string, string> = {}): Promise<ServerProcess> =>
  waitUntilListening(launch({ PORT: String(await freePort()), ...env }))

async function refusal(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const child = launch(env)
  let said = ''
  child.stderr?.on('data', chunk => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

/** Uses another address each time, because the limit per address is not tested here. */
const fromElsewhere = (turn: number) => ({ 'x-forwarded-for': `10.0.${turn >> 8}.${turn & 255}` })

const subscribe = (address: string, turn: number) =>
  postJson(address, '/newsletter/subscribe', { email: `writer${turn}@example.com` }, fromElsewhere(turn))

const password = 'corrente-che-salta'

const register = (address: string, turn: number) =>
  postJson(
    address,
    '/auth/register',
    { name: 'Scrittura', email: `person${turn}@example.com`, password },
    fromElsewhere(turn),
  )

const logIn = (address: string, email: string, turn: number) =>
  postJson(address, '/auth/login', { email, password }, fromElsewhere(turn))

/** Writes until the server stops; resolves with the turns that succeeded. */
async function writeUntilGone(write: (turn: number) => Promise<Response>, onSuccess: () => void) {
  const acknowledged: number[] = []
  try {
    for (let turn = 0; ; turn += 1) {
      if (!(await write(turn)).ok) continue
      acknowledged.push(turn)
      onSuccess()
    }
  } catch {
    return acknowledged
  }
}

/** The server is killed once so many subscriptions and registrations have succeeded. */
const enoughWrites = { subscribed: 40, registered: 6 }

async function writeUntilKilled({ url, child }: ServerProcess) {
  const remaining = { ...enoughWrites }
  const count = (kind: keyof typeof remaining) => () => {
    remaining[kind] -= 1
    if (remaining.subscribed <= 0 && remaining.registered <= 0) child.kill('SIGKILL')
  }
  const [subscribed, registered] = await Promise.all([
    writeUntilGone(turn => subscribe(url, turn), count('subscribed')),
    writeUntilGone(turn => register(url, turn), count('registered')),
  ])
  return { subscribed, registered }
}

/** Subscribed addresses: those that the job has handled, and those that still wait. */
async function subscribedAddresses(db: Queryable): Promise<{ handled: string[]; waiting: string[] }> {
  const stored = await db.select().from(newsletterSubscribers)
  const requests = await db.select().from(emailRequests).where(eq(emailRequests.kind, 'newsletter'))
  return {
    handled: stored.map(({ email }) => email),
    waiting: requests.map(({ body }) => (body as { email: string }).email),
  }
}

describe('the server as a process', () => {
  it(
    'L1: loses no confirmed write and stores none partially when it is killed during registrations and other writes',
    async () => {
      const { subscribed, registered } = await writeUntilKilled(await start({ TRUST_PROXY: 'on' }))
      expect(subscribed.length).toBeGreaterThanOrEqual(enoughWrites.subscribed)
      expect(registered.length).toBeGreaterThanOrEqual(enoughWrites.registered)

      const database = await openDatabase({ databaseUrl: null, dataDir: folder, onLost: () => {} })
      const { handled, waiting } = await subscribedAddresses(database.db)
      const emails = await database.db.select().from(mails).where(eq(mails.letter, 'newsletter-confirm'))
      await database.close()
      const acknowledged = subscribed.map(turn => `writer${turn}@example.com`)
      expect([...handled, ...waiting]).toEqual(expect.arrayContaining(acknowledged))
      expect(emails.map(row => row.recipient).sort()).toEqual(handled.sort())

      const again = await start({ TRUST_PROXY: 'on' })
      expect((await fetch(`${again.url}/ready`)).status).toBe(200)
      for (const turn of registered)
        expect((await logIn(again.url, `person${turn}@example.com`, turn)).status).toBe(200)
    },
    patience,
  )

  it(
    'L4, L6: refuses a second process on the same folder with one sentence, and exits when asked to',
    async () => {
      const first = await start()
      const { code, said } = await refusal({ PORT: String(await freePort()) })
      expect(code).toBe(1)
      expect(said.trim()).toBe(`The folder ${folder} is in use by another running server.`)
      expect((await fetch(`${first.url}/api/settings`)).status).toBe(200)
      const opened = await postJson(first.url, '/auth/login', {
        email: 'user@example.com',
        password: demoPassword,
      })
      expect(opened.status).toBe(200)

      const exited = once(first.child, 'exit')
      first.child.kill('SIGTERM')
      expect(await exited).toEqual([0, null])
      expect(existsSync(join(folder, 'database.lock'))).toBe(false)
    },
    patience,
  )

  it(
    'stops the start with one sentence if its port is in use',
    async () => {
      const blocker = createServer().listen(0, '127.0.0.1')
      await once(blocker, 'listening')
      const { port } = blocker.address() as { port: number }
      expect(await refusal({ PORT: String(port) })).toEqual({
        code: 1,
        said: `The port ${port} of the environment variable PORT is in use by another program.\n`,
      })
      blocker.close()
    },
    patience,
  )

  it(
    'M1: retries the start while the database does not respond',
    async () => {
      const child = launch({ DATABASE_URL: 'postgres://127.0.0.1:1/none', LOG_LEVEL: 'warn' })
      const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer]
      expect(JSON.parse(String(line))).toMatchObject({
        msg: 'PostgreSQL does not respond: the start is retried in 2 s',
        err: { error_code: 'ECONNREFUSED' },
      })
      expect(child.exitCode).toBeNull()
    },
    patience,
  )

  it(
    'L7, W12: restarts a killed embedded database with all confirmed data',
    async () => {
      const { url, child } = await start({ TRUST_PROXY: 'on' })
      expect((await subscribe(url, 901)).ok).toBe(true)
      const [database = 0] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
        .trim()
        .split(' ')
        .map(Number)
      process.kill(database, 'SIGKILL')
      await expect.poll(async () => (await fetch(`${url}/ready`)).status, { timeout: 60_000 }).toBe(503)
      await expect.poll(async () => (await fetch(`${url}/ready`)).status, { timeout: 60_000 }).toBe(200)
      expect((await subscribe(url, 902)).ok).toBe(true)
      await endServer(child)
      const reopened = await openDatabase({ databaseUrl: null, dataDir: folder, onLost: () => {} })
      const { handled, waiting } = await subscribedAddresses(reopened.db)
      await reopened.close()
      expect([...handled, ...waiting]).toEqual(
        expect.arrayContaining(['writer901@example.com', 'writer902@example.com']),
      )
    },
    patience,
  )

  it(
    'I2, W3: does not turn a demo shop into a real one while the public password opens an account',
    async () => {
      const asReal = {
        NODE_ENV: 'production',
        SEED_DEMO: '0',
        PASSWORD_COST: 'standard',
        PORT: String(await freePort()),
      }
      const { code, said } = await refusal(asReal)
      expect(code).toBe(1)
      expect(said).toMatch(/^The demo password still opens admin@example\.com, user@example\.com, .+\n$/)

      const database = await openDatabase({ databaseUrl: null, dataDir: folder, onLost: () => {} })
      await database.db.update(users).set({ password_hash: null })
      await database.close()
      const running = await start(asReal)
      expect((await fetch(`${running.url}/ready`)).status).toBe(200)
    },
    patience,
  )

  it(
    'stops the start with one sentence that names an invalid variable',
    async () => {
      expect(await refusal({ PORT: 'many' })).toEqual({
        code: 1,
        said: 'The environment variable PORT must be a port number.\n',
      })
      const { code, said } = await refusal({ DATABASE_URL: 'mysql://nein' })
      expect(code).toBe(1)
      expect(said.trim()).toMatch(/^The environment variable DATABASE_URL [^\n]+\.$/)
    },
    patience,
  )
})
