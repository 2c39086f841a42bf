import { emailField, enter, expectLoggedIn, loginButton, passwordField } from '../fixtures/forms.ts'
import { demoPassword } from '../fixtures/sessions.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.describe('login', () => {
  test('disables the button while the form is invalid, and can show the password', async ({ page }) => {
    await page.goto('/login')
    await expect(loginButton(page)).toBeDisabled()
    await emailField(page).fill('user@example')
    await passwordField(page).fill(demoPassword)
    await expect(loginButton(page)).toBeDisabled()
    await emailField(page).fill('user@example.com')
    await expect(loginButton(page)).toBeEnabled()
    await passwordField(page).fill('cinqu')
    await expect(loginButton(page)).toBeDisabled()
    await expect(passwordField(page)).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: say('ui.password.show') }).click()
    await expect(passwordField(page)).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: say('ui.password.hide') }).click()
    await expect(passwordField(page)).toHaveAttribute('type', 'password')
  })

  test('shows the same error for a wrong password and an unknown address', async ({ page }) => {
    await page.goto('/login')
    for (const email of ['user@example.com', 'nessuno@example.com']) {
      await enter(page, email, 'sbagliata-davvero')
      await expect(page.getByRole('alert')).toContainText('Email o password errati.')
      await expect(page).toHaveURL('/login')
      await page.reload()
    }
  })

  test('redirects a user home, and keeps the session across a reload', async ({ page }) => {
    await page.goto('/login')
    await enter(page, 'user@example.com', demoPassword)
    await expect(page).toHaveURL('/')
    await expectLoggedIn(page)
    await page.reload()
    await expectLoggedIn(page)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'auth_token')?.value).toBe(
      await page.evaluate(() => localStorage.getItem('auth_token')),
    )
  })

  test('redirects an admin to the administration', async ({ page }) => {
    await page.goto('/login')
    await enter(page, 'admin@example.com', demoPassword)
    await expect(page).toHaveURL('/administration')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('redirects back to the page that required the login', async ({ page }) => {
    await page.goto('/account/details')
    await expect(page).toHaveURL('/login?next=%2Faccount%2Fdetails')
    await enter(page, 'user@example.com', demoPassword)
    await expect(page).toHaveURL('/account/details')
  })

  test('never redirects to another site', async ({ page }) => {
    await page.goto(`/login?next=${encodeURIComponent('/\\evil.example')}`)
    await enter(page, 'user@example.com', demoPassword)
    await expectLoggedIn(page)
    await expect(page).toHaveURL('/')
  })

  test('works with the keyboard alone', async ({ page }) => {
    await page.goto('/login')
    await emailField(page).focus()
    await page.keyboard.type('user@example.com')
    await page.keyboard.press('Tab')
    await expect(passwordField(page)).toBeFocused()
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expectLoggedIn(page)
  })
})
