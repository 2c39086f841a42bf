import { clickButton, userNamed } from '../fixtures/admin-calls.ts'
import { emailField } from '../fixtures/forms.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test('lets an admin sign in as a customer with a notice, refuses payment, and restores the admin’s session', async ({
  page,
  shop,
  sessions,
}) => {
  test.setTimeout(90_000)
  const user = await userNamed({ shop, sessions }, 'reseller@example.com')
  await page.goto('/login')
  await emailField(page).fill('admin@example.com')
  await page.locator('input[type=password]').fill('bottega-demo')
  await page.getByRole('button', { name: say('auth.login.submit') }).click()
  await expect(page).toHaveURL(/\/administration/)
  await page.goto(`/administration/users/${user.id}`)
  await clickButton(page, say('admin-sales.users.sign_in'))
  const banner = page.getByRole('complementary', { name: say('nav.visit.label') })
  await expect(banner).toContainText(user.name)
  await page.goto('/account/orders')
  await expect(banner).toBeVisible()
  const refused = await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('auth_token')}`,
      'content-type': 'application/json',
      'idempotency-key': 'a-key-of-this-journey',
    }
    const response = await fetch('/api/orders', { method: 'POST', headers, body: '{}' })
    return (await response.json()).code as string
  })
  expect(refused).toBe('owner_only')
  await banner.getByRole('button', { name: say('nav.visit.leave') }).click()
  await expect(page).toHaveURL(`/administration/users/${user.id}`)
  await expect(banner).toBeHidden()
})
