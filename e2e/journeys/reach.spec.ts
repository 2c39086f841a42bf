/** Access without scripts, without a network, by crawlers, and with a newer build waiting. */
import { firstSlideOf } from '../fixtures/catalogue.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { restUntilRegistered, withSkippableRest } from '../fixtures/page-at-rest.ts'
import { freshAddress } from '../fixtures/sessions.ts'
import { standInFrontOf } from '../fixtures/shop-in-front.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { emptyStorage } from '../fixtures/warm-context.ts'

const product = '/negozio/buste-e-box/busta-cosmo-serie-2'

interface Found {
  data: { slug: string }[]
}

const articleOf = async (url: string): Promise<string> => {
  const list = (await (await fetch(`${url}/api/articles`)).json()) as Found
  return `/blog-novita/${list.data[0]?.slug}`
}

test.describe('without scripts', () => {
  test.use({ pictures: true })

  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  })

  test('sees title, text, picture and links of home, list, product, article and page', async ({
    page,
    shop,
  }) => {
    const main = page.getByRole('main')
    const shows = async (path: string, title: string | RegExp, withPicture = true) => {
      await page.goto(path)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      expect(((await main.textContent()) ?? '').length).toBeGreaterThan(120)
      if (withPicture) {
        const picture = main.locator('img').first()
        await expect(picture).toBeVisible()
        await expect
          .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
          .toBeGreaterThan(0)
        expect(
          await picture.getAttribute('alt'),
          'empty where the words beside it say the same',
        ).not.toBeNull()
      }
      expect(await page.getByRole('link').count()).toBeGreaterThan(5)
    }
    await shows('/', (await firstSlideOf(shop.url)).title)
    await shows('/negozio', /\S/)
    await shows(product, 'Busta Cosmo, Serie 2')
    await shows(await articleOf(shop.url), /\S/)
    await shows('/chi-siamo', /\S/, false)
  })

  test('gets from home to a product by links', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Buste e box' }).click()
    await main.getByRole('link', { name: 'Busta Cosmo, Serie 2' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Busta Cosmo, Serie 2')
    await expect(page.getByText('5,50').first()).toBeVisible()
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', pictures: true })

  const isKept = (page: Page, path: string) =>
    page.evaluate(async wanted => {
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          if (new URL(url).pathname === wanted) return true
      return false
    }, path)

  test('shows the cached catalogue on reload, and reports the missing network for an address that is not cached', {
    tag: '@O1',
  }, async ({ page, context }) => {
    const painted = '/negozio'
    const asking = '/negozio?sort=-price' // the server renders no page with a query: this one fetches its catalogue
    const title = page.getByRole('link', { name: 'Busta Cosmo, Serie 2' }).first()
    await withSkippableRest(page)
    await page.goto(painted)
    await restUntilRegistered(page)
    await expect(title).toBeVisible()
    await expect.poll(() => isKept(page, painted)).toBe(true)
    await expect.poll(() => isKept(page, '/offline/it')).toBe(true)
    await page.reload()
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await page.goto(asking)
    await expect(page.getByRole('article').first()).toBeVisible()
    for (const call of ['/api/products', '/api/categories'])
      await expect.poll(() => isKept(page, call), call).toBe(true)
    const dearest = await page.getByRole('article').first().textContent()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('article').first()).toHaveText(dearest ?? '?')
    await page.goto(painted)
    await expectDrawn(page)
    await expect(title).toBeVisible()

    await page.goto('/blog')
    await expect(page.getByRole('heading', { name: 'Sei senza rete' })).toBeVisible()
    await context.setOffline(false) // shop 24: no click is necessary
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sei senza rete')
  })

  test.describe('a logged-in user', () => {
    test.use({ person: 'reseller' })

    test('leaves neither personal prices nor personal data in the cache', async ({ page }) => {
      await withSkippableRest(page)
      await page.goto(product)
      await restUntilRegistered(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Busta Cosmo, Serie 2')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Busta Cosmo, Serie 2')
      await page.goto('/account/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const kept = await page.evaluate(async () => {
        const found: string[] = []
        for (const name of await caches.keys())
          for (const request of await (await caches.open(name)).keys()) {
            const response = await (await caches.open(name)).match(request)
            found.push(`${new URL(request.url).pathname} ${response?.headers.get('cache-control')}`)
          }
        return found
      })
      expect(kept.length).toBeGreaterThan(10)
      expect(kept.filter(one => /^\/(api\/(me|auth|orders|cart)|account)/.test(one))).toEqual([])
      expect(kept.filter(one => /private|no-store/.test(one))).toEqual([])
    })
  })
})

