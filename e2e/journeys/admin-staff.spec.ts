/** A person joins the staff by an email, protects the login and sees only parcels. */
import { Secret, TOTP } from 'otpauth'
import { emailField } from '../fixtures/forms.ts'
import { emailTo, linkIn } from '../fixtures/mail.ts'
import { registerPerson } from '../fixtures/sessions.ts'
import { askedForPicture, expect, type Page, rememberedState, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ person: 'admin' })
test.describe.configure({ timeout: 180_000 })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const codeField = (page: Page) => page.getByLabel(say('auth.factor.code'), { exact: true })

async function recoveryCodesOn(page: Page): Promise<string[]> {
  const list = page.getByTestId('recovery-codes').locator('li')
  await expect(list.first()).toBeVisible()
  return list.allTextContents()
}

test('invites a packer, who sets up a second factor, renews recovery codes and sees no amounts', async ({
  page,
  shop,
  sessions,
  joinedBy,
}) => {
  const { email } = await registerPerson(shop.url)
  await page.goto('/administration/users/staff')
  await expect(page.getByLabel(say('admin-staff.people.role_of', { name: '' })).first()).toBeDisabled() // the last owner keeps the role
  await page.getByLabel(say('admin-staff.invitations.email')).fill(email)
  await page
    .getByLabel(say('admin-staff.invitations.role'), { exact: true })
    .selectOption({ label: say('account.staff.role.packer') })
  await press(page, say('admin-staff.invitations.send'))
  await expect(page.getByText(say('admin-staff.invitations.sent'))).toBeVisible()

  const consent = { analytics: false, marketing: false }
  const state = await rememberedState({ shop, sessions }, { person: null, consent, kept: askedForPicture })
  const packer = await joinedBy({
    state,
    window: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    isDrawn: false,
  })
  await packer.goto(linkIn(await emailTo(shop, 'staff-invited', email), 'staff='))
  await emailField(packer).fill(email)
  await press(packer, say('auth.code.send'))
  const letter = await emailTo(shop, 'login-code', email)
  await packer
    .getByLabel(say('auth.code.label'), { exact: true })
    .fill(/^\d{6}\s*$/m.exec(letter)?.[0].trim() ?? '')
  await press(packer, say('account.staff.accept'))
  await expect(packer).toHaveURL(/\/administration/)

  await packer.goto('/login/second-factor')
  await press(packer, say('auth.factor.begin'))
  const secret = ((await packer.getByTestId('secret').textContent()) ?? '').replaceAll(' ', '')
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await codeField(packer).fill(app.generate())
  await press(packer, say('auth.factor.confirm'))
  const codes = await recoveryCodesOn(packer)
  await packer.goto('/login/second-factor')
  await codeField(packer).fill(codes[0] ?? '')
  await press(packer, say('auth.factor.renew_codes'))
  await expect(packer.getByTestId('recovery-codes').getByText(codes[1] ?? '')).toHaveCount(0)
  expect(await recoveryCodesOn(packer)).not.toContain(codes[1])

  await packer.goto('/administration/orders')
  await expect(packer.getByRole('row').nth(1)).toBeVisible()
  await expect(packer.getByRole('main')).not.toContainText('€')
  await expect(packer.getByRole('link', { name: say('titles.adminReports') })).toHaveCount(0)
})
