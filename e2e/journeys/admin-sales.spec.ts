import type { AdminUser } from '../../src/contract/user-administration.ts'
import { ask as askApi } from '../world/api.ts'
import { emailField } from '../world/forms.ts'
import { letterTo } from '../world/mail.ts'
import { registerPerson } from '../world/sessions.ts'
import { expect, type Page, test } from '../world/visit.ts'
import { say } from '../world/words.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

interface World {
  shop: { url: string }
  sessions: { tokenOf(role: 'admin' | 'user'): Promise<string> }
}

/** A call of an admin, straight to the API. */
const ask = async <T>(
  { shop, sessions }: World,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  as: 'admin' | 'user' = 'admin',
): Promise<T> => askApi(shop.url, path, { method, token: await sessions.tokenOf(as), ...(body && { body }) })

const userNamed = async (world: World, email: string) =>
  (await ask<{ data: AdminUser[] }>(world, 'GET', `/admin/users?search=${email}`)).data[0]!

/** Something on the shelf that has no variants. */
const plainProduct = async (world: World) => {
  const { data } = await ask<{
    data: { id: number; title: string; variants: number; stock_quantity: number }[]
  }>(world, 'GET', '/admin/products?status=published&per_page=100')
  return data.find(({ variants, stock_quantity }) => variants === 0 && stock_quantity > 9)!
}

/** An order that an admin placed for user@example.com, with a coupon. */
async function placedOrder(world: World): Promise<{ id: number }> {
  interface Desk {
    id: number
    version: string
    draft: object
    quote: { totals: { due: number } } | null
  }
  const product = await plainProduct(world)
  const { id: user_id } = await userNamed(world, 'user@example.com')
  const person = { kind: 'person', name: 'Rosa Rivendi', street: 'Via Roma 1', zip: '20121' }
  const place = { city: 'Milano', province: 'MI', country: 'IT' }
  const none = {
    company: '',
    street_extra: '',
    phone: '',
    codice_fiscale: '',
    partita_iva: '',
    sdi: '',
    pec: '',
  }
  const begun = await ask<Desk>(world, 'POST', '/admin/drafts', { user_id })
  const kept = await ask<Desk>(world, 'PUT', `/admin/drafts/${begun.id}`, {
    version: begun.version,
    draft: {
      ...begun.draft,
      lines: [{ product_id: product.id, quantity: 1 }],
      coupon_code: 'BENVENUTO10',
      shipping_address: { ...person, ...place, ...none },
      payment_method: 'transfer',
    },
  })
  await ask(world, 'POST', `/admin/drafts/${begun.id}/place`, {
    version: kept.version,
    expected_due: kept.quote?.totals.due,
  })
  return { id: begun.id }
}

