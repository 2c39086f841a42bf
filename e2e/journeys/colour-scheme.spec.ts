import { expectDrawn } from '../fixtures/forms.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

/** The scheme of the page and of the browser's interface. */
const colourScheme = (page: Page) =>
  page.evaluate(() => ({
    page: document.documentElement.className,
    chosen: localStorage.getItem('DarkMode'),
    around: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].findIndex(
      meta => !meta.media || matchMedia(meta.media).matches,
    ),
  }))

const [dark, light] = [
  { page: 'dark', around: 0 },
  { page: 'light', around: 1 },
]

test('follows the system until the visitor chooses a scheme, and stores the choice under DarkMode', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expectDrawn(page)
  expect(await colourScheme(page)).toEqual({ ...dark, chosen: null })
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => colourScheme(page)).toEqual({ ...light, chosen: null })
  const choose = async (scheme: 'system' | 'dark') => {
    await page.getByRole('button', { name: say('nav.scheme.label') }).click()
    await page.getByRole('button', { name: say(`nav.scheme.${scheme}`), exact: true }).click()
  }
  await choose('dark')
  await expect.poll(() => colourScheme(page)).toEqual({ ...dark, chosen: 'true' })
  await page.reload()
  await expectDrawn(page)
  expect(await colourScheme(page)).toEqual({ ...dark, chosen: 'true' })
  await choose('system')
  await expect.poll(() => colourScheme(page)).toEqual({ ...light, chosen: null })
})

test('changes the theme with the labelled options of the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: say('nav.open_menu') }).click()
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: say('nav.scheme.dark') })
    .click()
  await expect(page.locator('html')).toHaveClass('dark')
})
