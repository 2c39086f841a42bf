import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Image } from '@/contract/endpoints/admin/media.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const as = 'admin' as const
const png = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#387e84' } })
    .png()
    .toBuffer()
const send = (body: Buffer, type = 'image/png') =>
  server.call('POST', '/admin/images?name=gufo.png', { as, body, headers: { 'content-type': type } })
const imageById = async (id: number) =>
  (await server.call('GET', `/images/${id}`, { as })).json<Image & { uses: object[] }>()

describe('the media library', () => {
  it('stores a re-encoded picture under its file name, and finds it by name and description', async () => {
    const { id, url } = (await send(await png())).json<Image>()
    const { version, name } = await imageById(id)
    expect(name).toBe('gufo.png')
    const alts = { ...localizedTextsOf(() => ''), de: 'Eine Eule' }
    const body = { name: 'Gufo', alts, version }
    expect((await server.call('PUT', `/images/${id}`, { as, body })).statusCode).toBe(200)
    expect((await server.call('PUT', `/images/${id}`, { as, body })).statusCode).toBe(409)
    const result = (await server.call('GET', '/images?search=eule', { as })).json<{ data: Image[] }>().data
    expect(result.map(image => image.url)).toEqual([url])
    const file = await server.app.inject(url)
    expect(file.headers['content-type']).toBe('image/webp')
  })

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml'],
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/png'],
    ['<script>alert(1)</script>', 'image/jpeg'],
  ])('refuses %s as %s and stores nothing', async (text, type) => {
    const total = async () => (await server.call('GET', '/images', { as })).json().meta.total
    const before = await total()
    const { statusCode } = await send(Buffer.from(text), type)
    expect([415, 422]).toContain(statusCode)
    expect(await total()).toBe(before)
  })

  it('refuses to delete a picture in use and returns its uses; deletes an unused one with its file', async () => {
    const { id, url } = (await send(await png())).json<Image>()
    const texts = localizedTextsOf(() => ({
      kicker: '',
      title: 'Gufo',
      text: '',
      button: '',
      link: '',
      alt: '',
    }))
    const slide = {
      kind: 'picture',
      picture: url,
      video_url: null,
      element: null,
      texts,
      starts_at: null,
      ends_at: null,
      is_active: true,
    }
    const created = (await server.call('POST', '/admin/slides', { as, body: slide })).json<{ id: number }>()
    const refused = await server.call('DELETE', `/images/${id}`, { as })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'image_in_use',
      current: { uses: [{ record: 'slide', title: 'Gufo' }] },
    })
    expect((await server.app.inject(url)).statusCode).toBe(200)
    await server.call('DELETE', `/admin/slides/${created.id}`, { as })
    expect((await server.call('DELETE', `/images/${id}`, { as })).statusCode).toBe(200)
    expect((await server.app.inject(url)).statusCode).toBe(404)
    expect((await server.call('DELETE', `/images/${id}`, { as })).statusCode).toBe(404)
  })

  it('finds products and pages that show a picture', async () => {
    const { data } = (await server.call('GET', '/images?search=hero-draghissimo', { as })).json<{
      data: Image[]
    }>()
    const shown = (await server.call('GET', '/images?search=pack-fuoco', { as })).json<{ data: Image[] }>()
      .data[0]
    expect((await imageById(shown?.id ?? 0)).uses.length).toBeGreaterThan(0)
    expect(data.length).toBeLessThanOrEqual(1)
  })
})

describe('the slideshow', () => {
  const text = (title: string) =>
    localizedTextsOf(locale => ({
      kicker: '',
      title: locale === 'it' ? title : '',
      text: '',
      button: '',
      link: '',
      alt: '',
    }))
  const body = (changes: object = {}) => ({
    kind: 'picture',
    picture: '/assets/products/hero-draghissimo.webp',
    video_url: null,
    element: null,
    texts: text('Prova'),
    starts_at: null,
    ends_at: null,
    is_active: true,
    ...changes,
  })
  const titles = async (locale = 'it') => {
    server.pass(6000)
    const response = await server.call('GET', '/slides', { headers: { 'x-locale': locale } })
    return response.json<{ title: string }[]>().map(slide => slide.title)
  }

  const order = async () =>
    (await server.call('GET', '/admin/slides', { as }))
      .json<{ data: { id: number }[] }>()
      .data.map(image => image.id)

  it('shows active slides in order, and Italian texts for a language without a translation', async () => {
    const later = new Date(server.context.now().getTime() + 24 * 3600_000).toISOString()
    const created = await server.call('POST', '/admin/slides', { as, body: body() })
    await server.call('POST', '/admin/slides', {
      as,
      body: body({ texts: text('Domani'), starts_at: later }),
    })
    await server.call('POST', '/admin/slides', {
      as,
      body: body({ texts: text('Spenta'), is_active: false }),
    })
    expect(await titles('de')).toEqual([expect.any(String), expect.any(String), expect.any(String), 'Prova'])
    const { id } = created.json<{ id: number }>()
    await server.call('PUT', '/admin/slides', { as, body: { ids: [id], known: await order() } })
    expect((await titles())[0]).toBe('Prova')
  })

  it('refuses the second of two orders with a conflict, and accepts it with the current version', async () => {
    const seen = await order()
    const sort = (ids: number[], previousIds: number[]) =>
      server.call('PUT', '/admin/slides', { as, body: { ids, known: previousIds } })
    const otherOrder = [...seen.slice(1), seen[0] as number]
    expect((await sort(otherOrder, seen)).statusCode).toBe(200)
    const stale = await sort(seen.toReversed(), seen)
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'conflict', current: { ids: otherOrder } }),
    ])
    expect(await order()).toEqual(otherOrder)
    expect((await sort(seen.toReversed(), otherOrder)).statusCode).toBe(200)
    expect(await order()).toEqual(seen.toReversed())
  })

  it.each([
    [{ texts: text('') }, 'texts.it.title'],
    [{ kind: 'video' }, 'video_url'],
    [{ picture: 'javascript:alert(1)' }, 'picture'],
    [{ starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' }, 'ends_at'],
  ])('refuses %j', async (changes, path) => {
    const response = await server.call('POST', '/admin/slides', { as, body: body(changes) })
    expect(response.json().fields).toMatchObject([{ path }])
  })
})
