import type { Character } from '../../src/contract/endpoints/game/characters.ts'
import { charactersOf } from '../fixtures/catalogue.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ pictures: true })

const tiles = (page: Page) => page.locator('li[aria-posinset]').getByRole('link')
const status = (page: Page) => page.getByRole('main').getByRole('status')
const byNumber = (a: Character, b: Character) => a.numero_carta - b.numero_carta

async function openGrid(page: Page, query = ''): Promise<void> {
  await page.goto(`/characters${query}`)
  await expectDrawn(page)
  await expect(tiles(page).first()).toBeVisible()
}

test.describe('the grid of characters', () => {
  test('stores the type filter in the address, and removes it on back', async ({ page, shop }) => {
    const all = (await charactersOf(shop.url)).sort(byNumber)
    const [first, second] = all
    await openGrid(page)
    const whole = await status(page).textContent()
    await page.getByRole('button', { name: say('game.type.fuoco'), exact: true }).click()
    await expect(page).toHaveURL(/type=fuoco/)
    const fiery = all.filter(character => character.tipo === 'Fuoco')
    await expect(status(page)).toContainText(String(fiery.length))
    await page.goBack()
    await expect(page).not.toHaveURL(/type=/)
    await expect(status(page)).toHaveText(whole ?? '')
    await test.step('a name is found without its accents and opens its page', async () => {
      await page.getByRole('searchbox').fill(first!.nome.toUpperCase())
      await expect(tiles(page)).toHaveCount(1)
      await tiles(page).first().click()
      await expect(page.getByRole('heading', { level: 1, name: first!.nome })).toBeVisible()
    })
    await test.step('arrow keys lead to the next and back', async () => {
      await expect(page.getByRole('link', { name: new RegExp(second!.nome) }).first()).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('heading', { level: 1, name: second!.nome })).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('heading', { level: 1, name: first!.nome })).toBeVisible()
    })
    await test.step('the card says all it shows, and can be downloaded as a picture', async () => {
      const card = page.getByRole('main').getByRole('img', { name: new RegExp(`^${first!.nome}`) })
      for (const move of first!.mosse)
        await expect(card).toHaveAccessibleName(new RegExp(move.nome_mossa, 'i'))
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: say('game.character.download') }).click(),
      ])
      expect(download.suggestedFilename()).toBe(`${first!.slug}.png`)
    })
  })

  test('offers a link to all characters when none is found', async ({ page }) => {
    await page.goto('/characters?search=xyzzy')
    await page.getByRole('button', { name: say('game.characters.reset') }).click()
    await expect(tiles(page).first()).toBeVisible()
    await expect(page).not.toHaveURL(/search/)
    await test.step('the Tab key goes from row to row, also to rows that are not rendered yet', async () => {
      await tiles(page).first().focus()
      for (let press = 1; press < 60; press++) await page.keyboard.press('Tab')
      const focused = page.locator('li[aria-posinset="60"]').getByRole('link')
      await expect(focused).toBeFocused()
      await expect(focused).toBeInViewport()
    })
  })

  test('renders only visible rows of the 149, and restores the scroll position on back', async ({ page }) => {
    await openGrid(page)
    await expect(status(page)).toContainText('149')
    expect(await tiles(page).count()).toBeLessThan(60)
    const place = page.locator('li[aria-posinset="66"]')
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 4000)) // renders the tile, which is then one row below the visible ones
      await expect(place).toBeAttached({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    await place.getByRole('link').focus()
    await expect(place).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: say('game.character.download') })).toBeVisible()
    await page.goBack()
    await expect(place).toBeInViewport({ timeout: 60_000 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(4000)
  })
})

test.describe('the page of a character', () => {
  test('shows the 404 page for an unknown character', async ({ page }) => {
    const response = await page.goto('/characters/nessuno')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)
  })
})
