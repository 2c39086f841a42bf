/** Promotions, showrooms and documents: written by an admin, visible to and bought by their intended users only. */
import { href, type ScreenName } from '../../src/contract/paths.ts'
import { cartButton } from '../fixtures/cart.ts'
import { withoutAccount } from '../fixtures/forms.ts'
import { expectThanks, fillAddress, letAvatarWait, payButton } from '../fixtures/purchase.ts'
import { authorised } from '../fixtures/sessions.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const day = 24 * 3600_000
const localMoment = (at: Date) =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
const save = (page: Page) =>
  page.getByRole('button', { name: say('react-admin.action.save'), exact: true }).click()
const roomOfTrade = href('room', 'it', { code: 'rivenditori' })

test.describe('an admin', () => {
  test.use({ person: 'admin' })

  test('creates a promotion that the shop shows, and whose coupon applies at the checkout', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await letAvatarWait(page)
    await page.goto(href('adminPromotionCreate', 'it'))
    await page
      .getByRole('textbox', { name: say('admin.column.title'), exact: true })
      .fill('Saldi della domenica')
    await page.getByLabel(say('admin-places.lead'), { exact: true }).fill('Solo per chi passa di qui')
    const start = new Date(Date.now() - day)
    await page.getByLabel(say('admin-places.promotions.from'), { exact: true }).fill(localMoment(start))
    await page
      .getByLabel(say('admin-places.promotions.to'), { exact: true })
      .fill(localMoment(new Date(Date.now() + 2 * day)))
    await page.getByRole('switch', { name: say('admin-places.published') }).check()
    await page
      .getByRole('combobox', { name: say('admin-places.promotions.coupon') })
      .selectOption({ label: 'BENVENUTO10' })
    await page.getByRole('combobox', { name: say('admin-places.add_product') }).fill('BA-FG-DRA')
    await page.getByRole('option', { name: /BA-FG-DRA/ }).click()
    await save(page)
    await expect(page).toHaveURL(/promotions\/\d+$/)

    await page.goto(href('promotions', 'it'))
    const own = page.getByRole('article').filter({ hasText: 'Saldi della domenica' })
    await expect(own.getByText('Solo per chi passa di qui')).toBeVisible()
    await expect(own.getByRole('timer')).toBeVisible()
    await expect(own.getByText('BENVENUTO10')).toBeVisible()
    await own.getByRole('button', { name: /Draghissimo al carrello/ }).click()
    await expect(cartButton(page)).toHaveText('1')
    await own.getByRole('button', { name: say('places.promotions.apply') }).click()
    await expect(own.getByRole('button', { name: say('places.promotions.applied') })).toBeVisible()

    await page.goto(href('checkout', 'it'))
    await expect(page.getByText(`${say('shop.checkout.discount')} BENVENUTO10`)).toBeVisible()
    await expect(page.getByText('3,49 €').first()).toBeVisible() // a tenth of 34,90 €
  })

  test('creates a room whose visitors buy a product at the price of the room', async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto(href('adminRoomCreate', 'it'))
    await page.getByLabel(say('admin.column.name'), { exact: true }).fill('Retrobottega')
    await page
      .getByRole('textbox', { name: say('admin-places.rooms.code'), exact: true })
      .fill('retro-bottega-7')
    await page.getByRole('combobox', { name: say('admin-places.add_product') }).fill('BA-AL-001')
    await page.getByRole('option', { name: /BA-AL-001/ }).click()
    await page.getByLabel(/Prezzo nello showroom: Album/).fill('12,50')
    await save(page)
    await expect(page).toHaveURL(/rooms\/\d+$/)

    await withoutAccount(page)
    await page.goto(href('rooms', 'it'))
    await page.getByLabel(say('places.rooms.code')).fill('Retro-Bottega-7')
    await page.getByRole('button', { name: say('places.rooms.enter') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Retrobottega')
    await expect(page.getByRole('article').filter({ hasText: 'Album' })).toContainText('12,50 €')
  })

  test('shares a document with one role, hides it from others, and withdraws it', async ({
    page,
    shop,
    sessions,
  }) => {
    test.setTimeout(120_000)
    await page.goto(href('adminDocuments', 'it'))
    await page.locator('input[type=file]').setInputFiles({
      name: 'listino segreto.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\nprezzi segreti\n%%EOF\n'),
    })
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(say('admin.column.name'), { exact: true })).toHaveValue('listino segreto')
    await dialog.getByRole('checkbox', { name: say('admin.role.reseller'), exact: true }).check()
    await dialog.getByRole('button', { name: say('react-admin.action.save'), exact: true }).click()
    await expect(page.getByRole('button', { name: 'listino segreto', exact: true })).toBeVisible()

    const documents = async (role: 'reseller' | 'user') => {
      const headers = authorised(await sessions.tokenOf(role))
      return (await fetch(`${shop.url}/api/me/documents`, { headers })).json() as Promise<
        { id: number; name: string }[]
      >
    }
    const [own] = (await documents('reseller')).filter(one => one.name === 'listino segreto')
    expect(own).toBeDefined()
    expect((await documents('user')).map(one => one.name)).not.toContain('listino segreto')

    await page.getByRole('button', { name: 'listino segreto', exact: true }).click()
    await dialog.getByRole('switch', { name: say('admin-places.documents.withdraw') }).check()
    await dialog.getByRole('button', { name: say('react-admin.action.save'), exact: true }).click()
    await expect(dialog).toBeHidden()
    expect((await documents('reseller')).map(one => one.name)).not.toContain('listino segreto')
  })
})

