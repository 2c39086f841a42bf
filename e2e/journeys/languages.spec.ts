import { type Locale, localeFacts, locales } from '../../src/contract/locales.ts'
import { href, type PathParams, type ScreenName, screens } from '../../src/contract/paths.ts'
import { categoriesOf, firstSlideOf, productOf } from '../fixtures/catalogue.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { freshAddress } from '../fixtures/sessions.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say, sayIn } from '../fixtures/words.ts'

const slug = 'busta-fuoco-serie-1'

const switchTo = async (page: Page, locale: Locale) => {
  const from = (await page.locator('html').getAttribute('lang'))?.slice(0, 2) as Locale
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${sayIn(from, 'nav.language')}:`) })
    .click()
  await page.getByRole('dialog').getByRole('link', { name: localeFacts[locale].name }).click()
}

const inProduct = (at: Locale, shown: { slug: string; category: { slug: string } }) =>
  href('product', at, { category: shown.category.slug, slug: shown.slug })

test('keeps the product when the language changes, by its translated slug', async ({ page, shop }) => {
  const shown = await productOf(shop.url, slug)
  const german = await productOf(shop.url, slug, 'de')
  await page.goto(inProduct('it', shown))
  await switchTo(page, 'de')
  await expect(page).toHaveURL(inProduct('de', german))
  await expect(page.getByRole('heading', { level: 1, name: german.title })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await switchTo(page, 'it')
  await expect(page).toHaveURL(inProduct('it', shown))
  await expect(page.getByRole('heading', { level: 1, name: shown.title })).toBeVisible()
})

test('keeps category and facets when the language changes', async ({ page, shop }) => {
  const [italian] = await categoriesOf(shop.url)
  const [french] = await categoriesOf(shop.url, 'fr')
  await page.goto(`/negozio/${italian?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(italian?.name ?? '')
  await switchTo(page, 'fr')
  await expect(page).toHaveURL(`/fr/boutique/${french?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french?.name ?? '')
})

test('keeps a content page and an account page when the language changes', async ({ page }) => {
  await page.goto('/chi-siamo')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await switchTo(page, 'en')
  await expect(page).toHaveURL('/en/about-us')
  await page.goto('/forgot-password')
  await switchTo(page, 'pt')
  await expect(page).toHaveURL('/pt/forgot-password')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sayIn('pt', 'auth.forgot.title'))
})

test('stores the language for 365 days, and applies it only at the root', async ({ page, context }) => {
  await page.goto('/negozio')
  await switchTo(page, 'es')
  await expect(page).toHaveURL('/es/comprar')
  const kept = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
  expect(kept).toMatchObject({ value: 'es', path: '/', sameSite: 'Lax' })
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / (24 * 3600)
  expect(Math.round(days)).toBe(365)
  await page.goto('/')
  await expect(page).toHaveURL('/es')
  await page.goto('/negozio')
  await expect(page).toHaveURL('/negozio')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT')
})

test.describe('a browser that speaks German', () => {
  test.use({ locale: 'de-AT' })

  test('is redirected to German only from the root', async ({ page, shop }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/de')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      (await firstSlideOf(shop.url, 'de')).title,
    )
    await page.context().clearCookies({ name: 'i18n_redirected' })
    await page.goto('/negozio')
    await expect(page).toHaveURL('/negozio')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT')
  })
})

test('breaks no word of the German footer on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/de')
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
  await links.last().scrollIntoViewIfNeeded()
  await expect(links.filter({ hasText: /\S{18}/ })).not.toHaveCount(0)
  const broken = await links.evaluateAll(elements =>
    elements
      .filter(({ textContent }) => !/\s/.test(textContent ?? ''))
      .filter(element => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getClientRects().length > 1
      })
      .map(({ textContent }) => textContent),
  )
  expect(broken).toEqual([])
})

test.describe('a browser that speaks none of the six', () => {
  test.use({ locale: 'ja-JP' })

  test('is shown Italian', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT')
  })
})

test('responds at /it/negozio with a canonical address without prefix', async ({ page, shop }) => {
  await page.goto('/it/negozio')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.title'))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shop.url}/negozio`)
})

