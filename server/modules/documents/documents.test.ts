import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Document } from '@/contract/endpoints/account/documents.ts'
import type { AdminDocument } from '@/contract/endpoints/admin/documents.ts'
import type { Role } from '@/contract/permissions.ts'
import { users } from '../../db/schema/auth.ts'
import { documents } from '../../db/schema/places.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { lookAtDocument, openDocument, writeDocument } from './document-files.ts'
import { savedAs } from './mount-documents.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const roles: (Role | undefined)[] = [undefined, 'user', 'retailer', 'reseller', 'other']
const six = (text: string) => ({ it: text, en: '', es: '', fr: '', de: '', pt: '' })
const pdf = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`)

const send = (bytes: Buffer, as: Role = 'admin') =>
  server.call('POST', '/admin/documents/files', {
    as,
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })

const bodyOf = (changes: object = {}) => ({
  visible_roles: [],
  user_ids: [],
  room_ids: [],
  position: 50,
  is_withdrawn: false,
  names: six('Carta segreta'),
  notes: six(''),
  file_key: null,
  file_name: 'carta segreta.pdf',
  ...changes,
})

async function make(text: string, changes: object = {}): Promise<AdminDocument> {
  const { file_key } = (await send(pdf(text))).json<{ file_key: string }>()
  const response = await server.call('POST', '/admin/documents', {
    as: 'admin',
    body: bodyOf({ file_key, ...changes }),
  })
  expect(response.statusCode).toBe(201)
  return response.json()
}

const save = (document: AdminDocument, changes: object) =>
  server.call('PUT', `/admin/documents/${document.id}`, {
    as: 'admin',
    body: bodyOf({ visible_roles: document.visible_roles, version: document.version, ...changes }),
  })

const ask = (id: number, as?: Role, pass: string | null = null) =>
  server.call('POST', `/documents/${id}/link`, { as, body: { pass } })
const linkOf = async (id: number, as?: Role, pass: string | null = null): Promise<string> =>
  (await ask(id, as, pass)).json<{ url: string }>().url
const open = (url: string) => server.app.inject({ method: 'GET', url })
const documentsOf = async (as: Role) => (await server.call('GET', '/me/documents', { as })).json<Document[]>()
const passOf = async (code: string, as?: Role) =>
  (await server.call('GET', `/rooms/${code}/check-access`, { as })).json<{ pass: string }>().pass

describe('access to a document', () => {
  it('B2: is limited to its roles: for other users it is in no list, has no link and looks like an unknown one', async () => {
    const { id } = await make('solo rivenditori', { visible_roles: ['reseller'] })
    for (const as of roles) {
      const response = await ask(id, as)
      expect({ as, status: response.statusCode }).toEqual({ as, status: as === 'reseller' ? 200 : 404 })
      if (as) expect((await documentsOf(as)).some(document => document.id === id)).toBe(as === 'reseller')
      if (as !== 'reseller') expect(response.body).toBe((await ask(999_999, as)).body)
    }
  })

  it('is granted to the users it names, not to others with their role', async () => {
    const [user] = await server.context.db.select().from(users).where(eq(users.email, 'user@example.com'))
    const { id } = await make('per uno', { user_ids: [user?.id] })
    expect((await ask(id, 'user')).statusCode).toBe(200)
    for (const as of [undefined, 'other', 'reseller'] as const)
      expect((await ask(id, as)).statusCode).toBe(404)
  })

  it('is granted to visitors of its room, with the pass of that room only', async () => {
    const fair = await passOf('fiera-2026')
    const trade = await passOf('rivenditori', 'reseller')
    const roomDocuments = (await server.call('GET', `/rooms/inside/${fair}/documents`)).json<Document[]>()
    expect(roomDocuments.map(document => document.file_name)).toEqual(['programma-fiera.pdf'])
    const id = roomDocuments[0]?.id ?? 0
    expect((await ask(id, undefined, fair)).statusCode).toBe(200)
    expect((await ask(id)).statusCode).toBe(404)
    expect((await ask(id, 'reseller', trade)).statusCode).toBe(404)
    for (const as of [undefined, 'user'] as const)
      expect((await server.call('GET', `/rooms/inside/${trade}/documents`, { as })).statusCode).toBe(403)
  })
})

describe('the link (decision 0011)', () => {
  it('streams the file as an attachment that is neither cached nor guessable', async () => {
    const { id } = await make('parole', { visible_roles: ['user'], file_name: 'perché no?.pdf' })
    const response = await open(await linkOf(id, 'user'))
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('parole')
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="perch_ no_.pdf"; filename*=UTF-8''perch%C3%A9%20no%3F.pdf`,
    })
  })

  it('expires after sixty seconds', async () => {
    const { id } = await make('breve', { visible_roles: ['user'] })
    const url = await linkOf(id, 'user')
    server.pass(59_000)
    expect((await open(url)).statusCode).toBe(200)
    server.pass(2000)
    const expired = await open(url)
    expect(expired.statusCode).toBe(404)
    expect(expired.body).not.toContain('breve')
  })

  it('is valid for one file: neither signature nor expiry fit another', async () => {
    const document = await make('mio', { visible_roles: ['user'] })
    const secret = await make('altrui', { visible_roles: ['reseller'] })
    const [, signed] = (await linkOf(document.id, 'user')).split('?')
    const [path] = (await linkOf(secret.id, 'reseller')).split('?')
    for (const url of [`${path}?${signed}`, path ?? '', `${path}?until=9999999999999&signature=x`]) {
      const response = await open(url)
      expect(response.statusCode).toBe(404)
      expect(response.body).not.toContain('altrui')
    }
  })

  it('of a withdrawn document is invalid from that moment', async () => {
    const created = await make('ritirato', { visible_roles: ['user'] })
    const url = await linkOf(created.id, 'user')
    expect((await save(created, { is_withdrawn: true })).statusCode).toBe(200)
    expect((await open(url)).statusCode).toBe(404)
    expect((await ask(created.id, 'user')).statusCode).toBe(404)
    expect((await documentsOf('user')).some(document => document.id === created.id)).toBe(false)
  })

  it('of a replaced file is invalid, and the new file has its own', async () => {
    const created = await make('prima', { visible_roles: ['user'] })
    const url = await linkOf(created.id, 'user')
    const { file_key } = (await send(pdf('seconda'))).json<{ file_key: string }>()
    expect((await save(created, { file_key })).statusCode).toBe(200)
    expect((await open(url)).statusCode).toBe(404)
    expect((await open(await linkOf(created.id, 'user'))).body).toContain('seconda')
  })
})