test.describe('a reseller', () => {
  test.use({ person: 'reseller' })

  test('buys in the trade room, and the order keeps its price', async ({ page }) => {
    test.setTimeout(120_000)
    await letAvatarWait(page)
    await page.goto(href('rooms', 'it'))
    await page.getByRole('link', { name: /Showroom rivenditori/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Showroom rivenditori')
    const pack = page.getByRole('article').filter({ hasText: 'Busta Fuoco' })
    await expect(pack).toContainText('2,90 €')
    await test.step('downloads a paper of the room', async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /Scarica Listino rivenditori/ }).click()
      const file = await download
      expect(file.suggestedFilename()).toBe('listino-rivenditori.pdf')
      expect(file.url()).toContain('signature=')
      await expect(page).toHaveURL(new RegExp(`${roomOfTrade}$`))
    })
    await pack.getByRole('link').click()
    await expect(page).toHaveURL(/\?product=/)
    await page.getByRole('button', { name: say('shop.add'), exact: true }).click()
    await expect(cartButton(page)).toHaveText('1')
    await page.reload()
    await expect(cartButton(page)).toHaveText('1') // rebuilt from the showroom, not from the catalogue
    await page.goto(href('checkout', 'it'))
    await fillAddress(page)
    await expect(page.getByText('2,90 €').first()).toBeVisible()
    await payButton(page).click()
    await expectThanks(page)
    const number = new URL(page.url()).searchParams.get('order') ?? ''
    await page.goto(`${href('accountOrders', 'it')}?order=${number}`)
    await expect(page.getByText('2,90 €').first()).toBeVisible()
  })
})

test.describe('a visitor without access to a room (specification notes §8)', () => {
  test('sees "Room non trovata" for an unknown code', async ({ page }) => {
    await page.goto(href('room', 'it', { code: 'non-esiste' }))
    await expect(page).toHaveURL(new RegExp(`${href('rooms', 'it')}$`))
    await expect(page.getByText('Room non trovata')).toBeVisible()
  })

  test('sees "Accesso negato alla room" for a room of others', async ({ page }) => {
    await page.goto(roomOfTrade)
    await expect(page).toHaveURL(new RegExp(`${href('rooms', 'it')}$`))
    await expect(page.getByText('Accesso negato alla room')).toBeVisible()
  })

  test('is redirected to the list of rooms on any other failure', async ({ page }) => {
    await page.route('**/check-access', route => route.fulfill({ status: 500, json: { code: 'internal' } }))
    await page.goto(roomOfTrade)
    await expect(page).toHaveURL(new RegExp(`${href('rooms', 'it')}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/Room non trovata|Accesso negato/)).toHaveCount(0)
  })
})

test('ends a promotion on the open page without a reload', async ({ page, shop }) => {
  const promotions = (await (await fetch(`${shop.url}/api/promotions`)).json()) as { title: string }[]
  const last = {
    ...promotions[0],
    id: 77,
    title: 'Ultimi secondi',
    ends_at: new Date(Date.now() + 3_600_000),
  }
  await page.clock.install()
  await page.route('**/api/promotions', route => route.fulfill({ json: [last] }))
  await page.goto(`${href('promotions', 'it')}?live`) // the server does not render an address with a query: the page sends its own requests
  await expect(page.getByRole('heading', { name: 'Ultimi secondi' })).toBeVisible()
  await page.clock.fastForward(3_600_001)
  await expect(page.getByRole('heading', { name: 'Ultimi secondi' })).toHaveCount(0)
  await expect(page.getByText(say('places.promotions.empty'))).toBeVisible()
})

const sections: [
  flag: 'enable_promo_page' | 'enable_blog_page' | 'enable_catalog' | 'enable_faq_page',
  screen: ScreenName,
][] = [
  ['enable_promo_page', 'promotions'],
  ['enable_blog_page', 'blog'],
  ['enable_catalog', 'collections'],
  ['enable_faq_page', 'faq'],
]

test('responds with 404 for a disabled section until it is enabled again', async ({
  page,
  shop,
  publish,
}) => {
  const statusOf = async (screen: ScreenName) => (await fetch(`${shop.url}${href(screen, 'it')}`)).status
  await publish(Object.fromEntries(sections.map(([flag]) => [flag, false])))
  for (const [flag, screen] of sections)
    await test.step(`${flag} off closes ${screen}`, async () => {
      expect(await statusOf(screen)).toBe(404)
      await page.goto(href(screen, 'it'))
      await expect(page.getByRole('heading', { name: say('common.page_not_found') })).toBeVisible()
    })
  await publish({})
  for (const [, screen] of sections) expect(await statusOf(screen)).toBe(200)
})
