/** Two servers with one database and one bucket, but without a shared folder. */
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AdminDocument } from '@/contract/endpoints/admin/documents.ts'
import type { Image } from '@/contract/endpoints/admin/media.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { Collection, CollectionCard } from '@/contract/endpoints/shop/collections.ts'
import { printSurfaces } from '@/domain/print-surfaces.ts'
import { assemble } from '../assemble.ts'
import { orders } from '../db/schema/orders.ts'
import { type FileKey, type FileStore, namesBefore, type StoredFolder } from '../kernel/files/file-store.ts'
import { openS3Bucket, type S3Config } from '../kernel/files/s3-bucket.ts'
import { openTcpGate, type TcpGate } from '../kernel/files/testing/tcp-gate.ts'
import { printFilesJob } from '../modules/designs/make-prints.ts'
import { line } from '../modules/orders/testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../modules/orders/testing/guest-fixture.ts'
import { hasRadosgw, startRadosgw } from '../testing/radosgw.ts'
import { newBucket, startS3rver } from '../testing/s3rver.ts'
import { launchServer } from '../testing/server-process.ts'
import { hasSwift, startSwift } from '../testing/swift.ts'

const root = mkdtempSync(join(tmpdir(), 'bottega-two-'))
let storage: Awaited<ReturnType<typeof startS3rver>>
let gate: TcpGate
let bucket: S3Config
let shop: GuestFixture
let another: Awaited<ReturnType<typeof assemble>>
let files: FileStore // opened by the test itself
beforeAll(async () => {
  storage = await (hasRadosgw ? startRadosgw() : hasSwift ? startSwift() : startS3rver())
  const { hostname, port } = new URL(storage.endpoint)
  gate = await openTcpGate(hostname, Number(port))
  const direct = await newBucket(storage)
  bucket = { ...direct, endpoint: `http://127.0.0.1:${gate.port}`, patienceMillis: 2000 }
  files = openS3Bucket(direct)
  shop = await openGuestFixture({ bucket, dataDir: join(root, 'first') })
  const config = {
    ...shop.context.config,
    bucket: { ...bucket, publicUrl: direct.endpoint },
    dataDir: join(root, 'second'),
    seedDemo: false,
  }
  another = await assemble(
    config,
    {
      db: shop.context.db,
      replica: null,
      embedded: false,
      isReachable: async () => true,
      isReplicaReachable: async () => false,
      alone: work => work(),
      connections: () => ({ open: 0, idle: 0, waiting: 0 }),
      close: async () => {},
    },
    { now: shop.context.now, areJobsQuiet: true, areLimitsOff: true, openRenderer: null },
  )
}, 240_000)
afterAll(async () => {
  await another.app.close()
  await another.context.jobs.stop()
  await shop.close()
  files.close()
  await gate.close()
  await storage.stop()
  rmSync(root, { recursive: true, force: true })
})

const open = (url: string, headers = {}) => another.app.inject({ url, headers })
const image = () => sharp({ create: { width: 700, height: 500, channels: 3, background: '#387e84' } })
const sendImage = async () =>
  shop.call('POST', '/admin/images?name=gufo.png', {
    as: 'admin',
    body: await image().png().toBuffer(),
    headers: { 'content-type': 'image/png' },
  })
const pdf = Buffer.from('%PDF-1.4\nthe bill\n%%EOF\n')
const sendDocument = () =>
  shop.call('POST', '/admin/documents/files', {
    as: 'admin',
    body: pdf,
    headers: { 'content-type': 'application/octet-stream' },
  })
const namesIn = (folder: StoredFolder) => namesBefore(files, folder, new Date(Date.now() + 60_000))

