/** Attacks by picture (docs/failure-cases.md G1–G4): the stored file is always a WebP written by the server. */
import { deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CreationUpload, uploadDayLimit } from '@/contract/endpoints/game/creations.ts'
import { uploadMegabytes } from '@/contract/picture-upload.ts'
import { creationUploads } from '../../db/schema/creations.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { readPicture } from './read-picture.ts'

let server: TestServer
let bearer = ''

beforeAll(async () => {
  server = await openTestServer()
  const payload = { email: 'user@example.com', password: 'bottega-demo' }
  const response = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload })
  bearer = response.json<{ access_token: string }>().access_token
})
afterAll(() => server.close())

const send = (file: Buffer | string, type = 'image/png') =>
  server.app.inject({
    method: 'POST',
    url: '/api/me/creations/pictures',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': type },
    payload: file,
  })

const teal = { r: 56, g: 126, b: 132, alpha: 1 }
const picture = (width: number, height: number, background = teal) =>
  sharp({ create: { width, height, channels: 4, background } })

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crcOf = (bytes: Buffer) => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crcOf(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Returns a PNG of a few kilobytes that claims this number of pixels. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(1024 * 1024))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" onload="alert(1)"><script>alert(1)</script></svg>'

describe('a picture for a card', () => {
  it('accepts a phone photo of 49 megapixels and stores it reduced', async () => {
    const photo = await picture(8064, 6048).jpeg().toBuffer()
    const response = await send(photo, 'image/jpeg')
    expect(response.json()).toMatchObject({ width: 1600, height: 1200 })
  })

  it.each(['heic', 'mif1'])('explains how to send a photo of the format %s', async brand => {
    const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(200)])
    const response = await send(head, 'image/heic')
    expect([response.statusCode, response.json().code]).toEqual([415, 'picture_heic'])
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'G1: may be %s, and is stored as WebP at a permanent address',
    async format => {
      const response = await send(await picture(640, 420).toFormat(format).toBuffer(), `image/${format}`)
      expect(response.statusCode).toBe(201)
      const upload = response.json<CreationUpload>()
      expect(upload).toMatchObject({ width: 640, height: 420, is_transparent: false })
      const file = await server.app.inject({ url: upload.url })
      expect(file.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      expect((await sharp(file.rawPayload).metadata()).format).toBe('webp')
    },
  )

  it('G4: is stored upright, smaller, and without location data', async () => {
    const exif = { IFD0: { Copyright: 'Casa mia' }, IFD3: { GPSLatitude: '45/1 4/1 0/1' } }
    const photo = await picture(2400, 1200).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const read = await readPicture(photo, 'sender')
    if (typeof read === 'string') throw new Error(read)
    expect([read.width, read.height]).toEqual([800, 1600])
    const facts = await sharp(read.webp).metadata()
    expect([facts.exif, facts.xmp, facts.icc, facts.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(read.webp.includes('Casa mia')).toBe(false)
  })

  it('keeps its transparency', async () => {
    const read = await readPicture(
      await picture(300, 300, { ...teal, alpha: 0.2 })
        .png()
        .toBuffer(),
      'sender',
    )
    expect(read).toMatchObject({ isTransparent: true })
  })

  it('loses data appended after its pixels', async () => {
    const good = await picture(300, 300).png().toBuffer()
    const zip = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      deflateRawSync(Buffer.from('<script>alert(1)</script>')),
    ])
    const script = Buffer.from('<html><script>alert(document.domain)</script></html>')
    const read = await readPicture(Buffer.concat([good, script, zip]), 'sender')
    if (typeof read === 'string') throw new Error(read)
    expect(read.webp.includes('<script>')).toBe(false)
    expect(read.webp.includes('PK\u0003\u0004')).toBe(false)
  })

  it.each([
    ['SVG that says PNG', () => Buffer.from(svg)],
    ['HTML that says PNG', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing at all', () => Buffer.alloc(64)],
  ] as const)('G1: is never %s', async (_, file) => {
    const response = await send(file())
    expect(response.statusCode).toBe(415)
    expect(response.json().code).toBe('unsupported_media_type')
  })

  it('is never a GIF that contains a script', async () => {
    const response = await send(Buffer.from("GIF89a/*\u0001\u0000*/=1;alert('x')//"), 'image/gif')
    expect(response.json().code).toBe('picture_unreadable')
  })

  it('is never SVG or JSON, whatever type it claims', async () => {
    expect((await send(svg, 'image/svg+xml')).statusCode).toBe(415)
    expect((await send('{}', 'application/json')).statusCode).toBe(415)
  })

  it('G4: is refused before decoding when it has too many or too few pixels, or is damaged', async () => {
    const before = process.memoryUsage().rss
    const huge = await send(bomb(50_000, 50_000))
    expect(huge.json()).toMatchObject({ code: 'picture_size' })
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
    expect((await send(await picture(120, 400).png().toBuffer())).json()).toMatchObject({
      code: 'picture_size',
    })
    expect((await send(bomb(4000, 4000))).json()).toMatchObject({ code: 'picture_unreadable' })
  })

  it('is refused when its file is one byte too large', async () => {
    const response = await send(Buffer.alloc(uploadMegabytes * 1024 * 1024 + 1, 1))
    expect(response.statusCode).toBe(413)
  })

  it('G3: needs a login, and is limited per day', async () => {
    const file = await picture(300, 300).png().toBuffer()
    const guest = await server.app.inject({
      method: 'POST',
      url: '/api/me/creations/pictures',
      headers: { 'content-type': 'image/png' },
      payload: file,
    })
    expect(guest.statusCode).toBe(401)
    const [row] = await server.context.db.select().from(creationUploads).limit(1)
    const fillers = Array.from({ length: uploadDayLimit }, (_, at) => ({ ...row!, id: `filler-${at}` }))
    await server.context.db.insert(creationUploads).values(fillers)
    expect((await send(file)).json()).toMatchObject({ code: 'too_many' })
    server.pass(25 * 60 * 60_000)
    const payload = { email: 'user@example.com', password: 'bottega-demo' }
    const login = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload })
    bearer = login.json<{ access_token: string }>().access_token
    expect((await send(file)).statusCode).toBe(201)
  })

  it.each([
    '../../package.json',
    '..%2f..%2fpackage.json',
    `${'a'.repeat(22)}.webp`,
    `${'a'.repeat(22)}.svg`,
    'a%00.webp',
  ])('G2: has no address %s', async name => {
    const response = await server.app.inject({ url: `/uploads/creations/${name}` })
    expect([400, 404]).toContain(response.statusCode)
  })
})
