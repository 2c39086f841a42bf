/** A card through Stripe, with a bank of our own behind its API and its script: asked for on the payment step and nowhere else. */
import { openStripeFixture } from '../../server/testing/stripe-fixture.ts'
import { productsOf } from '../fixtures/catalogue.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { startOwnShop } from '../fixtures/server.ts'
import { Sessions } from '../fixtures/sessions.ts'
import { collectPageErrors, expect, rememberedState, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ pictures: true })

/** As much of the provider's script as the form needs: a frame's place, a check of its fields, and a confirmation with the bank's result. */
const script = `window.Stripe = () => ({
  elements: () => ({
    create: () => ({ mount: place => { place.textContent = 'card form' } }),
    submit: async () => ({}),
    update: () => {},
  }),
  confirmPayment: async () => (await window.answerCard()) ? {} : { error: { message: 'declined by the bank' } },
})`

test('pays by card in the checkout: declined, then approved, one charge; the script is loaded there only', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const bank = await openStripeFixture()
  const { secretKey, publishableKey, webhookSecret, apiUrl } = bank.config
  const shop = await startOwnShop({
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: apiUrl ?? '',
    },
  })
  const visit = { person: 'user', consent: { analytics: false, marketing: false }, kept: {} } as const
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: 'it-IT',
    storageState: await rememberedState({ shop, sessions: new Sessions(shop.url) }, visit),
  })
  const page = await context.newPage()
  const faults = collectPageErrors(page)
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
  for (const [key, value] of [
    ['street', 'Via delle Botteghe 7'],
    ['zip', '20121'],
    ['city', 'Milano'],
  ] as const)
    await page.getByLabel(say(`shop.address.${key}`), { exact: true }).fill(value)
  await page.getByLabel(say('shop.address.province'), { exact: true }).selectOption('MI')
  await expect(page.getByText('card form')).toBeVisible()
  expect(new Set(scripts)).toEqual(new Set(['/checkout']))

  await page.getByRole('button', { name: /^Paga / }).click()
  await expect(page.getByText('declined by the bank')).toBeVisible()
  await page.getByRole('button', { name: /^Paga / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shop.thanks.done.title'))
  expect([...bank.intents.values()].map(({ status }) => status)).toEqual(['canceled', 'succeeded'])
  expect(faults).toEqual([])
  await context.close()
  await shop.drop()
  await bank.close()
})
