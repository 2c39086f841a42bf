/**
 * The server is killed with SIGKILL while packs are opened. Each pack is sealed or has its five cards, and an opening
 * in progress is finished at the next start.
 */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PackCatalogue, PackOpening } from '@/contract/endpoints/game/packs.ts'
import { verifyReceipt } from '@/engine/packs/receipt.ts'
import { type OpenDatabase, openDatabase } from '../../kernel/db/database.ts'
import { ids } from '../../kernel/ids.ts'
import { demoPassword } from '../../seed/demo-people.ts'
import { endServer, postJson, startServer } from '../../testing/server-process.ts'
import { copyOfTemplate } from '../../testing/template-database.ts'
import { freshDatabase } from '../../testing/test-database.ts'
import { grantPacks } from './grant-packs.ts'
import { packHashes } from './pack-hashes.ts'

const patience = 240_000
const packCount = 60
const server = process.env.TEST_DATABASE_URL

let folder: string
let databaseUrl: string | null = null
beforeAll(async () => {
  folder = await copyOfTemplate('demo')
}, patience)
beforeEach(async () => {
  if (server) databaseUrl = await freshDatabase(server, 'demo')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = (): Promise<OpenDatabase> => openDatabase({ databaseUrl, dataDir: folder, onLost: () => {} })

async function withDatabase<T>(work: (db: OpenDatabase['db']) => Promise<T>): Promise<T> {
  const database = await open()
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

const start = () =>
  startServer({ DATA_DIR: folder, TRUST_PROXY: 'on', ...(databaseUrl && { DATABASE_URL: databaseUrl }) })

async function logIn(url: string): Promise<Record<string, string>> {
  const login = await postJson(url, '/auth/login', { email: 'other@example.com', password: demoPassword })
  const { access_token } = (await login.json()) as { access_token: string }
  return { authorization: `Bearer ${access_token}` }
}

const ownerId = sql`(select id from users where email = 'other@example.com')`

async function giveMany(): Promise<string[]> {
  return withDatabase(async db => {
    const { rows } = await db.execute<{ id: number }>(sql`select ${ownerId} as id`)
    const grant = { rarity: 'common', source: 'gift', pieces: packCount } as const
    return db.transaction(tx => grantPacks(tx, rows[0]?.id ?? 0, grant, { ids, now: new Date() }))
  })
}

interface State {
  id: string
  is_opened: boolean
  is_certain: boolean
  cards: number
}

const states = (db: OpenDatabase['db']): Promise<State[]> =>
  db
    .execute<State & Record<string, unknown>>(sql`
      select p.id, p.is_opened, p.nonce is not null as is_certain,
        (select count(*)::int from user_cards c where c.pack_id = p.id) as cards
      from user_packs p where p.user_id = ${ownerId}`)
    .then(({ rows }) => rows)

async function isHonest(url: string, bearer: Record<string, string>, id: string): Promise<boolean> {
  const response = await fetch(`${url}/api/packs/${id}/opening`, { headers: bearer })
  const { receipt, cards } = (await response.json()) as PackOpening
  const published = await fetch(`${url}/api/packs/catalogues/${receipt.catalogue_version}`)
  const catalogue = ((await published.json()) as PackCatalogue).cards
  const numbers = cards.map(({ numero_carta }) => numero_carta)
  return (await verifyReceipt({ receipt, cards: numbers, catalogue }, packHashes)).length === 0
}

it(
  'L2: leaves packs sealed or complete when killed during openings, and stores every pack that was shown',
  async () => {
    const packIds = await giveMany()
    const { child, url } = await start()
    const bearer = await logIn(url)
    const shownIds: string[] = []
    const exited = once(child, 'exit')
    const openSome = async (ids: readonly string[]) => {
      try {
        for (const id of ids) {
          const response = await postJson(url, `/packs/${id}/open`, {}, bearer)
          if (response.status === 200) shownIds.push(((await response.json()) as PackOpening).pack.id)
          if (shownIds.length === 15) child.kill('SIGKILL')
        }
      } catch {
        return // the server is gone
      }
    }
    await Promise.all([0, 1, 2, 3].map(lane => openSome(packIds.filter((_, at) => at % 4 === lane))))
    await exited
    await withDatabase(async db => {
      for (const { id, is_opened, cards } of await states(db)) {
        expect([id, is_opened, cards]).toEqual([id, is_opened, is_opened ? 5 : 0])
        if (shownIds.includes(id)) expect(is_opened).toBe(true)
      }
    })
    expect(shownIds.length).toBeGreaterThanOrEqual(15)
    expect(shownIds.length).toBeLessThan(packCount)
  },
  patience,
)

/** Waits until another session of this database waits for a table lock. */
async function somebodyWaits(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(`select 1 from pg_locks
      where not granted and database = (select oid from pg_database where datname = current_database()) limit 1`)
    if (rows.length > 0) return
  }
}

it.skipIf(!server).each([
  ['between the nonce and the cards', 'characters in access exclusive mode'],
  ['in the middle of writing the cards', 'user_cards in exclusive mode'],
])(
  'L2: opens a pack at the next start with the cards that were fixed (%s)',
  async (_, lock) => {
    const [packId = ''] = await giveMany()
    const { child, url } = await start()
    const bearer = await logIn(url)
    const client = new pg.Client({ connectionString: databaseUrl ?? '' })
    await client.connect()
    await client.query('begin')
    // Only the second commit reads the characters and writes cards, so it waits here.
    await client.query(`lock table ${lock}`)
    const nonce = 'ab'.repeat(32)
    const request = postJson(url, `/packs/${packId}/open`, { nonce }, bearer).catch(() => null)
    await somebodyWaits(client)
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
    expect(await request).toBeNull()
    await client.query('commit')
    await client.end()
    const half = (await withDatabase(states)).find(({ id }) => id === packId)
    expect(half).toEqual({ id: packId, is_opened: false, is_certain: true, cards: 0 })

    const restarted = await start()
    const later = await logIn(restarted.url)
    await untilOpened(restarted.url, later, packId)
    expect(await isHonest(restarted.url, later, packId)).toBe(true)
    const opening = await (
      await fetch(`${restarted.url}/api/packs/${packId}/opening`, { headers: later })
    ).json()
    expect((opening as PackOpening).receipt.nonce).toBe(nonce)
    await endServer(restarted.child)
    expect((await withDatabase(states)).find(({ id }) => id === packId)).toMatchObject({
      is_opened: true,
      cards: 5,
    })
  },
  patience,
)

/** The job at the start finishes the opening. */
async function untilOpened(url: string, headers: Record<string, string>, id: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/api/packs/${id}/opening`, { headers })
    if (response.status === 200) return
  }
}
