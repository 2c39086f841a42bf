/** The order desk (decisions 0066, 0067): shipping many orders in one table. */
import type { Address } from '../../src/contract/endpoints/account/address.ts'
import type { AdminOrder } from '../../src/contract/endpoints/admin/orders.ts'
import { askAsShop } from '../fixtures/admin-calls.ts'
import { address, placePaidOrder } from '../fixtures/orders.ts'
import { expect, type Locator, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ person: 'admin' })

const orderCount = 20
const mostClicks = 8

interface Shop {
  shop: { url: string }
  sessions: { tokenOf(role: 'admin' | 'user'): Promise<string> }
}

let people = 0

/** Paid orders of a recipient whom no other order has. */
async function ordersOfOnePerson({ shop, sessions }: Shop, count: number) {
  people += 1
  const name = `Desk Persona ${Date.now().toString(36)}${people}`
  const buyer: Address = { ...address, name }
  const { data } = await askAsShop<{
    data: { id: number; variants: number; stock_quantity: number | null }[]
  }>({ shop, sessions }, 'GET', '/admin/products?status=published&per_page=100')
  const plain = data.find(({ variants, stock_quantity }) => variants === 0 && (stock_quantity ?? 0) > count)
  const { translations } = await askAsShop<{ translations: { it: { slug: string } } }>(
    { shop, sessions },
    'GET',
    `/admin/products/${plain?.id}`,
  )
  const token = await sessions.tokenOf('user')
  const numbers: string[] = []
  while (numbers.length < count)
    numbers.push(await placePaidOrder(shop.url, token, translations.it.slug, buyer))
  return { name, numbers }
}

const shipping = (key: string, values?: Record<string, string | number>) =>
  say(`admin-sales.ship.${key}`, values)
