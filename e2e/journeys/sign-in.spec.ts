/** Login without a password (decision 0044): a code by email, and a passkey of the browser's virtual authenticator. */
import type { Page } from '@playwright/test'
import { emailField, enter, expectLoggedIn, expectLoggedOut, passwordField } from '../fixtures/forms.ts'
import { emailTo, linkIn } from '../fixtures/mail.ts'
import { registerPerson } from '../fixtures/sessions.ts'
import { askedForPicture, expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const codeField = (page: Page) => page.getByLabel(say('auth.code.label'), { exact: true })
const askForCode = (page: Page) => page.getByRole('button', { name: say('auth.code.send') }).click()
const codeIn = (letter: string) => /^\d{6}\s*$/m.exec(letter)?.[0].trim() ?? 'no code'

test.describe('a code by email', () => {
  test('opens the requested page, and confirms the address', async ({ page, shop }) => {
    const { email } = await registerPerson(shop.url)
    await page.goto('/account/details')
    await expect(page).toHaveURL('/login?next=%2Faccount%2Fdetails')
    await emailField(page).fill(email)
    await askForCode(page)
    await expect(page.getByRole('heading', { name: say('auth.code.title') })).toBeVisible()
    await expect(codeField(page)).toBeFocused()
    const code = codeIn(await emailTo(shop, 'login-code', email))
    await codeField(page).fill(code === '000000' ? '000001' : '000000')
    await expect(page.getByText(say('problems.login_code_wrong'))).toBeVisible()
    await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await expect(page).toHaveURL('/account/details')
    await expectLoggedIn(page)
    await expect(page.getByText(say('account.details.identity.email_confirmed'))).toBeVisible()
  })

  test('shows the same page for an unknown address, with a link back to the password', async ({ page }) => {
    await page.goto('/login')
    await askForCode(page)
    await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true')
    await emailField(page).fill('nessuno@example.com')
    await askForCode(page)
    await expect(page.getByRole('heading', { name: say('auth.code.title') })).toBeVisible()
    await expect(page.getByRole('button', { name: /\d+ s$/ })).toBeDisabled()
    await page.getByRole('button', { name: say('auth.code.back') }).click()
    await expect(emailField(page)).toHaveValue('nessuno@example.com')
    await expect(passwordField(page)).toBeVisible()
  })
})

test.describe('a passkey', () => {
  /** Browsers do not allow passkeys for an IP address. */
  const local = (url: string, path: string) => `http://localhost:${new URL(url).port}${path}`

  /**
   * A visitor who has answered the consent and avatar dialogs at this origin too, with a device whose fingerprint
   * sensor confirms every request.
   */
  async function withAuthenticator(page: Page, url: string): Promise<void> {
    const value = encodeURIComponent(JSON.stringify({ analytics: false, marketing: false }))
    await page.context().addCookies([{ name: 'gdpr_consent', value, url: local(url, '/') }])
    await page.addInitScript(prompted => {
      localStorage.setItem('avatar_prompted', prompted)
      // Its suggestions would be confirmed too, before any click.
      PublicKeyCredential.isConditionalMediationAvailable = async () => location.search.includes('suggest')
    }, JSON.stringify(askedForPicture.avatar_prompted))
    const session = await page.context().newCDPSession(page)
    await session.send('WebAuthn.enable')
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
  }

  async function logOutTo(page: Page, login: string): Promise<void> {
    await page
      .getByRole('navigation', { name: say('nav.account') })
      .getByRole('button', { name: say('nav.logout') })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(login)
  }

  test('can be added, renamed, used for a login, and removed', async ({ page, shop }) => {
    const { email, password } = await registerPerson(shop.url)
    const at = (path: string) => local(shop.url, path)
    await withAuthenticator(page, shop.url)
    await page.goto(at(linkIn(await emailTo(shop, 'verify-address', email), '/verify-email/')))
    await expect(page.getByRole('heading', { name: say('auth.verify.done_title') })).toBeVisible()

    await page.goto(at('/login?next=/account/details'))
    await enter(page, email, password)
    await expect(page).toHaveURL(at('/account/details'))
    const heading = page.getByRole('heading', { name: say('account.details.passkeys.title'), exact: true })
    const panel = page.locator('section').filter({ has: heading })
    await expect(panel.getByText(say('account.details.passkeys.none'))).toBeVisible()
    await panel.getByRole('button', { name: say('account.details.passkeys.add') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('account.details.passkeys.name')).fill('Telefono')
    await dialog.getByRole('button', { name: say('account.details.passkeys.create') }).click()
    await expect(panel.getByText('Telefono')).toBeVisible()
    await emailTo(shop, 'passkey-added', email)

    await panel
      .getByRole('button', { name: say('account.details.passkeys.rename_named', { name: 'Telefono' }) })
      .click()
    await dialog.getByLabel(say('account.details.passkeys.name')).fill('Portatile')
    await dialog.getByRole('button', { name: say('account.details.save') }).click()
    await expect(panel.getByText('Portatile')).toBeVisible()

    await logOutTo(page, at('/login'))
    await page.goto(at('/login?next=/account/details'))
    await page.getByRole('button', { name: say('auth.passkey.use') }).click()
    await expect(page).toHaveURL(at('/account/details'))
    await expectLoggedIn(page)

    await logOutTo(page, at('/login'))
    await page.goto(at('/login?suggest&next=/account/details')) // in the suggestions of the address field
    await expect(page).toHaveURL(at('/account/details'))
    await expectLoggedIn(page)

    await panel
      .getByRole('button', { name: say('account.details.passkeys.remove_named', { name: 'Portatile' }) })
      .click()
    await dialog.getByRole('button', { name: say('account.details.passkeys.remove_confirm') }).click()
    await expect(panel.getByText(say('account.details.passkeys.none'))).toBeVisible()
    await emailTo(shop, 'passkey-removed', email)

    await logOutTo(page, at('/login'))
    await page.getByRole('button', { name: say('auth.passkey.use') }).click()
    await expect(page.getByRole('alert')).toContainText(say('problems.passkey_refused'))
    await page.goto(at('/'))
    await expectLoggedOut(page)
  })
})
