import { createServer } from 'node:http'
import { startOwnShop } from '../fixtures/server.ts'
import { freshAddress } from '../fixtures/sessions.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ pictures: true })

/** An analytics service on its own address: its script stores data and forwards events. */
async function startCollector() {
  const heard: Record<string, unknown>[] = []
  const script = `
    localStorage.setItem('_stats_id', '1'); document.cookie = '_stats=1; path=/';
    const send = told => fetch(document.currentScript?.src ?? self.statsAt, { method: 'POST', mode: 'no-cors', body: JSON.stringify(told) });
    self.statsAt = document.currentScript.src;
    const waiting = self.dataLayer.splice(0);
    self.dataLayer.push = (...all) => { all.forEach(told => fetch(self.statsAt, { method: 'POST', mode: 'no-cors', body: JSON.stringify(told) })); return 0 };
    waiting.forEach(told => self.dataLayer.push(told));`
  const server = createServer((request, response) => {
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/javascript')
      response.end(script)
      return
    }
    let body = ''
    request.on('data', piece => {
      body += piece
    })
    request.on('end', () => {
      heard.push(JSON.parse(body) as Record<string, unknown>)
      response.end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { heard, url: `http://127.0.0.1:${port}/stats.js`, stop: () => server.close() }
}

test.describe('measuring', () => {
  test.use({ consent: null })

  test('begins with consent, sends page, product and cart, and ends with its withdrawal, leaving nothing behind', async ({
    browser,
  }) => {
    const collector = await startCollector()
    const shop = await startOwnShop({
      env: { ANALYTICS_SCRIPT_URL: collector.url, ANALYTICS_ID: 'prova-1' },
    })
    const page = await browser.newPage({
      baseURL: shop.url,
      locale: 'it-IT',
      extraHTTPHeaders: { 'x-forwarded-for': freshAddress() },
    })
    const foreign: string[] = []
    page.on('request', request => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== shop.url) foreign.push(request.url())
    })
    const dialog = page.getByRole('dialog', { name: say('common.consent.title') })
    const events = () => collector.heard.map(event => event.event)
    try {
      await page.goto('/')
      await expect(dialog).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(foreign).toEqual([])
      const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      expect(stored.filter(key => !/^(preferences|DarkMode|cart|kept_settings)$/.test(key))).toEqual([])
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['i18n_redirected'])

      await dialog.getByRole('button', { name: say('common.consent.accept') }).click()
      await expect.poll(events).toEqual(['start', 'page'])
      expect(collector.heard[0]).toMatchObject({ id: 'prova-1', marketing: true })
      await page.goto('/negozio/buste-e-box/busta-fuoco-serie-1?da=prova')
      await expect.poll(events).toContain('product')
      await page
        .getByRole('main')
        .getByRole('button', { name: say('shop.add'), exact: true })
        .click()
      await expect.poll(events).toContain('cart')
      const seen = collector.heard.filter(event => event.event === 'page').at(-1)
      expect(seen).toMatchObject({ screen: 'product', path: '/negozio/buste-e-box/busta-fuoco-serie-1' })

      const count = collector.heard.length
      await page.getByRole('button', { name: say('common.footer.consent') }).click()
      const reloaded = page.waitForEvent('load')
      await dialog.getByRole('button', { name: say('common.consent.reject') }).click()
      await reloaded
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      foreign.length = 0
      await page.goto('/negozio')
      await page.waitForLoadState('networkidle')
      expect(foreign).toEqual([])
      expect(collector.heard).toHaveLength(count)
      expect(await page.evaluate(() => localStorage.getItem('_stats_id'))).toBeNull()
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_stats')
    } finally {
      await page.close()
      await shop.drop()
      collector.stop()
    }
  })
})
