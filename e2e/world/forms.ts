/** The entrance as a visitor uses it. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../../src/contract/locales.ts'
import { say, sayIn } from './words.ts'

export const emailField = (place: Page | Locator, locale: Locale = 'it'): Locator =>
  place.getByLabel(sayIn(locale, 'auth.email'), { exact: true })
export const passwordField = (place: Page | Locator, locale: Locale = 'it'): Locator =>
  place.getByLabel(sayIn(locale, 'auth.password'), { exact: true })
export const loginButton = (place: Page | Locator, locale: Locale = 'it'): Locator =>
  place.getByRole('button', { name: sayIn(locale, 'auth.login.submit'), exact: true })

export async function enter(
  place: Page | Locator,
  email: string,
  password: string,
  locale: Locale = 'it',
): Promise<void> {
  await emailField(place, locale).fill(email)
  await passwordField(place, locale).fill(password)
  await loginButton(place, locale).click()
}

/** The header tells who is here. */
export const expectLoggedIn = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('link', { name: say('nav.account') })).toBeVisible()
export const expectLoggedOut = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('link', { name: say('nav.login') })).toBeVisible()

/** The app has taken the page over: whatever is pressed now is heard. */
export const expectDrawn = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
