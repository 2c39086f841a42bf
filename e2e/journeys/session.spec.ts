import type { Page } from '@playwright/test'
import { expectPieces } from '../fixtures/cart.ts'
import { productOf } from '../fixtures/catalogue.ts'
import {
  emailField,
  enter,
  expectLoggedIn,
  expectLoggedOut,
  loginButton,
  passwordField,
} from '../fixtures/forms.ts'
import { emailTo, linkIn } from '../fixtures/mail.ts'
import { beginSession, demoPassword, freshEmail, registerPerson } from '../fixtures/sessions.ts'
import { askedForPicture, expect, rememberedState, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const logOutOnAccount = (page: Page) =>
  page
    .getByRole('navigation', { name: say('nav.account') })
    .getByRole('button', { name: say('nav.logout') })
    .filter({ visible: true })
    .click()

test.describe('an account', () => {
  test('is logged in after registration, and confirms its address by email', async ({ page, shop }) => {
    const email = freshEmail('nuova')
    await page.goto('/login')
    await page.getByRole('link', { name: say('auth.login.create') }).click()
    await expect(page).toHaveURL('/register')
    const submit = page.getByRole('button', { name: say('auth.register.submit') })
    await expect(submit).toBeDisabled()
    await page.getByLabel(say('auth.register.name')).fill('Nuova Arrivata')
    await emailField(page).fill(email)
    await passwordField(page).fill('corta')
    await expect(submit).toBeDisabled()
    await passwordField(page).fill('tre-civette-sul-como')
    await expect(submit).toBeDisabled() // shop 21: the age is requested
    await page.getByLabel(say('auth.register.of_age')).check()
    const privacy = page.getByRole('main').getByRole('link', { name: say('auth.register.privacy') })
    await expect(privacy).toHaveAttribute('href', '/privacy')
    await submit.click()
    await expect(page).toHaveURL('/')
    await expectLoggedIn(page)
    await page.goto(linkIn(await emailTo(shop, 'verify-address', email), '/verify-email/'))
    await expect(page.getByRole('heading', { name: say('auth.verify.done_title') })).toBeVisible()
  })

  test('reports a registered email address at its field', async ({ page }) => {
    await page.goto('/register')
    await page.getByLabel(say('auth.register.name')).fill('Ugo Due')
    await emailField(page).fill('user@example.com')
    await passwordField(page).fill('tre-civette-sul-como')
    await page.getByLabel(say('auth.register.of_age')).check()
    await page.getByRole('button', { name: say('auth.register.submit') }).click()
    await expect(page.getByText(say('problems.email_taken'))).toBeVisible()
    await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true')
  })

  test('replaces a forgotten password by the emailed link, once', async ({ page, shop }) => {
    const { email } = await registerPerson(shop.url)
    await page.goto('/login')
    await page.getByRole('link', { name: say('auth.login.forgot') }).click()
    await expect(page).toHaveURL('/forgot-password')
    await expect(loginButton(page)).toHaveCount(0) // both screens have a field for the email address
    await emailField(page).fill(email)
    await page.getByRole('button', { name: say('auth.forgot.submit') }).click()
    await expect(page.getByText(say('auth.forgot.sent_text', { email }))).toBeVisible()
    const link = linkIn(await emailTo(shop, 'reset-password', email), '/reset-password')
    await page.goto(link)
    await page.getByLabel(say('auth.reset.password'), { exact: true }).fill('una-chiave-nuova-nuova')
    await page.getByRole('button', { name: say('auth.reset.submit') }).click()
    await expect(page.getByRole('heading', { name: say('auth.reset.done_title') })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: say('auth.login.submit'), exact: true })
      .click()
    await enter(page, email, 'una-chiave-nuova-nuova')
    await expectLoggedIn(page)
    await page.context().clearCookies({ name: 'auth_token' })
    await page.evaluate(() => localStorage.clear())
    await page.goto(link)
    await page.getByLabel(say('auth.reset.password'), { exact: true }).fill('ancora-una-volta-no')
    await page.getByRole('button', { name: say('auth.reset.submit') }).click()
    await expect(page.getByRole('alert')).toContainText(say('problems.token_invalid'))
  })

  test('does not reveal whether an email address is registered', async ({ page }) => {
    await page.goto('/forgot-password')
    await emailField(page).fill('nessuno@example.com')
    await page.getByRole('button', { name: say('auth.forgot.submit') }).click()
    await expect(page.getByRole('heading', { name: say('auth.forgot.sent_title') })).toBeVisible()
  })
})