describe('uploading a file', () => {
  it('G1: detects the type from the content and refuses HTML, scripts and SVG named PDF', async () => {
    for (const text of [
      '<html><script>1</script>',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'MZ program',
      '',
    ])
      expect((await send(Buffer.from(text))).statusCode).toBe(415)
    expect((await send(pdf('x'))).json()).toMatchObject({ media_type: 'application/pdf' })
  })

  it('re-encodes a picture without its hidden content', async () => {
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#387e84' } })
      .withExif({ IFD0: { Copyright: 'via segreta 7' } })
      .jpeg()
      .toBuffer()
    expect(picture.toString('latin1')).toContain('via segreta 7')
    const { file_key, media_type } = (await send(Buffer.concat([picture, Buffer.from('<?php')]))).json()
    expect(media_type).toBe('image/jpeg')
    const file = await openDocument(server.context.files, file_key)
    const bytes = Buffer.concat(await file!.stream.toArray())
    expect(bytes.toString('latin1')).not.toMatch(/via segreta|<\?php/)
  })

  it('creates no document for an unknown key or that of another document', async () => {
    const existing = await make('preso')
    const [row] = await server.context.db.select().from(documents).where(eq(documents.id, existing.id))
    for (const file_key of ['../../etc/passwd-aaaaaaaa', 'a'.repeat(32), row?.file_key, null]) {
      const response = await server.call('POST', '/admin/documents', {
        as: 'admin',
        body: bodyOf({ file_key }),
      })
      expect({ file_key, status: response.statusCode }).toEqual({ file_key, status: 422 })
    }
  })

  const sizeOf = async (key: string) => (await lookAtDocument(server.context.files, key))?.size

  it('G3: deletes a file that no document uses after a day, and keeps a used one', async () => {
    const used = await make('resta')
    const { file_key } = (await send(pdf('via'))).json<{ file_key: string }>()
    const [row] = await server.context.db.select().from(documents).where(eq(documents.id, used.id))
    await server.context.jobs.nudge('document-files')
    expect(await sizeOf(file_key)).toBeGreaterThan(0)
    server.pass(400 * 24 * 3600_000)
    await server.context.jobs.nudge('document-files')
    expect(await sizeOf(file_key)).toBeUndefined()
    expect(await sizeOf(row?.file_key ?? '')).toBe(used.size)
  })

  it('G2: never treats a name as a path', async () => {
    await expect(writeDocument(server.context.files, '../fuori-di-qui-aaaa', pdf('x'))).rejects.toThrow()
    expect(savedAs('a"b\r\nc.pdf')).toBe(
      `attachment; filename="a_b__c.pdf"; filename*=UTF-8''a%22b%0D%0Ac.pdf`,
    )
  })
})

it('refuses the second of two admins with a conflict', async () => {
  const created = await make('conteso')
  expect((await save(created, { position: 1 })).statusCode).toBe(200)
  const second = await save(created, { position: 2 })
  expect(second.json()).toMatchObject({ code: 'conflict', current: { position: 1 } })
})
