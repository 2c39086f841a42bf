/**
 * Third-party services in one shop: analytics, and a bank for cards. Each is contacted only where and when it is
 * allowed.
 */
import { openStripeFixture } from '../../server/testing/stripe-fixture.ts'
import { productsOf } from '../fixtures/catalogue.ts'
import { startCollector } from '../fixtures/collector.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { fillAddress } from '../fixtures/purchase.ts'
import { startOwnShop } from '../fixtures/server.ts'
import { Sessions } from '../fixtures/sessions.ts'
import { test as base, expect, rememberedState } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

async function openServices() {
  const bank = await openStripeFixture()
  const collector = await startCollector()
  const { secretKey, publishableKey, webhookSecret, apiUrl } = bank.config
  const shop = await startOwnShop({
    env: {
      ANALYTICS_SCRIPT_URL: collector.url,
      ANALYTICS_ID: 'prova-1',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: apiUrl ?? '',
    },
  })
  return { bank, collector, shop, sessions: new Sessions(shop.url) }
}

let opened: ReturnType<typeof openServices> | undefined

const test = base.extend<{ services: Awaited<ReturnType<typeof openServices>> }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      opened ??= openServices() // by the first test: a worker fixture would stay open for all later files
      await use(await opened)
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ services }, use) => use(services.shop.url),
  state: async ({ services, person, consent, kept }, use) =>
    use(await rememberedState(services, { person, consent, kept })),
})

test.afterAll(async () => {
  const services = await opened
  await services?.shop.drop()
  await services?.bank.close()
  services?.collector.stop()
})

test.describe('measuring', () => {
  test.use({ consent: null, pictures: true }) // an image of another site would be a request to it

  test('starts with consent, sends page, product and cart, and stops and deletes its data on withdrawal', {
    tag: '@J3',
  }, async ({ page, services: { collector, shop } }) => {
    const foreign: string[] = []
    page.on('request', request => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== shop.url) foreign.push(request.url())
    })
    const dialog = page.getByRole('dialog', { name: say('common.consent.title') })
    const events = () => collector.received.map(event => event.event)
    await page.goto('/')
    await expect(dialog).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(stored.filter(key => !/^(preferences|DarkMode|cart|kept_settings)$/.test(key))).toEqual([])
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['i18n_redirected'])

    await dialog.getByRole('button', { name: say('common.consent.accept') }).click()
    await expect.poll(events).toEqual(['start', 'page'])
    expect(collector.received[0]).toMatchObject({ id: 'prova-1', marketing: true })
    await page.goto('/negozio/buste-e-box/busta-fuoco-serie-1?da=prova')
    await expect.poll(events).toContain('product')
    await page
      .getByRole('main')
      .getByRole('button', { name: say('shop.add'), exact: true })
      .click()
    await expect.poll(events).toContain('cart')
    const seen = collector.received.filter(event => event.event === 'page').at(-1)
    expect(seen).toMatchObject({ screen: 'product', path: '/negozio/buste-e-box/busta-fuoco-serie-1' })

    const count = collector.received.length
    await page.getByRole('button', { name: say('common.footer.consent') }).click()
    const reloaded = page.waitForEvent('load')
    await dialog.getByRole('button', { name: say('common.consent.reject') }).click()
    await reloaded
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    foreign.length = 0
    await page.goto('/negozio')
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    expect(collector.received).toHaveLength(count)
    expect(await page.evaluate(() => localStorage.getItem('_stats_id'))).toBeNull()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_stats')
  })
})

/**
 * The part of the provider's script that the form needs: a frame, a check of its fields, and a confirmation with the
 * bank's result.
 */
const script = `window.Stripe = () => ({
  elements: () => ({
    create: () => ({ mount: place => { place.textContent = 'card form' } }),
    submit: async () => ({}),
    update: () => {},
  }),
  confirmPayment: async () => (await window.answerCard()) ? {} : { error: { message: 'declined by the bank' } },
})`

test.describe('a card', () => {
  test.use({ person: 'user' })

  test('pays by card in the checkout with one charge after a decline, and loads the script only there', async ({
    page,
    context,
    services: { bank, shop },
  }) => {
    const scripts: string[] = []
    let responses = 0
    await context.route('https://js.stripe.com/**', route => {
      scripts.push(new URL(page.url()).pathname)
      return route.fulfill({ contentType: 'text/javascript', body: script })
    })
    await page.exposeFunction('answerCard', () => {
      const [id = ''] = [...bank.intents.keys()].slice(-1)
      responses += 1
      bank.confirmCard(id, responses === 1 ? 'decline' : 'approve')
      return responses > 1
    })

    const [product] = await productsOf(shop.url, 'search=busta fuoco')
    await page.goto(`/negozio/${product?.category.slug}/${product?.slug}`)
    await expectDrawn(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: say('shop.add'), exact: true })
      .click()
    await page.goto('/cart')
    await page
      .getByRole('main')
      .getByRole('link', { name: say('shop.cart.checkout') })
      .click() // by a link, which loads no new document
    await fillAddress(page)
    await expect(page.getByText('card form')).toBeVisible()
    expect(new Set(scripts)).toEqual(new Set(['/checkout']))

    await page.getByRole('button', { name: /^Paga / }).click()
    await expect(page.getByText('declined by the bank')).toBeVisible()
    await page.getByRole('button', { name: /^Paga / }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.done.title'))
    expect([...bank.intents.values()].map(({ status }) => status)).toEqual(['canceled', 'succeeded'])
  })
})
