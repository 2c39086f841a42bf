/** docs/failure-cases.md L5: the disk of the server is really full, and later has space again. */
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { home, line } from '../modules/orders/testing/checkout-fixture.ts'
import { demoPassword } from '../seed/demo-people.ts'
import { freePort } from '../testing/free-port.ts'
import {
  builtServer,
  endServer,
  postJson,
  type ServerProcess,
  waitUntilListening,
} from '../testing/server-process.ts'
import { copyOfTemplate } from '../testing/template-database.ts'

const patience = 240_000
const room = '180m'

/** Mounting a separate disk, visible only to the process and its children, needs permission. */
const mayMount = spawnSync('unshare', ['-rm', 'true']).status === 0
const isEmbedded = !process.env.TEST_DATABASE_URL

let template: string
let place: string
let server: ServerProcess
let inside: string // path of the disk as seen by this process
beforeAll(async () => {
  if (!mayMount || !isEmbedded) return
  template = await copyOfTemplate('demo')
  place = mkdtempSync(join(tmpdir(), 'bottega-disk-'))
  const mount = `mount -t tmpfs -o size=${room} none "$0" && cp -r "$1" "$0/data" && shift && exec "$@"`
  const entry = [process.execPath, builtServer]
  const child = spawn('unshare', ['-rm', 'sh', '-c', mount, place, template, ...entry], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: 'on',
      PORT: String(await freePort()),
      DATA_DIR: join(place, 'data'),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  server = await waitUntilListening(child)
  inside = `/proc/${child.pid}/root${place}`
}, patience)
afterAll(async () => {
  if (server) await endServer(server.child)
  for (const folder of [template, place]) if (folder) rmSync(folder, { recursive: true, force: true })
})

/** Fills the disk to the last byte. */
function fill(): void {
  const file = openSync(join(inside, 'filler'), 'a')
  const block = Buffer.alloc(2 ** 16)
  for (let size = block.length; size >= 1; size /= 2)
    try {
      for (;;) writeSync(file, block, 0, size)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  closeSync(file)
}

const makeRoom = () => rmSync(join(inside, 'filler'))

interface Said {
  status: number
  body: { code?: string; order?: { number: string }; totals?: { due: number } }
}

async function say(path: string, body: unknown, headers: Record<string, string>): Promise<Said> {
  const response = await postJson(server.url, path, body, {
    'x-forwarded-for': `10.9.${turn >> 8}.${turn & 255}`,
    ...headers,
  })
  turn += 1
  return { status: response.status, body: (await response.json()) as Said['body'] }
}
let turn = 0

it.runIf(mayMount && isEmbedded)(
  'L5: refuses orders and images with 503 on a full disk, keeps all confirmed data, and sells again when there is space',
  async () => {
    const login = await postJson(server.url, '/auth/login', {
      email: 'user@example.com',
      password: demoPassword,
    })
    const { access_token } = (await login.json()) as { access_token: string }
    const authorization = { authorization: `Bearer ${access_token}` }
    const list = (await (await fetch(`${server.url}/api/products?per_page=60`)).json()) as {
      data: { id: number; has_variants: boolean; stock: string }[]
    }
    const product =
      list.data.find(({ has_variants, stock }) => !has_variants && stock === 'available')?.id ?? 0
    const cart = { lines: [line(product)], payment_method: 'cash' }
    const due = (await say('/checkout/quote', cart, authorization)).body.totals?.due
    const texts = (await (await fetch(`${server.url}/api/legal/in-force`)).json()) as { id: number }[]
    const legal_version_ids = texts.map(({ id }) => id)
    const confirmed: string[] = []
    const buy = async () => {
      const body = { ...cart, shipping_address: home, expected_due: due, legal_version_ids }
      const { status, body: said } = await say('/orders', body, {
        ...authorization,
        'idempotency-key': randomUUID(),
      })
      if (status === 201) confirmed.push(said.order?.number ?? '')
      return { status, code: said.code }
    }
    const listed = async () => {
      const response = await fetch(`${server.url}/api/me/orders?per_page=50`, { headers: authorization })
      return ((await response.json()) as { data: { number: string }[] }).data.map(({ number }) => number)
    }
    const earlier = await listed()
    expect((await buy()).status).toBe(201)

    fill()
    const refused: unknown[] = []
    while (refused.length < 5) {
      const bought = await buy()
      if (bought.status !== 201) refused.push(bought)
    }
    expect(refused).toEqual(Array.from({ length: 5 }, () => ({ status: 503, code: 'unavailable' })))
    const picture = readFileSync('public/assets/characters/bullonardo/creature.webp')
    const send = () =>
      fetch(`${server.url}/api/me/creations/pictures`, {
        method: 'POST',
        headers: { ...authorization, 'content-type': 'image/webp' },
        body: picture,
      })
    expect((await send()).status).toBe(503)
    expect((await fetch(`${server.url}/negozio`)).status).toBe(200)
    expect((await listed()).sort()).toEqual([...earlier, ...confirmed].sort())

    makeRoom()
    expect((await buy()).status).toBe(201)
    expect((await send()).status).toBe(201)
    expect((await listed()).sort()).toEqual([...earlier, ...confirmed].sort())
  },
  patience,
)
