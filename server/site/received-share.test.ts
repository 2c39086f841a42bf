import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import { href } from '@/contract/paths.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { targetOfShare } from './received-share.ts'

const publicUrl = 'https://shop.example.com'
const place = { publicUrl, settings: { site_url: '', site_url_img: '', enable_shop_page: true } }
const target = (share: Parameters<typeof targetOfShare>[0]) => targetOfShare(share, 'it', place)

describe('content shared with the installed app', () => {
  it('opens a page of the shop, in whichever field the sharing app puts the link', () => {
    expect(target({ url: `${publicUrl}/characters/draghissimo` })).toBe('/characters/draghissimo')
    expect(target({ text: `Guarda! ${publicUrl}/game/replay/1?from=2` })).toBe('/game/replay/1?from=2')
  })

  it('searches for text, without the links in it', () => {
    expect(target({ title: 'Draghissimo', url: 'https://elsewhere.example/x' })).toBe(
      '/negozio?search=Draghissimo',
    )
    expect(target({ text: 'tazza blu https://elsewhere.example/x' })).toBe('/negozio?search=tazza%20blu')
    expect(target({ text: 'x'.repeat(5000) })).toBe(`/negozio?search=${'x'.repeat(100)}`)
  })

  it('never redirects to another host', () => {
    for (const share of [
      { url: 'https://evil.example/' },
      { url: `${publicUrl}@evil.example/` },
      { url: `${publicUrl}.evil.example/` },
      { url: `${publicUrl}//evil.example/x` },
      { url: `${publicUrl}/\\evil.example` },
      { text: 'javascript:alert(1)' },
      { url: [`${publicUrl}/a`, '//evil.example'] },
    ])
      expect(new URL(target(share), publicUrl).origin, JSON.stringify(share)).toBe(publicUrl)
  })

  it('opens the home page if there is nothing to search for or no shop', () => {
    expect(target({})).toBe('/')
    expect(target({ url: 'https://elsewhere.example/x' })).toBe('/')
    const closed = { ...place, settings: { ...place.settings, enable_shop_page: false } }
    expect(targetOfShare({ text: 'tazza' }, 'de', closed)).toBe('/de')
  })
})

describe('the manifest', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer({ publicUrl })
  })
  afterAll(() => server.close())

  it.each(locales.map(locale => [locale]))(
    'of %s names a share target that leads to the search',
    async locale => {
      const manifest = (await server.app.inject({ url: `/manifest/${locale}.webmanifest` })).json() as {
        share_target: { action: string; method: string; params: Record<string, string> }
      }
      const { action, method, params } = manifest.share_target
      expect(method).toBe('GET')
      const response = await server.app.inject({ url: `${action}?${params.text}=drago` })
      expect(response.statusCode).toBe(303)
      expect(response.headers['cache-control']).toBe('no-store')
      expect(response.headers.location).toBe(`${href('shop', locale)}?search=drago`)
    },
  )
})