test.describe('the shop', () => {
  test.use({ person: 'admin' })

  test('puts an order together for a customer, at 10 % VAT, and the customer sees it', async ({
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
    await page.getByRole('searchbox', { name: say('admin-sales.desk.add_product') }).fill(product.title)
    await page
      .getByRole('button', { name: new RegExp(product.title) })
      .first()
      .click()
    await page.getByRole('radio', { name: '10 %', exact: true }).click()
    await press(page, say('admin-sales.desk.new_address'))
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
    await press(page, say('admin-sales.desk.place'))
    await expect(page).toHaveURL(/\/administration\/orders\/\d+$/)
    const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const { data } = await ask<{ data: { number: string; due: number }[] }>(
      { shop, sessions },
      'GET',
      '/me/orders',
      undefined,
      'user',
    )
    expect(data.map(order => order.number)).toContain(number)
    const order = await ask<{ taxable: number; vat: number; due: number; vat_percent: number }>(
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

  test('changes the pieces of an order, and is shown what its coupon takes now before it does', async ({
    page,
    shop,
    sessions,
  }) => {
    const world = { shop, sessions }
    const begun = await placedOrder(world)
    type Sums = { subtotal: number; discount: number }
    const before = await ask<Sums>(world, 'GET', `/admin/orders/${begun.id}`)
    expect(before.discount).toBeGreaterThan(0)

    await page.goto(`/administration/orders/${begun.id}`)
    await press(page, say('admin-sales.order.edit'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('spinbutton', { name: say('admin-sales.desk.pieces') }).fill('3')
    await dialog.getByRole('button', { name: say('admin-sales.order.preview') }).click()
    await expect(dialog.getByText(/BENVENUTO10/)).toBeVisible()
    const row = dialog.getByRole('row', { name: new RegExp(`^${say('admin-sales.order.sum.discount')}`) })
    const [, told = ''] = await row.getByRole('cell').allTextContents()
    await dialog.getByRole('button', { name: say('admin-sales.order.apply') }).click()
    await expect(dialog).toBeHidden()
    const after = await ask<Sums>(world, 'GET', `/admin/orders/${begun.id}`)
    expect(after.subtotal).toBe(before.subtotal * 3)
    expect(after.discount).toBe(Math.round(after.subtotal / 10))
    expect(Number(told.replace(/\D/g, ''))).toBe(after.discount)
  })

  test('switches a way to pay off, changes what sending costs, and the checkout follows', async ({
    page,
    shop,
    sessions,
  }) => {
    const product = await plainProduct({ shop, sessions })
    const quote = () =>
      ask<{ payments: { code: string }[]; shipping: { code: string; price: number }[] }>(
        { shop, sessions },
        'POST',
        '/checkout/quote',
        { lines: [{ product_id: product.id, quantity: 1 }] },
        'user',
      )
    await page.goto('/administration/payments')
    const cash = page
      .getByRole('checkbox', { name: /contrassegno/i })
      .or(page.getByRole('switch', { name: /contrassegno/i }))
    await cash.first().click({ force: true })
    await expect.poll(async () => (await quote()).payments.map(({ code }) => code)).not.toContain('cash')
    await page.goto('/administration/shipping')
    await press(page, say('admin-sales.shipping.new'))
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
  })

  test('keeps a blocked account out', async ({ page, shop, sessions }) => {
    const { email, password } = await registerPerson(shop.url)
    const user = await userNamed({ shop, sessions }, email)
    await page.goto(`/administration/users/${user.id}`)
    await press(page, say('admin-sales.users.block'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('admin-sales.users.block'), exact: true })
      .click()
    await expect(page.getByText(say('admin-sales.users.block_done'))).toBeVisible()
    const answer = await fetch(`${shop.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(((await answer.json()) as { code: string }).code).toBe('account_blocked')
  })

  test('answers what a customer asked about an order, who reads it there and by letter', async ({
    page,
    shop,
    sessions,
  }) => {
    const world = { shop, sessions }
    const { id } = await placedOrder(world)
    const { number } = await ask<{ number: string }>(world, 'GET', `/admin/orders/${id}`)
    await ask(world, 'POST', `/me/orders/${number}/ticket`, { text: 'Arriva per sabato?' }, 'user')

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

    const ticket = await ask<object>(world, 'GET', `/me/orders/${number}/ticket`, undefined, 'user')
    expect(JSON.stringify(ticket)).toContain('Parte oggi, arriva venerdì.')
    expect(await letterTo(shop, 'ticket-answered', 'user@example.com', number)).toContain('Parte oggi')
  })

  test('handles a return from the request to the goods and the money back', async ({
    page,
    shop,
    sessions,
  }) => {
    type Return = { id: number; status: string; order: { number: string } }
    const first = async () =>
      (await ask<{ data: Return[] }>({ shop, sessions }, 'GET', '/admin/returns')).data[0]!
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
    await press(page, say('admin-sales.returns.approve'))
    await expect(page.getByText(say('admin-sales.returns.done.approved'))).toBeVisible()
    await expect(page.getByRole('dialog')).toBeVisible() // nobody comes to the row as it was
    showList()
    await handle.click()
    await press(page, say('admin-sales.returns.receive'))
    await expect.poll(async () => (await first()).status).toBe('received')
  })

  test('publishes a review over what a colleague did meanwhile, knowing it, and it stands on its product', async ({
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
    const { data } = await ask<{ data: Review[] }>({ shop, sessions }, 'GET', '/admin/reviews?per_page=100')
    const review = data.find(({ status }) => status === 'pending') ?? data[0]!
    const { version } = review
    await ask({ shop, sessions }, 'PATCH', `/admin/reviews/${review.id}`, { status: 'pending', version })
    await page.goto('/administration/products/reviews')
    const publish = page.getByRole('button', {
      name: say('admin-sales.reviews.publish_of', { title: review.title }),
    })
    await expect(publish).toBeVisible()
    const { data: now } = await ask<{ data: Review[] }>(
      { shop, sessions },
      'GET',
      '/admin/reviews?per_page=100',
    )
    const seen = now.find(({ id }) => id === review.id)!
    await ask({ shop, sessions }, 'PATCH', `/admin/reviews/${review.id}`, {
      status: 'hidden',
      version: seen.version,
    })
    await publish.click()
    const both = page.getByRole('dialog', { name: say('admin.conflict.title') })
    await expect(both.getByRole('row').last()).toContainText(say('admin-sales.reviews.status.hidden'))
    await expect(both.getByRole('row').last()).toContainText(say('admin-sales.reviews.status.published'))
    const { data: still } = await ask<{ data: Review[] }>(
      { shop, sessions },
      'GET',
      '/admin/reviews?per_page=100',
    )
    expect(still.find(({ id }) => id === review.id)?.status).toBe('hidden')
    await both.getByRole('button', { name: say('admin.conflict.keep_mine') }).click()
    await expect(page.getByText(say('admin-sales.reviews.done.published'))).toBeVisible()
    await page.goto(`/negozio/${review.product.category_slug}/${review.product.slug}`)
    await expect(page.getByText(review.title).first()).toBeVisible()
  })
})

test('an admin signs in as a customer, is told so, cannot pay, and comes back as himself', async ({
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
  await press(page, say('admin-sales.users.sign_in'))
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
    const answer = await fetch('/api/orders', { method: 'POST', headers, body: '{}' })
    return (await answer.json()).code as string
  })
  expect(refused).toBe('owner_only')
  await banner.getByRole('button', { name: say('nav.visit.leave') }).click()
  await expect(page).toHaveURL(`/administration/users/${user.id}`)
  await expect(banner).toBeHidden()
})
