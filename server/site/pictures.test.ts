import { readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Image } from '@/contract/endpoints/admin/media.ts'
import { sizedAddress } from '@/design/picture-sizes.ts'
import { assetsFolder, dataFolder } from '../kernel/files/folders.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { forgetPicturesJob } from './mount-pictures.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const request = (url: string, headers = {}) => server.app.inject({ method: 'GET', url, headers })
const widthOf = async (webp: Buffer) => (await sharp(webp).metadata()).width
const dice = '/assets/products/dice.webp'

describe('an image in a smaller size', () => {
  it('has the requested width and a fraction of the bytes, and responds 304 to its ETag', async () => {
    const whole = await stat(join(assetsFolder(), dice))
    const small = await request(sizedAddress(dice, 320))
    expect(small.headers['content-type']).toBe('image/webp')
    expect(await widthOf(small.rawPayload)).toBe(320)
    expect(small.rawPayload.length).toBeLessThan(whole.size / 2)
    const again = await request(sizedAddress(dice, 320), { 'if-none-match': small.headers.etag })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
  })

  it('is resized once for concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => request(sizedAddress(dice, 160))))
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(responses.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  })

  it('is never wider than the original', async () => {
    const body = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#387e84' } })
      .png()
      .toBuffer()
    const upload = await server.call('POST', '/admin/images?name=gufo.png', {
      as: 'admin',
      body,
      headers: { 'content-type': 'image/png' },
    })
    const { url } = upload.json<Image>()
    const response = await request(`/pictures/640${url}`)
    expect(await widthOf(response.rawPayload)).toBe(300)
    // shop 7: webmail clients on other sites may show images, and nothing else
    for (const picture of [response, await request(url), await request(sizedAddress(dice, 320))])
      expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin')
    const policy = (await request('/api/settings')).headers['cross-origin-resource-policy']
    expect(policy).toBe('same-origin')
    expect(response.headers['cache-control']).toContain('immutable')
  })

  it('is cached for a month, and resized again for a later request', async () => {
    const folder = dataFolder(server.context.config, 'pictures')
    const cachedFiles = () => readdir(folder)
    const before = await cachedFiles()
    await request(sizedAddress('/assets/products/mug.webp', 160))
    const [old = ''] = (await cachedFiles()).filter(name => !before.includes(name))
    const monthAgo = server.context.now().getTime() / 1000 - 31 * 24 * 3600
    await utimes(join(folder, old), monthAgo, monthAgo)
    await server.context.jobs.nudge(forgetPicturesJob)
    expect(await cachedFiles()).not.toContain(old)
    expect(await cachedFiles()).toEqual(expect.arrayContaining(before))
    const again = await request(sizedAddress('/assets/products/mug.webp', 160))
    expect(await widthOf(again.rawPayload)).toBe(160)
  })

  it.each([
    '/pictures/321/assets/products/dice.webp',
    '/pictures/320/assets/products/../../../package.json',
    '/pictures/320/assets/products/%2e%2e%2f%2e%2e%2fsecret.webp',
    '/pictures/320/uploads/media/..%2f..%2fkeys.webp',
    '/pictures/320/https://elsewhere.example.com/a.webp',
    '/pictures/320/assets/stage/planks.webp',
  ])('responds 404 to %s', async url => {
    expect((await request(url)).statusCode).toBe(404)
  })

  it('redirects an unknown size to the original', async () => {
    const response = await request('/pictures/320/assets/products/nessuno.webp')
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe('/assets/products/nessuno.webp')
  })
})