const aliases = [
  ['/rooms', 'it', 'rooms'],
  ['/collections', 'it', 'collections'],
  ['/en/collections', 'en', 'collections'],
  ['/promotions', 'it', 'promotions'],
  ['/de/promotions', 'de', 'promotions'],
] as const

test('responds to aliases with the canonical address of their language', async ({ page, shop }) => {
  for (const [alias, locale, screen] of aliases)
    await test.step(alias, async () => {
      await page.goto(alias)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const canonical = shop.url + href(screen, locale)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
    })
})

test('responds with 404 and a warning to an unknown language in the address', async ({ page }) => {
  const warned = page.waitForEvent('console', message => message.text().includes('Unknown locale code "xx"'))
  const response = await page.goto('/xx/negozio')
  await warned
  expect(response?.status()).toBe(404)
})

/** One existing entity for each parameter. */
async function entitiesIn(locale: Locale, url: string): Promise<Partial<Record<ScreenName, PathParams>>> {
  const product = await productOf(url, slug, locale)
  return {
    character: { slug: 'draghissimo' },
    category: { category: product.category.slug },
    product: { category: product.category.slug, slug: product.slug },
    page: {
      slug: {
        it: 'chi-siamo',
        en: 'about-us',
        es: 'quienes-somos',
        fr: 'qui-sommes-nous',
        de: 'uber-uns',
        pt: 'quem-somos',
      }[locale],
    },
    room: { code: 'fiera-2026' },
    guestOrder: { number: 'BA-1' },
    launch: { id: 1 }, // the page itself says that there is none
    adminCharacter: { slug: 'draghissimo' },
    adminProduct: { id: product.id },
    adminOrder: { id: 1 },
    adminCustomer: { id: 1 },
    adminStocktake: { id: 1 },
    configurator: { id: 1 },
  }
}

/** Screens whose entities do not exist in the demo shop: they return 404, in the correct language. */
const withoutEntity: readonly ScreenName[] = ['article', 'legalVersion', 'replay']

for (const locale of locales)
  test(`responds to every screen in ${localeFacts[locale].name} with a translated title`, async ({
    shop,
  }) => {
    const titles = new Map<string, string>()
    const entities = await entitiesIn(locale, shop.url)
    for (const screen of Object.keys(screens) as ScreenName[]) {
      const missing = withoutEntity.includes(screen)
      const path = href(screen, locale, missing ? { slug: 'x', id: 'x' } : (entities[screen] ?? {}))
      const response = await fetch(shop.url + path, {
        redirect: 'manual',
        headers: { accept: 'text/html', 'x-forwarded-for': freshAddress() },
      })
      const html = await response.text()
      expect.soft(response.status, `${screen} ${path}`).toBe(missing ? 404 : 200)
      expect.soft(html, `${screen} ${path}`).toContain(`<html lang="${localeFacts[locale].iso}"`)
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? ''
      expect.soft(title.length, `title of ${screen} ${path}`).toBeGreaterThan(0)
      titles.set(screen, title)
    }
    expect.soft(titles.get('login')).toContain(sayIn(locale, 'titles.login'))
  })

const drawn: readonly ScreenName[] = ['home', 'shop', 'login', 'game', 'characters', 'faq']

/** Navigates within the app to another address. */
const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Each screen is opened by address in one language, and within the app in the others. */
for (const [at, locale] of locales.entries())
  test(`draws screens in ${localeFacts[locale].name} without a missing text`, async ({ page }) => {
    const missing: string[] = []
    page.on('console', message => {
      if (/Missing text|No locale file/.test(message.text())) missing.push(message.text())
    })
    const [first, ...others] = [...drawn.slice(at), ...drawn.slice(0, at)]
    await page.goto(href(first!, locale))
    await expectDrawn(page)
    await expectScreen(page, locale, '')
    for (const screen of others)
      await test.step(screen, async () => {
        const before = await page.title()
        await goWithin(page, href(screen, locale))
        await expectScreen(page, locale, before)
      })
    expect(missing).toEqual([])
  })

/** The screen is ready once its title has replaced the previous one. */
async function expectScreen(page: Page, locale: Locale, before: string): Promise<void> {
  await expect.poll(() => page.title()).not.toBe(before)
  await expect(page).toHaveTitle(/Bottega Arcana/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', localeFacts[locale].iso)
}