describe('two servers with one bucket', () => {
  it('serve an image that one of them received, in both sizes, and delete it together', async () => {
    const { id, url } = (await sendImage()).json<Image>()
    const whole = await open(url)
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(whole.headers['cache-control']).toContain('immutable')
    const smaller = await open(`/pictures/240${url}`)
    expect((await sharp(smaller.rawPayload).metadata()).width).toBe(240)
    expect((await shop.call('DELETE', `/images/${id}`, { as: 'admin' })).statusCode).toBe(200)
    expect((await open(url)).statusCode).toBe(404)
    expect((await open(`/pictures/240${url}`)).statusCode).toBe(302)
  })

  it('serve parts of a clip', async () => {
    const header = Buffer.from('1a45dfa3a3428681014286810142f7810142f2810442f381084282847765626d', 'hex')
    const clip = Buffer.concat([header, Buffer.alloc(5000, 'clip')])
    const sent = await shop.call('POST', '/admin/characters/files', {
      as: 'admin',
      body: clip,
      headers: { 'content-type': 'video/webm' },
    })
    const { url } = sent.json<{ url: string }>()
    const part = async (range: string) => {
      const { statusCode, headers, rawPayload } = await open(url, { range })
      return [statusCode, headers['content-range'], rawPayload.length]
    }
    const size = clip.length
    expect((await open(url)).rawPayload.equals(clip)).toBe(true)
    expect(await part('bytes=0-9')).toEqual([206, `bytes 0-9/${size}`, 10])
    expect(await part('bytes=-4')).toEqual([206, `bytes ${size - 4}-${size - 1}/${size}`, 4])
    expect(await part('bytes=5000-')).toEqual([206, `bytes 5000-${size - 1}/${size}`, size - 5000])
    expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0])
    expect(await part('bytes=0-1,4-5')).toEqual([200, undefined, size])
  })

  it('serve a review photo only while its review is published', async () => {
    const { id: product } = await shop.shelve(20)
    await shop.buy({ lines: [line(product)], payment_method: 'transfer' }, 'user')
    await shop.context.db.update(orders).set({ status: 'confirmed', payment_status: 'paid' })
    const sent = await shop.call('POST', '/me/reviews/photos', {
      as: 'user',
      body: await image().jpeg().toBuffer(),
      headers: { 'content-type': 'image/jpeg' },
    })
    const { id } = sent.json<{ id: string }>()
    const body = { stars: 5, title: 'Con foto', text: 'Eccola sul mio scaffale.', photos: [id] }
    expect((await shop.call('POST', `/products/${product}/reviews`, { as: 'user', body })).statusCode).toBe(
      201,
    )
    const url = `/uploads/reviews/${id}.webp`
    expect((await open(url)).statusCode).toBe(404)
    await shop.context.db.execute(sql`update reviews set status = 'published'`)
    expect((await open(url)).headers['content-type']).toBe('image/webp')
  })

  it('send a document by a link of the bucket to who may open it, and to no other', async () => {
    const { file_key } = (await sendDocument()).json<{ file_key: string }>()
    const texts = (it: string) => ({ it, en: '', es: '', fr: '', de: '', pt: '' })
    const document = {
      visible_roles: ['user'],
      user_ids: [],
      room_ids: [],
      position: 50,
      is_withdrawn: false,
      names: texts('Conto'),
      notes: texts(''),
      file_key,
      file_name: 'conto.pdf',
    }
    const created = await shop.call('POST', '/admin/documents', { as: 'admin', body: document })
    const { id } = created.json<AdminDocument>()
    const link = await shop.call('POST', `/documents/${id}/link`, { as: 'user', body: { pass: null } })
    const { url } = link.json<{ url: string }>()
    const streamed = await shop.app.inject({ url })
    expect([streamed.statusCode, streamed.rawPayload.equals(pdf)]).toEqual([200, true])
    expect(streamed.headers['cache-control']).toBe('no-store')
    const redirected = await open(url)
    expect([redirected.statusCode, redirected.headers['cache-control']]).toEqual([302, 'no-store'])
    const downloaded = await fetch(String(redirected.headers.location))
    expect(downloaded.headers.get('content-disposition')).toContain('conto.pdf')
    expect(await downloaded.text()).toBe(String(pdf))
    for (const refused of [url.split('?')[0] ?? '', url.replace(/.$/, '!')]) {
      const { statusCode, headers } = await open(refused)
      expect([statusCode, headers.location]).toEqual([404, undefined])
    }
  })

  it('render a print file on one, and download it from the other', async () => {
    const { data } = (await shop.call('GET', '/collections')).json<{ data: CollectionCard[] }>()
    const collections = await Promise.all(
      data.map(async ({ id }) => (await shop.call('GET', `/collections/${id}`)).json<Collection>()),
    )
    const bag = collections.find(({ print }) => print?.surface === 'bag')
    const { frame } = printSurfaces.bag.front ?? { frame: { width: 1, height: 1 } }
    const layer = {
      id: 'l0',
      kind: 'character' as const,
      slug: 'ondalice',
      x: frame.width / 2,
      y: frame.height / 2,
      width: 40,
      height: 40,
      angle: 0,
    }
    const configuration = {
      collection_id: bag?.id ?? 0,
      choices: {},
      texts: {},
      package: null,
      design: { front: [layer], back: [] },
    }
    const bagLine = { ...line(bag?.product.id ?? 0), configuration }
    const { order } = (await shop.buyAsGuest({ lines: [bagLine], payment_method: 'cash' })).body
    const listed = await shop.call('GET', `/admin/orders?search=${order.number}`, { as: 'admin' })
    const id = listed.json<{ data: { id: number }[] }>().data[0]?.id
    await shop.call('POST', `/admin/orders/${id}/status`, { as: 'admin', body: { status: 'in_production' } })
    await shop.context.jobs.nudge(printFilesJob)
    const shown = (await shop.call('GET', `/admin/orders/${id}`, { as: 'admin' })).json<AdminOrder>()
    const print = shown.lines[0]?.prints[0]
    expect(print?.state).toBe('made')
    const link = await shop.call('POST', `/admin/prints/${print?.id}/link`, { as: 'admin' })
    const { url } = link.json<{ url: string }>()
    const redirected = await open(url)
    const png = Buffer.from(await (await fetch(String(redirected.headers.location))).arrayBuffer())
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: print?.width })
    expect((await shop.app.inject({ url })).rawPayload.equals(png)).toBe(true)
    const preview = await open(order.lines[0]?.picture ?? '')
    expect(preview.headers['content-type']).toBe('image/webp')
  })

  it('write no file of these into their own folders', () => {
    const written = readdirSync(root, { recursive: true, encoding: 'utf8' })
    expect(written.filter(name => /^(first|second)\/(uploads|documents|prints)/.test(name))).toEqual([])
  })
})

