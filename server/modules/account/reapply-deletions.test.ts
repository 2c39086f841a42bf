import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot } from '../../boot.ts'
import { readConfig } from '../../config.ts'
import { users } from '../../db/schema/auth.ts'
import { transportOf } from '../../email/transport.ts'
import { openDatabase } from '../../kernel/db/database.ts'
import { openLocalFolder } from '../../kernel/files/local-folder.ts'
import { copyOfTemplate } from '../../testing/template-database.ts'
import { hashPassword } from '../auth/password.ts'
import { type AuthFixture, openAuthFixture } from '../auth/testing/auth-fixture.ts'
import { visitor } from '../auth/testing/visitor.ts'
import { accountMark, listDeleted, readDeleted } from './deleted-accounts.ts'
import { reapplyDeletions } from './reapply-deletions.ts'

const folder = mkdtempSync(join(tmpdir(), 'deletions-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const password = 'sette nani al mercato'
const emailOf = (name: string) => `${name}@example.com`

it('J2: does not restore a deleted account from an older backup', async () => {
  const data = join(folder, 'data')
  cpSync(await copyOfTemplate('empty'), data, { recursive: true })
  const backup = await openDatabase({ databaseUrl: null, dataDir: data, onLost: () => {} })
  const password_hash = await hashPassword(password, { passwordCost: 'light' })
  const [ada] = await backup.db
    .insert(users)
    .values(['ada', 'bea'].map(name => ({ name, email: emailOf(name), password_hash })))
    .returning()
  await backup.close()
  await listDeleted(openLocalFolder(data), ada ? [accountMark(ada)] : []) // as a server that ran after the backup

  const config = readConfig({ DATA_DIR: data, PORT: '0', SEED_DEMO: '0', LOG_LEVEL: 'silent' })
  const running = await boot(config, () => {})
  const logIn = (name: string) =>
    visitor(running.app).enter('/api/auth/login', { email: emailOf(name), password })
  const responses = [await logIn('ada'), await logIn('bea')]
  await running.stop()
  expect(responses.map(({ status }) => status)).toEqual([401, 200])
}, 120_000)

describe('the list of deleted accounts', () => {
  const dataDir = join(folder, 'other')
  const earlierList = join(dataDir, 'deleted-accounts.txt')
  let auth: AuthFixture
  beforeAll(async () => {
    mkdirSync(dataDir)
    auth = await openAuthFixture({ dataDir })
  })
  afterAll(() => auth.close())

  async function member(name: string) {
    const person = visitor(auth.app)
    await person.enter('/api/auth/register', { name, email: emailOf(name), password })
    const [row] = await auth.context.db
      .select()
      .from(users)
      .where(eq(users.email, emailOf(name)))
    if (!row) throw new Error(`${name} was not registered`)
    return { ...person, row }
  }
  const isThere = async (id: number) => {
    const [row] = await auth.context.db.select().from(users).where(eq(users.id, id))
    return row?.deleted_at === null
  }

  const opened = (row: { created_at: Date }, later = 0) =>
    new Date(row.created_at.getTime() + later).toISOString()
  const listedEntries = async (id: number) =>
    (await readDeleted(auth.context.files)).filter(mark => mark.id === id)

  it('J2: does not affect an account that got the same id after a restore', async () => {
    const { row } = await member('zoe')
    await listDeleted(auth.context.files, [{ id: row.id, opened: opened(row, -1) }])
    await reapplyDeletions(auth.context)
    expect(await isThere(row.id)).toBe(true)
    await listDeleted(auth.context.files, [{ id: row.id, opened: opened(row) }])
    await reapplyDeletions(auth.context)
    expect(await isThere(row.id)).toBe(false)
  })

  it('J2: reads the list of earlier versions, without its incomplete last line', async () => {
    const { row } = await member('ida')
    const { row: other } = await member('pia')
    const half = `${other.id} ${opened(other).slice(0, -1)}`
    writeFileSync(earlierList, `${row.id} ${opened(row)}\n${half}`)
    await reapplyDeletions(auth.context)
    expect([await isThere(row.id), await isThere(other.id)]).toEqual([false, true])
    rmSync(earlierList)
    expect(await listedEntries(row.id)).toEqual([{ id: row.id, opened: opened(row) }])
  })

  it('J2: adds accounts at the start whose server stopped before listing them', async () => {
    const { call, row } = await member('eva')
    expect((await call('POST', '/api/me/delete', { password })).status).toBe(200)
    const entry = { id: row.id, opened: opened(row) }
    expect(await listedEntries(row.id)).toEqual([entry])
    rmSync(join(dataDir, 'deleted-accounts'), { recursive: true })
    await reapplyDeletions(auth.context)
    expect(await listedEntries(row.id)).toEqual([entry])
    await reapplyDeletions(auth.context)
    expect(await listedEntries(row.id)).toEqual([entry])
  })

  it('J2: never deletes the last admin', async () => {
    const { row } = await member('ugo')
    await auth.context.db.update(users).set({ role: 'admin' }).where(eq(users.id, row.id))
    await listDeleted(auth.context.files, [{ id: row.id, opened: opened(row) }])
    await reapplyDeletions(auth.context)
    expect(await isThere(row.id)).toBe(true)
  })

  it('J2: deletes the email files of the account and of no other', async () => {
    const person = await member('dora')
    const send = transportOf({ ...auth.context.config, dataDir, smtpUrl: null })
    const letter = {
      letter: 'welcome',
      subject: 'Ciao',
      html: '<p>Ciao</p>',
      text: 'Ciao',
      attachments: [],
      unsubscribeUrl: null,
    }
    for (const [id, to] of [emailOf('dora'), emailOf('dora-bis'), emailOf('emma')].entries())
      await send({ ...letter, id, to, createdAt: auth.context.now() })
    expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(3)
    expect((await person.call('POST', '/api/me/delete', { password })).status).toBe(200)
    const remainingFiles = readdirSync(join(dataDir, 'mail')).map(file =>
      readFileSync(join(dataDir, 'mail', file), 'utf8'),
    )
    expect(remainingFiles).toHaveLength(2)
    expect(remainingFiles.join()).not.toContain('dora@example.com')
  })
})
