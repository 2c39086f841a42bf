/** The shop's menu in header and drawer: by keyboard, by touch, and before the app has started. */
import { expectDrawn } from '../fixtures/forms.ts'
import { holdScripts } from '../fixtures/hold-scripts.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: say('nav.shop'), exact: true })
const categories = (page: Page) => page.getByRole('list', { name: say('nav.shop_menu.categories') })

test('can be used with the keyboard: the arrow opens the panel, arrows move, Escape restores the focus', async ({
  page,
}) => {
  await page.goto('/')
  await expectDrawn(page)
  await test.step('a mouse that stays on it opens the panel, a press elsewhere closes it', async () => {
    await opener(page).hover()
    await expect(categories(page)).toBeVisible()
    await page.mouse.click(700, 860)
    await expect(categories(page)).toHaveCount(0)
  })
  await opener(page).focus()
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
  const links = categories(page).getByRole('link')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(categories(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('End')
  const favourites = page.getByRole('banner').getByRole('link', { name: say('nav.favourites') })
  await expect(favourites).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/preferiti|favourites|favoriti/)
  await expect(categories(page)).toHaveCount(0)
})

test('opens and closes by Escape before hydration, and stays open across hydration', async ({ page }) => {
  const go = await holdScripts(page)
  await page.goto('/')
  await opener(page).click()
  await expect(categories(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(categories(page)).toHaveCount(0)
  await opener(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-app', 'rendered')
  go()
  await expectDrawn(page)
  await expect(categories(page)).toBeVisible()
  await opener(page).click()
  await expect(categories(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  for (const isEarly of [true, false])
    test(`${isEarly ? 'before' : 'after'} hydration: opens the shop as a second level with a link back, and links to a category`, async ({
      page,
    }) => {
      if (isEarly) await holdScripts(page)
      await page.goto('/')
      if (!isEarly) await expectDrawn(page)
      await page.getByRole('button', { name: say('nav.open_menu') }).tap()
      const menu = page.getByRole('dialog').filter({ has: page.getByRole('navigation') })
      const login = menu.getByRole('link', { name: say('nav.login') })
      await expect(login).toBeVisible()
      await menu.locator('summary').tap()
      await expect(login).toBeHidden()
      await expect(menu.getByText(say('nav.shop_menu.back'))).toBeVisible()
      await menu.locator('summary').tap()
      await expect(login).toBeVisible()
      await menu.locator('summary').tap()
      await categories(page).getByRole('link').first().tap()
      await expect(page).toHaveURL(/\/negozio\/.+/)
    })
})
