/** The shop as an installed app: content shared with it, and its shortcuts. */
import { productsOf } from '../fixtures/catalogue.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { askedForPicture, expect, test } from '../fixtures/visit.ts'

interface Manifest {
  shortcuts: { url: string }[]
  share_target: { action: string; params: { text: string; url: string } }
}

const manifestOf = async (url: string): Promise<Manifest> =>
  (await (await fetch(`${url}/manifest/it.webmanifest`)).json()) as Manifest

test('searches for text shared with the app, and opens a shared link of the shop', async ({ page, shop }) => {
  const { share_target } = await manifestOf(shop.url)
  const [product] = await productsOf(shop.url)
  const title = product?.title ?? ''
  await page.goto(`${share_target.action}?${new URLSearchParams({ [share_target.params.text]: title })}`)
  await expectDrawn(page)
  await expect(page.getByRole('main').getByRole('link', { name: title, exact: true }).first()).toBeVisible()
  const link = `${shop.url}/characters`
  await page.goto(`${share_target.action}?${new URLSearchParams({ [share_target.params.url]: link })}`)
  await expect(page).toHaveURL('/characters')
})

test.describe('with an account', () => {
  test.use({ person: 'user', kept: askedForPicture })

  test('opens the screen of every shortcut', async ({ page, shop }) => {
    const { shortcuts } = await manifestOf(shop.url)
    expect(shortcuts.length).toBeGreaterThanOrEqual(3)
    for (const { url } of shortcuts) {
      await page.goto(url)
      await expect(page).toHaveURL(url)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    }
  })
})