const bulk = (key: string, values?: Record<string, string | number>) => say(`admin-sales.bulk.${key}`, values)
/** The button to close; the × of the dialog has the same name and no text. */
const endOf = (table: Locator) => table.getByText(shipping('close'), { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Places three paid orders and opens the ship table with them. */
async function openShipTable(page: Page, context: Shop) {
  const { name, numbers } = await ordersOfOnePerson(context, 3)
  await page.goto('/administration/orders')
  await chooseAll(page, name, 3)
  await button(page, bulk('ship')).click()
  return { numbers, table: page.getByRole('dialog') }
}

const orderNamed = async (context: Shop, number: string): Promise<AdminOrder> => {
  const { data } = await askAsShop<{ data: { id: number }[] }>(
    context,
    'GET',
    `/admin/orders?search=${number}`,
  )
  return askAsShop(context, 'GET', `/admin/orders/${data[0]?.id}`)
}

/** Opens the list with the orders of this recipient and selects all of them. */
async function chooseAll(page: Page, name: string, count: number): Promise<void> {
  await page.getByRole('searchbox', { name: say('admin.list.search'), exact: true }).fill(name)
  await expect(page.getByRole('row')).toHaveCount(count + 1)
  await page.getByRole('checkbox', { name: say('react-admin.action.select_all') }).check({ force: true })
}

const paste = (page: Page, text: string) =>
  page.evaluate(pasted => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

test(`ships twenty paid orders and prints their slips with at most ${mostClicks} clicks`, async ({
  page,
  shop,
  sessions,
}) => {
  test.setTimeout(180_000)
  const context = { shop, sessions }
  const earlier = await ordersOfOnePerson(context, 1)
  const { id } = await orderNamed(context, earlier.numbers[0] ?? '')
  await askAsShop(context, 'POST', `/admin/orders/${id}/parcels`, {
    carrier: 'BRT',
    tracking_code: 'EARLIER1',
  })
  const { name, numbers } = await ordersOfOnePerson(context, orderCount)
  await page.addInitScript(() => {
    Object.assign(window, { clicks: 0 })
    addEventListener(
      'pointerdown',
      () => Object.assign(window, { clicks: Number(Reflect.get(window, 'clicks')) + 1 }),
      true,
    )
  })
  await page.goto('/administration/orders')
  await page.getByRole('searchbox', { name: say('admin.list.search'), exact: true }).click()
  await chooseAll(page, name, orderCount)
  await button(page, bulk('ship')).click()
  const table = page.getByRole('dialog')
  await expect(table.getByRole('textbox', { name: /BA-\d+/ }).last()).toBeVisible()
  await expect(
    table.getByRole('combobox', { name: shipping('carrier_of', { number: numbers[0] ?? '' }) }),
  ).toHaveValue('BRT')
  const codes = Array.from({ length: orderCount }, (_, at) => `TRACK${at}X${people}`)
  await paste(page, codes.join('\r\n'))
  await button(page, shipping('send_other', { count: orderCount })).click()
  await expect(endOf(table)).toBeVisible({ timeout: 60_000 })
  await table.getByRole('button', { name: bulk('print'), exact: true }).click()
  await button(page, bulk('packing_slips')).click()
  const popup = page.waitForEvent('popup')
  await page
    .getByRole('listitem')
    .filter({ hasText: say('admin.jobs.kind.packing_slips') })
    .first()
    .getByRole('button', { name: say('admin.jobs.open_pdf') })
    .click()
  await popup
  expect(await page.evaluate(() => Number(Reflect.get(window, 'clicks')))).toBeLessThanOrEqual(mostClicks)
  const shipped = await Promise.all(numbers.map(number => orderNamed(context, number)))
  expect(shipped.map(({ parcels }) => parcels.length)).toEqual(Array(orderCount).fill(1))
  expect(new Set(shipped.map(({ parcels }) => parcels[0]?.tracking_code))).toEqual(new Set(codes))
  expect(shipped[0]?.parcels[0]?.tracking_url).toContain('brt.it')
})

test('loses nothing by a wrong line of the file and by an order that another person ships', async ({
  page,
  shop,
  sessions,
}) => {
  test.setTimeout(90_000)
  const context = { shop, sessions }
  const { numbers, table } = await openShipTable(page, context)
  await table.getByLabel(shipping('file')).setInputFiles({
    name: 'codes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `numero;codice\r\n${numbers.map((number, at) => `${number};FILE${at};GLS`).join('\r\n')}\r\nBA-1;NONE9\r\n`,
    ),
  })
  await expect(table.getByText(shipping('unmatched', { numbers: 'BA-1' }))).toBeVisible()
  const code = (number: string | undefined) =>
    table.getByRole('textbox', { name: shipping('code_of', { number: number ?? '' }) })
  await expect(code(numbers[2])).toHaveValue('FILE2')
  const { id } = await orderNamed(context, numbers[1] ?? '')
  await askAsShop(context, 'POST', `/admin/orders/${id}/parcels`, { carrier: 'DHL', tracking_code: 'FIRST1' })
  await button(page, shipping('send_other', { count: 3 })).click()
  await expect(table.getByRole('alert').filter({ hasText: numbers[1] ?? '' })).toBeVisible()
  await expect(endOf(table)).toBeVisible()
  await expect(table.getByRole('button', { name: bulk('print'), exact: true })).toBeVisible()
  await expect(code(numbers[1])).toBeDisabled()
  await page.reload()
  await page.getByRole('button', { name: say('admin.jobs.title'), exact: true }).click()
  const job = page
    .getByRole('listitem')
    .filter({ hasText: say('admin.jobs.kind.ship') })
    .first()
  await expect(job).toContainText(say('admin.jobs.amounts', { done: 2, total: 3 }))
  await job.locator('summary').click()
  await expect(job).toContainText(numbers[1] ?? '')
  const orders = await Promise.all(numbers.map(number => orderNamed(context, number)))
  expect(orders.map(({ parcels }) => parcels.map(({ tracking_code }) => tracking_code))).toEqual([
    ['FILE0'],
    ['FIRST1'],
    ['FILE2'],
  ])
})

test('ships no order with the code of another one when a pasted cell is empty', async ({
  page,
  shop,
  sessions,
}) => {
  test.setTimeout(90_000)
  const context = { shop, sessions }
  const { numbers, table } = await openShipTable(page, context)
  const carriers = table.getByRole('combobox')
  await expect(carriers).toHaveCount(3)
  for (const carrier of await carriers.all()) await carrier.fill('GLS')
  const codes = table.locator('input[data-code]')
  await codes.first().focus()
  await paste(page, 'HALF1\r\n\r\nHALF3\r\nHALF4\r\n')
  await expect(table.getByText(shipping('filled_other', { filled: 2, count: 3 }))).toBeVisible()
  await expect(table.getByText(shipping('surplus', { codes: 'HALF4' }))).toBeVisible()
  await expect(codes.nth(1)).toHaveValue('')
  await expect(codes.nth(2)).toHaveValue('HALF3')
  const label = (count: string, orders: number) =>
    shipping('without_code', { action: shipping(count, { count: orders }), number: 1 })
  await button(page, label('send_other', 3)).click()
  await expect(page.getByRole('dialog', { name: shipping('missing_title_one', { count: 1 }) })).toBeVisible()
  await button(page, shipping('only_coded_other', { count: 2 })).click()
  await expect(button(page, label('send_one', 1))).toBeEnabled({ timeout: 30_000 })
  const newestFirst = await Promise.all(numbers.toReversed().map(number => orderNamed(context, number)))
  expect(newestFirst.map(({ parcels }) => parcels.map(({ tracking_code }) => tracking_code))).toEqual([
    ['HALF1'],
    [],
    ['HALF3'],
  ])
})

test('moves, selects and ships with the keyboard, and finds an order with Ctrl K', async ({
  page,
  shop,
  sessions,
}) => {
  const { name, numbers } = await ordersOfOnePerson({ shop, sessions }, 2)
  await page.goto('/administration/orders')
  const search = page.getByRole('searchbox', { name: say('admin.list.search'), exact: true })
  await search.fill(name)
  await expect(page.getByRole('row')).toHaveCount(3)
  await search.blur()
  const selected = page.getByRole('checkbox', { name: say('react-admin.action.select_row'), checked: true })
  const linkTo = (number: string | undefined) => page.getByRole('link', { name: number ?? '', exact: true })
  await page.keyboard.press('j')
  await expect(linkTo(numbers[1])).toBeFocused() // the newest first
  await page.keyboard.press('x')
  await expect(selected).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(linkTo(numbers[0])).toBeFocused()
  await page.keyboard.press('Shift+X')
  await expect(selected).toHaveCount(2)
  await page.keyboard.press('s')
  const table = page.getByRole('dialog')
  await expect(table.getByRole('textbox', { name: /BA-\d+/ }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(table).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: say('admin.keys.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(table).toBeHidden()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('search', { name: say('admin.header.search') })
  await expect(palette.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(numbers[0] ?? '')
  await expect(palette.getByRole('link', { name: numbers[0] ?? '' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: numbers[0] ?? '', exact: true })).toBeVisible()
})

test('continues with the next order after one was shipped and left the list', async ({
  page,
  shop,
  sessions,
}) => {
  const { name, numbers } = await ordersOfOnePerson({ shop, sessions }, 2)
  await page.goto('/administration/orders')
  const toPrepare = page.getByRole('button', { name: say('admin-sales.orders.to_prepare') }).first()
  await toPrepare.click()
  await expect(toPrepare).toHaveAttribute('aria-pressed', 'true') // the list follows the address
  await page.getByRole('searchbox', { name: say('admin.list.search'), exact: true }).fill(name)
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('link', { name: numbers[0] ?? '', exact: true }).click() // the oldest first
  const heading = (number: string | undefined) =>
    page.getByRole('heading', { name: number ?? '', exact: true })
  await button(page, say('admin.orders.send')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('admin.orders.carrier')).fill('BRT')
  await button(page, say('admin.orders.send_now')).click()
  await expect(dialog).toBeHidden()
  await expect(button(page, say('admin-sales.order.next'))).toBeEnabled()
  await page.keyboard.press(']')
  await expect(heading(numbers[1])).toBeVisible()
  await page.keyboard.press('[')
  await expect(heading(numbers[0])).toBeVisible()
})

test('shows an order with long texts as a card of at most 120 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.route(/\/api\/admin\/orders\?/, async route => {
    const response = await route.fetch()
    const { data, ...list } = (await response.json()) as { data: { buyer: object }[] }
    const longTexts = { city: 'Sankt Georgen an der Gusen-Langenstein', country: 'AT', due: 1_234_567_890 }
    const name = 'Massimiliano Bartolomeo Quattrocchi von Hohenzollern-Sigmaringen'
    const rows = data.map(row => ({ ...row, ...longTexts, pieces: 9999, buyer: { ...row.buyer, name } }))
    await route.fulfill({ response, json: { ...list, data: rows } })
  })
  await page.goto('/administration/orders')
  const cards = page.locator('main tbody tr')
  await expect(cards.first()).toContainText('Massimiliano')
  const heights = await cards.evaluateAll(rows => rows.map(row => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(120)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