test.describe('a newer build', () => {
  test.use({ serviceWorkers: 'allow' })

  test('is offered, applied only on request, and never during a battle', { tag: '@O2' }, async ({
    page,
    shop,
    context,
  }) => {
    const build = await standInFrontOf(shop.url)
    // Once it is installed nothing is prefetched: a worker that a fetch wakes while it is being replaced would stay.
    await page.addInitScript(() => {
      const saveData = document.cookie.includes('saver=on')
      Object.defineProperty(navigator, 'connection', { value: { saveData, addEventListener() {} } })
    })
    await withSkippableRest(page)
    const open = async (path: string) => {
      await page.goto(build.url + path)
      await restUntilRegistered(page)
    }
    await open('/negozio')
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await context.addCookies([{ name: 'saver', value: 'on', url: build.url }])
    await page.reload()
    await restUntilRegistered(page)

    const script = await (await fetch(`${build.url}/sw.js`)).text()
    build.replace('/sw.js', `${script}\n// the build after\n`)
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then(one => one?.update()))
    const offer = page.getByText('È pronta una nuova versione della Bottega.')
    await expect(offer).toBeVisible()

    await open('/game/battle/oldnew')
    await expect(page.getByTestId('battle')).toBeVisible()
    const isWaiting = () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
    await expect.poll(isWaiting).toBe(true)
    await expect(offer).toBeHidden()
    await open('/negozio')
    await expect(offer).toBeVisible()
    await page.evaluate(() => {
      document.title = 'not yet'
    })

    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Aggiorna' }).click()
    await reloaded
    await expect(page).not.toHaveTitle('not yet')
    await restUntilRegistered(page)
    await expect(offer).toBeHidden()
    await emptyStorage(page, build.url)
    await build.stop()
  })
})

test.describe('a crawler', () => {
  const languages = [
    { home: '/', lang: 'it-IT', isOurs: (path: string) => !/^\/(en|es|fr|de|pt)(\/|$)/.test(path) },
    { home: '/en', lang: 'en-US', isOurs: (path: string) => /^\/en(\/|$)/.test(path) },
  ]
  /** Each crawler has a separate network address, because all together would exceed the limit of one. */
  const robot = () => {
    const headers = { 'x-forwarded-for': freshAddress(), 'accept-encoding': 'identity' }
    return (url: string) => fetch(url, { redirect: 'manual', headers })
  }
  /**
   * Addresses that the crawl of this language has found to work, so that the check of rendered pages does not request
   * them again.
   */
  const alive = new Set<string>()
  const isPage = (response: Response) => response.headers.get('content-type')?.startsWith('text/html')
  const anchors = (html: string) =>
    [...(html.split('</head>')[1] ?? '').matchAll(/<a\b[^>]*\shref="([^"#]+)[^"]*"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    )

  for (const { home, lang, isOurs } of languages)
    test(`follows every link of the shop in ${lang} without a broken link or another language`, async ({
      shop,
    }) => {
      test.setTimeout(300_000)
      const ask = robot()
      const seen = new Set([home])
      const queue = [home]
      const faults: string[] = []
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const response = await ask(shop.url + path)
        const html = await response.text()
        if (response.status === 200) alive.add(shop.url + path)
        if (response.status !== 200) faults.push(`${path}: ${response.status}`)
        else if (isPage(response) && !html.includes(`<html lang="${lang}"`))
          faults.push(`${path}: not in ${lang}`)
        for (const link of anchors(html)) {
          const url = new URL(link, shop.url + path)
          const address = url.pathname + url.search
          if (url.origin !== shop.url || seen.has(address)) continue
          seen.add(address)
          if (isOurs(url.pathname)) queue.push(address) // other languages have a separate crawl
        }
      }
      expect(seen.size).toBeGreaterThan(250)
      expect(faults).toEqual([])
    })

  for (const { home, lang, isOurs } of languages)
    test(`reads the rendered pages in ${lang} without a broken link, another language or a missing text`, async ({
      page,
      shop,
      context,
    }) => {
      test.setTimeout(300_000)
      const ask = robot()
      await context.addCookies([{ name: 'i18n_redirected', value: lang.slice(0, 2), url: shop.url }])
      const complaints: string[] = []
      page.on('console', message => {
        if (/Missing text|No locale file/.test(message.text())) complaints.push(message.text())
      })
      const html = await (await ask(shop.url + home)).text()
      const fromHome = [...new Set(anchors(html))].filter(isOurs)
      const visited = [home, ...fromHome.slice(0, 14)]
      const seen = new Set<string>()
      const faults: string[] = []
      for (const path of visited) {
        await page.goto(path)
        await expect(page.getByRole('main')).toBeVisible() // screens of the game have no footer
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        const links = await page
          .locator('a[href]:not([hreflang])')
          .evaluateAll(all => all.map(one => (one as HTMLAnchorElement).href))
        for (const link of links) {
          const url = new URL(link)
          const address = url.pathname + url.search
          if (url.origin !== shop.url || seen.has(address)) continue
          seen.add(address)
          const status = alive.has(url.href) ? 200 : (await ask(url.href)).status
          if (status !== 200) faults.push(`${path} → ${address}: ${status}`)
          else if (!isOurs(url.pathname) && !/\.(xml|pdf|txt)$/.test(url.pathname))
            faults.push(`${path} → ${address}: another language`)
        }
      }
      expect(seen.size).toBeGreaterThan(40)
      expect(faults).toEqual([])
      expect(complaints).toEqual([])
    })
})
