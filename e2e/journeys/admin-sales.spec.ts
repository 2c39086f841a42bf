import { askAsShop, clickButton, userNamed } from '../fixtures/admin-calls.ts'
import { emailTo } from '../fixtures/mail.ts'
import { placedOrder, plainProduct } from '../fixtures/placed-order.ts'
import { registerPerson } from '../fixtures/sessions.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.describe('the shop', () => {
  test.use({ person: 'admin' })

  test('creates an order for a customer at 10 % VAT, which the customer can open', async ({
    page,
    shop,
    sessions,
  }) => {
    test.setTimeout(120_000)
    const product = await plainProduct({ shop, sessions })
    await page.goto('/administration/orders/createb')
    await page
      .getByRole('searchbox', { name: say('admin-sales.desk.find_customer') })
      .fill('user@example.com')
    const hit = page.getByRole('listitem').filter({ hasText: 'user@example.com' }).first()
    await hit.getByRole('button', { name: say('admin-sales.desk.begin') }).click()
    await expect(page).toHaveURL(/draft=\d+/)
    await page.getByRole('combobox', { name: say('admin-sales.desk.add_product') }).fill(product.title)
    await page
      .getByRole('option', { name: new RegExp(product.title) })
      .first()
      .click()
    await page.getByRole('radio', { name: '10%', exact: true }).click()
    await clickButton(page, say('admin-sales.desk.new_address'))
    const address = page.getByRole('dialog')
    for (const [field, text] of [
      ['street', 'Via Roma 1'],
      ['zip', '20121'],
      ['city', 'Milano'],
      ['province', 'MI'],
    ] as const)
      await address
        .getByRole('textbox', { name: say(`admin-sales.address.${field}`), exact: true })
        .fill(text)
    await address.getByRole('button', { name: say('react-admin.action.confirm') }).click()
    await page.getByRole('combobox', { name: say('admin-sales.desk.payment') }).selectOption('transfer')
    await expect(page.getByRole('status').filter({ hasText: say('admin-sales.desk.kept') })).toBeVisible()
    await expect(page.getByText(say('admin-sales.desk.vat_of', { percent: 10 }))).toBeVisible()
    await page.reload()
    await expect(page.getByText(say('admin-sales.desk.vat_of', { percent: 10 }))).toBeVisible()
    await clickButton(page, say('admin-sales.desk.place'))
    await expect(page).toHaveURL(/\/administration\/orders\/\d+$/)
    const title = page.getByRole('heading', { level: 1, name: /^BA-\d+$/ })
    const number = (await title.textContent()) ?? ''
    const { data } = await askAsShop<{ data: { number: string; due: number }[] }>(
      { shop, sessions },
      'GET',
      '/me/orders',
      undefined,
      'user',
    )
    expect(data.map(order => order.number)).toContain(number)
    const order = await askAsShop<{ taxable: number; vat: number; due: number; vat_percent: number }>(
      { shop, sessions },
      'GET',
      `/me/orders/${number}`,
      undefined,
      'user',
    )
    expect(order.vat_percent).toBe(10)
    expect([order.vat, order.due]).toEqual([
      Math.round(order.taxable / 10),
      order.taxable + Math.round(order.taxable / 10),
    ])
  })

  test('shows the new coupon discount before it saves changed quantities of an order', async ({
    page,
    shop,
    sessions,
  }) => {
    const context = { shop, sessions }
    const begun = await placedOrder(context)
    type Sums = { subtotal: number; discount: number }
    const before = await askAsShop<Sums>(context, 'GET', `/admin/orders/${begun.id}`)
    expect(before.discount).toBeGreaterThan(0)

    await page.goto(`/administration/orders/${begun.id}`)
    await clickButton(page, say('admin-sales.order.edit'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: say('admin-sales.desk.pieces') }).fill('3')
    await dialog.getByRole('button', { name: say('admin-sales.order.preview') }).click()
    await expect(dialog.getByText(/BENVENUTO10/)).toBeVisible()
    const row = dialog.getByRole('row', { name: new RegExp(`^${say('admin-sales.order.sum.discount')}`) })
    const [, amount = ''] = await row.getByRole('cell').allTextContents()
    await dialog.getByRole('button', { name: say('admin-sales.order.apply') }).click()
    await expect(dialog).toBeHidden()
    const after = await askAsShop<Sums>(context, 'GET', `/admin/orders/${begun.id}`)
    expect(after.subtotal).toBe(before.subtotal * 3)
    expect(after.discount).toBe(Math.round(after.subtotal / 10))
    expect(Number(amount.replace(/\D/g, ''))).toBe(after.discount)
  })

  test('adds a product to an unpaid order, which takes it from stock', async ({ page, shop, sessions }) => {
    const context = { shop, sessions }
    const { id } = await placedOrder(context)
    type Facts = { due: number; lines: { product_id: number; quantity: number }[] }
    const readOrder = () => askAsShop<Facts>(context, 'GET', `/admin/orders/${id}`)
    const before = await readOrder()
    const product = await plainProduct(context, before.lines[0]?.product_id)

    await page.goto(`/administration/orders/${id}`)
    await clickButton(page, say('admin-sales.order.edit'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: say('admin-sales.desk.add_product') }).fill(product.title)
    await page
      .getByRole('option', { name: new RegExp(product.title) })
      .first()
      .click()
    const added = dialog.getByRole('listitem').filter({ hasText: product.title })
    await added.getByRole('textbox', { name: say('admin-sales.desk.pieces') }).fill('2')
    await dialog.getByRole('button', { name: say('admin-sales.order.preview') }).click()
    await expect(
      dialog.getByText(new RegExp(`${product.title}.*${say('admin-sales.order.comes')}`)),
    ).toBeVisible()
    const row = dialog.getByRole('row', { name: new RegExp(`^${say('admin-sales.order.sum.due')}`) })
    const [, amount = ''] = await row.getByRole('cell').allTextContents()
    await dialog.getByRole('button', { name: say('admin-sales.order.apply') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row', { name: new RegExp(product.title) })).toBeVisible()
    const after = await readOrder()
    expect(after.lines.map(({ quantity }) => quantity)).toEqual([before.lines[0]?.quantity, 2])
    expect(Number(amount.replace(/\D/g, ''))).toBe(after.due)
  })

  test('applies a disabled payment method and a new shipping price to the checkout', async ({
    page,
    shop,
    sessions,
  }) => {
    const product = await plainProduct({ shop, sessions })
    const quote = () =>
      askAsShop<{ payments: { code: string }[]; shipping: { code: string; price: number }[] }>(
        { shop, sessions },
        'POST',
        '/checkout/quote',
        { lines: [{ product_id: product.id, quantity: 1 }] },
        'user',
      )
    expect((await quote()).payments.map(({ code }) => code)).toContain('cash')
    await page.goto('/administration/payments')
    const cash = page
      .getByRole('checkbox', { name: /contrassegno/i })
      .or(page.getByRole('switch', { name: /contrassegno/i }))
    await cash.first().click({ force: true })
    await expect.poll(async () => (await quote()).payments.map(({ code }) => code)).not.toContain('cash')
    await cash.first().click({ force: true }) // the shop of this worker is also used by other journeys
    await expect.poll(async () => (await quote()).payments.map(({ code }) => code)).toContain('cash')
    await page.goto('/administration/shipping')
    await clickButton(page, say('admin-sales.shipping.new'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: say('admin-sales.shipping.code') }).fill('a-mano')
    for (const language of ['Italiano', 'English', 'Español', 'Français', 'Deutsch', 'Português']) {
      await dialog.getByRole('tab', { name: new RegExp(language) }).click()
      await dialog.getByRole('textbox', { name: say('admin-sales.methods.name'), exact: true }).fill('A mano')
    }
    await dialog.getByRole('textbox', { name: say('admin-sales.shipping.price'), exact: true }).fill('1,23')
    await dialog.getByRole('button', { name: say('react-admin.action.save') }).click()
    await expect(page.getByRole('button', { name: 'A mano', exact: true })).toBeVisible()
    expect((await quote()).shipping.find(({ code }) => code === 'a-mano')?.price).toBe(123)
    await askAsShop({ shop, sessions }, 'DELETE', '/admin/shipping-methods/a-mano')
  })

  test('refuses the login of a blocked account', async ({ page, shop, sessions }) => {
    const { email, password } = await registerPerson(shop.url)
    const user = await userNamed({ shop, sessions }, email)
    await page.goto(`/administration/users/${user.id}`)
    await clickButton(page, say('admin-sales.users.block'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('admin-sales.users.block'), exact: true })
      .click()
    await expect(page.getByText(say('admin-sales.users.block_done'))).toBeVisible()
    const response = await fetch(`${shop.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(((await response.json()) as { code: string }).code).toBe('account_blocked')
  })

  test('shows the answer to a question about an order on the order page and by email', async ({
    page,
    shop,
    sessions,
  }) => {
    const context = { shop, sessions }
    const { id } = await placedOrder(context)
    const { number } = await askAsShop<{ number: string }>(context, 'GET', `/admin/orders/${id}`)
    await askAsShop(context, 'POST', `/me/orders/${number}/ticket`, { text: 'Arriva per sabato?' }, 'user')

    await page.goto('/administration/orders/tickets')
    const row = page.getByRole('row').filter({ hasText: number })
    await row.getByRole('button', { name: say('admin-sales.tickets.answer') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Arriva per sabato?')).toBeVisible()
    await dialog
      .getByRole('textbox', { name: say('admin-sales.tickets.answer') })
      .fill('Parte oggi, arriva venerdì.')
    await dialog.getByRole('button', { name: say('admin-sales.tickets.send') }).click()
    await expect(page.getByText(say('admin-sales.tickets.sent'))).toBeVisible()

    const ticket = await askAsShop<object>(context, 'GET', `/me/orders/${number}/ticket`, undefined, 'user')
    expect(JSON.stringify(ticket)).toContain('Parte oggi, arriva venerdì.')
    expect(await emailTo(shop, 'ticket-answered', 'user@example.com', number)).toContain('Parte oggi')
  })

  test('processes a return from the request to the restocked goods and the refund', async ({
    page,
    shop,
    sessions,
  }) => {
    type Return = { id: number; status: string; order: { number: string } }
    const first = async () =>
      (await askAsShop<{ data: Return[] }>({ shop, sessions }, 'GET', '/admin/returns')).data[0]!
    expect((await first()).status).toBe('requested')
    await page.goto('/administration/orders/returns')
    const handle = page.getByRole('button', { name: say('admin-sales.returns.handle') }).first()
    await handle.click()
    let showList = () => {}
    const isShown = new Promise<void>(done => {
      showList = done
    })
    await page.route(/\/api\/admin\/returns\?/, async route => {
      await isShown
      await route.continue()
    })
    await clickButton(page, say('admin-sales.returns.approve'))
    await expect(page.getByText(say('admin-sales.returns.done.approved'))).toBeVisible()
    await expect(page.getByRole('dialog')).toBeVisible() // covers the outdated row until the list is refreshed
    showList()
    await handle.click()
    await clickButton(page, say('admin-sales.returns.receive'))
    await expect.poll(async () => (await first()).status).toBe('received')
  })

  test('shows the changes of another admin before a review is published', async ({
    page,
    shop,
    sessions,
  }) => {
    type Review = {
      id: number
      version: string
      title: string
      status: string
      product: { id: number; slug: string; category_slug: string }
    }
    const reviews = async () =>
      (await askAsShop<{ data: Review[] }>({ shop, sessions }, 'GET', '/admin/reviews?per_page=100')).data
    const data = await reviews()
    const review = data.find(({ status }) => status === 'pending') ?? data[0]!
    const now = async () => (await reviews()).find(({ id }) => id === review.id)!
    const { version } = review
    await askAsShop({ shop, sessions }, 'PATCH', `/admin/reviews/${review.id}`, {
      status: 'pending',
      version,
    })
    await page.goto('/administration/products/reviews')
    const publish = page.getByRole('button', {
      name: say('admin-sales.reviews.publish_of', { title: review.title }),
    })
    await expect(publish).toBeVisible()
    const seen = await now()
    await askAsShop({ shop, sessions }, 'PATCH', `/admin/reviews/${review.id}`, {
      status: 'hidden',
      version: seen.version,
    })
    await publish.click()
    const both = page.getByRole('dialog', { name: say('admin.conflict.title') })
    await expect(both.getByRole('row').last()).toContainText(say('admin-sales.reviews.status.hidden'))
    await expect(both.getByRole('row').last()).toContainText(say('admin-sales.reviews.status.published'))
    expect((await now()).status).toBe('hidden')
    await both.getByRole('button', { name: say('admin.conflict.keep_mine') }).click()
    await expect(page.getByText(say('admin-sales.reviews.done.published'))).toBeVisible()
    const { data: read } = await askAsShop<{ data: Pick<Review, 'title'>[] }>(
      { shop, sessions },
      'GET',
      `/products/${review.product.id}/reviews`,
    )
    expect(read.map(({ title }) => title)).toContain(review.title)
  })
})