test.describe('the end of a session', () => {
  test.use({
    person: 'user',
    kept: askedForPicture,
    // A separate session, because it ends here. Other tests continue to use theirs.
    state: async ({ shop, sessions, person, consent, kept }, use) => {
      await sessions.emptyCarts()
      const { token, refreshCookie } = await beginSession(shop.url, 'user@example.com', demoPassword)
      const own = { shop, sessions: { tokenOf: async () => token } }
      const { cookies, origins } = await rememberedState(own, { person, consent, kept })
      await use({ cookies: [...cookies, refreshCookie], origins })
    },
  })

  test('redirects to the login after a logout, in the other tab too', { tag: '@O4' }, async ({
    page,
    context,
  }) => {
    await page.goto('/account/dashboard')
    await expectLoggedIn(page)
    const other = await context.newPage()
    await other.goto('/account/dashboard')
    await expectLoggedIn(other)
    await logOutOnAccount(page)
    await expect(page).toHaveURL('/login')
    await expect(other).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
    expect((await context.cookies()).some(({ name }) => name === 'auth_token')).toBe(false)
  })

  test('leaves no cart, no name and no page in the history of a shared device', {
    tag: '@J4',
  }, async ({ page, shop }) => {
    const product = await productOf(shop.url, 'busta-cosmo-serie-2')
    await page.goto('/negozio/buste-e-box')
    await page.getByRole('button', { name: say('shop.add_named', { name: product.title }) }).click()
    await expectPieces(page, 1)
    await page.goto('/account/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/account/orders')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await logOutOnAccount(page)
    await expect(page).toHaveURL('/login')
    await page.goBack()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('user@example.com')).toHaveCount(0)
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toMatch(
      /user@example\.com|Ugo Carta|cartId|recent_products|measured_orders|kept_user|auth_token/,
    )
    await page.goto('/')
    await expectLoggedOut(page)
  })

  test('clears the session even if the server does not respond to the logout', async ({ page }) => {
    await page.goto('/account/dashboard')
    await page.route('**/api/auth/logout', route => route.abort())
    await logOutOnAccount(page)
    await expect(page).toHaveURL('/login')
    await page.goto('/')
    await expectLoggedOut(page)
  })

  test('shares one refresh between many refused calls, and retries each once', async ({ page }) => {
    await page.goto('/chi-siamo')
    await expectLoggedIn(page)
    // Does not compare the token: a session renewed within a second of its login gets the same one again.
    const stale = await page.evaluate(() => {
      const other = `${localStorage.getItem('auth_token')}x`
      localStorage.setItem('auth_token', other)
      return other
    })
    const refused = new Set<string>()
    const retried = new Set<string>()
    let refreshes = 0
    await page.route('**/api/**', route => {
      const request = route.request()
      const { pathname } = new URL(request.url())
      if (pathname === '/api/auth/refresh') refreshes += 1
      const bearer = request.headers().authorization
      if (!bearer) return route.fallback()
      if (bearer !== `Bearer ${stale}`) {
        if (refused.has(pathname)) retried.add(pathname)
        return route.fallback()
      }
      refused.add(pathname)
      const body = { code: 'session_ended', message: '', fields: [] }
      return route.fulfill({ status: 401, json: body })
    })
    await page.goto('/account/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ugo')
    await expect(
      page
        .getByText(say('account.packs.open'))
        .or(page.getByText(say('account.collection.title')))
        .first(),
    ).toBeVisible()
    expect(refreshes).toBe(1)
    expect(refused.size).toBeGreaterThan(0)
    expect(retried).toEqual(refused)
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBe(stale)
  })

  test('redirects to the login after a refused refresh', async ({ page }) => {
    const refused = (code: string) => ({ status: 401, json: { code, message: '', fields: [] } })
    await page.route('**/api/auth/user', route => route.fulfill(refused('session_ended')))
    await page.route('**/api/auth/refresh', route => route.fulfill(refused('refresh_refused')))
    await page.goto('/account/details')
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  })

  test.describe('is avoided', () => {
    test('when the server cannot be reached', async ({ page }) => {
      let isDown = true
      await page.route('**/api/auth/user', route => (isDown ? route.abort() : route.fallback()))
      const warned = page.waitForEvent('console', message =>
        /profile could not be loaded/.test(message.text()),
      )
      await page.goto('/negozio')
      await warned
      expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull()
      isDown = false
      await page.goto('/account/dashboard')
      await expect(page).toHaveURL('/account/dashboard')
      await expectLoggedIn(page)
    })
  })
})

test('admin 9: offers a login over a form whose session ended, then saves it', async ({ page }) => {
  await page.goto('/login')
  await enter(page, 'admin@example.com', demoPassword)
  await expect(page).toHaveURL('/administration')
  await page.goto('/administration/coupons')
  await page.getByRole('button', { name: say('admin.coupons.new') }).click()
  const form = page.getByRole('dialog')
  const code = `SCADE-${Date.now()}`
  await form.getByRole('textbox', { name: say('admin.coupons.code') }).fill(code)
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }))
  await form.getByRole('button', { name: say('react-admin.action.save') }).click()
  const over = page.getByRole('dialog', { name: say('auth.login.again_title') })
  await expect(emailField(over)).toHaveValue('admin@example.com')
  await passwordField(over).fill(demoPassword)
  await loginButton(over).click()
  await expect(over).toBeHidden()
  await expect(page.getByRole('button', { name: code })).toBeVisible()
  await expect(page).toHaveURL(/administration\/coupons/)
})

test('opens a login over the checkout when the session ends, then continues the order', async ({
  page,
  shop,
}) => {
  const product = await productOf(shop.url, 'busta-cosmo-serie-2')
  await page.goto('/login')
  await enter(page, 'user@example.com', demoPassword)
  await expectLoggedIn(page)
  await page.goto('/negozio/buste-e-box')
  await page.getByRole('button', { name: say('shop.add_named', { name: product.title }) }).click()
  await expectPieces(page, 1)
  await page.goto('/checkout')
  const street = page.getByLabel(say('shop.address.street')).first()
  await street.fill('Via del Ritorno 8')
  await page.getByLabel(say('shop.address.zip')).fill('37121')
  await page.getByLabel(say('shop.address.city')).fill('Verona')
  await page.getByLabel(say('shop.address.province')).selectOption('VR')
  const pay = page.getByRole('button', { name: /^Paga / })
  await expect(pay).toBeEnabled()
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }))
  await pay.click()
  const over = page.getByRole('dialog', { name: say('auth.login.again_title') })
  await expect(emailField(over)).toHaveValue('user@example.com')
  await expect(street).toHaveValue('Via del Ritorno 8')
  await passwordField(over).fill(demoPassword)
  await loginButton(over).click()
  await expect(over).toBeHidden()
  await expect(page).toHaveURL(/\/checkout\/complete/)
})