describe('a bucket that does not respond', () => {
  afterEach(() => gate.open())

  it('M5: refuses uploads and downloads with 503 and a sentence, stores no rows, and recovers', async () => {
    const { url } = (await sendImage()).json<Image>()
    const total = async () => (await shop.call('GET', '/images', { as: 'admin' })).json().meta.total
    const [images, media, documents] = [
      await total(),
      await namesIn('uploads/media'),
      await namesIn('documents'),
    ]
    gate.cutUploadsAfter(1)
    const refused = [
      await sendImage(),
      await sendDocument(),
      await shop.call('POST', '/me/creations/pictures', {
        as: 'user',
        body: await image().webp().toBuffer(),
        headers: { 'content-type': 'image/webp' },
      }),
    ]
    for (const { statusCode, headers, body } of refused) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
      expect(JSON.parse(body)).toMatchObject({
        code: 'files_unavailable',
        message: expect.stringMatching(/\w\.$/),
      })
    }
    const away = await open(url)
    expect([away.statusCode, away.body.includes(String(gate.port))]).toEqual([503, false])
    expect((await open('/api/products')).statusCode).toBe(200)
    const uploads = await shop.context.db.execute(sql`select count(*)::int as rows from creation_uploads`)
    gate.open()
    expect([await total(), uploads.rows]).toEqual([images, [{ rows: 0 }]])
    expect([await namesIn('uploads/media'), await namesIn('documents')]).toEqual([media, documents])
    expect(await namesIn('uploads/creations')).toEqual([])
    expect((await open(url)).statusCode).toBe(200)
    expect((await sendImage()).statusCode).toBe(201)
  })

  it('M5: ends a job without losing the file that it would delete', async () => {
    const { file_key } = (await sendDocument()).json<{ file_key: string }>()
    const key: FileKey = `documents/${file_key}`
    shop.pass(400 * 24 * 3600_000)
    gate.swallow()
    await shop.context.jobs.nudge('document-files')
    gate.open()
    expect(await files.stat(key)).not.toBeNull()
    await another.context.jobs.nudge('document-files')
    expect(await files.stat(key)).toBeNull()
  })

  it('M5: stops the start of a server with one sentence', async () => {
    const child = launchServer(
      {
        DATA_DIR: join(root, 'third'),
        S3_BUCKET: bucket.bucket,
        S3_ENDPOINT: 'http://127.0.0.1:9',
        S3_ACCESS_KEY_ID: bucket.accessKeyId ?? '',
        S3_SECRET_ACCESS_KEY: bucket.secretAccessKey ?? '',
      },
      'pipe',
    )
    const errors = child.stderr ? text(child.stderr) : ''
    const [code] = await once(child, 'close')
    expect([code, await errors]).toEqual([
      1,
      'The file storage at http://127.0.0.1:9 does not respond (ECONNREFUSED).\n',
    ])
  })
})
