/** The shop works on a customer: a note, a tag, an address, and the merge of a guest with the account of the same verified address. */
import { randomUUID } from 'node:crypto'
import type { Quote } from '../../src/contract/endpoints/shop/checkout.ts'
import type { Order } from '../../src/contract/endpoints/shop/orders.ts'
import type { LegalVersionHead } from '../../src/contract/endpoints/site/legal.ts'
import { type AdminContext, clickButton, userNamed } from '../fixtures/admin-calls.ts'
import { ask } from '../fixtures/api.ts'
import { emailTo, linkIn } from '../fixtures/mail.ts'
import { address } from '../fixtures/orders.ts'
import { plainProduct } from '../fixtures/placed-order.ts'
import { registerPerson } from '../fixtures/sessions.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ person: 'admin' })
test.describe.configure({ timeout: 120_000 })

const customers = (key: string, values?: Record<string, string>) =>
  say(`admin-sales.customers.${key}`, values)

/** Orders one piece as a guest, to pay on delivery. Returns the number of the order. */
async function orderAsGuest(context: AdminContext, contact_email: string): Promise<string> {
  const { url } = context.shop
  const { id } = await plainProduct(context)
  const cart = { lines: [{ product_id: id, quantity: 1 }], payment_method: 'cash' }
  const { totals } = await ask<Quote>(url, '/checkout/quote', { body: cart })
  const legal = await ask<LegalVersionHead[]>(url, '/legal/in-force')
  const { order } = await ask<{ order: Order }>(url, '/guest/orders', {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      ...cart,
      contact_email,
      shipping_address: address,
      legal_version_ids: legal.map(({ id }) => id),
      expected_due: totals.due,
    },
  })
  return order.number
}

async function addTag(page: Page, tag: string): Promise<void> {
  const field = page.getByLabel(say('admin-sales.tags.add'), { exact: true })
  await field.fill(tag)
  await field.press('Enter')
  await expect(
    page.getByRole('button', { name: say('admin-sales.tags.remove', { name: tag }) }),
  ).toBeVisible()
}

/** Fills the fields of the open address dialog and saves it. */
async function saveAddress(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const [field, text] of Object.entries(fields)) await dialog.locator(`input[name=${field}]`).fill(text)
  await dialog.getByRole('button', { name: say('react-admin.action.confirm'), exact: true }).click()
}

test('writes a note, a tag and an address of a customer, and merges a guest with the account of the same verified address', async ({
  page,
  shop,
  sessions,
}) => {
  const context = { shop, sessions }
  const { email, name } = await registerPerson(shop.url)
  const link = linkIn(await emailTo(shop, 'verify-address', email), '/verify-email/')
  await ask(shop.url, '/auth/verify-email', { body: { token: link.split('/').at(-1) } })
  const number = await orderAsGuest(context, email)
  const { id } = await userNamed(context, email)

  await page.goto('/administration/users')
  await page.getByRole('searchbox', { name: say('admin.list.search'), exact: true }).fill(email)
  await expect(page.getByRole('row')).toHaveCount(3) // heading, account, guest
  await page.getByRole('link', { name: address.name, exact: true }).click()
  const note = page.getByLabel(say('admin-sales.order.note'), { exact: true })
  await note.fill('Chiama dopo le 18')
  await clickButton(page, say('admin-sales.order.write_note'))
  await expect(page.getByText('Chiama dopo le 18').last()).toBeVisible()
  await expect(note).toHaveValue('')
  await addTag(page, 'fiera')

  await clickButton(page, customers('merge'))
  const account = page.getByRole('dialog').getByRole('listitem').filter({ hasText: name })
  await account.getByRole('button', { name: customers('merge_choose') }).click()
  await clickButton(page, customers('merge_now'))
  await expect(page).toHaveURL(new RegExp(`/administration/users/${id}$`))
  await expect(page.getByText('Chiama dopo le 18')).toBeVisible()
  await expect(
    page.getByRole('button', { name: say('admin-sales.tags.remove', { name: 'fiera' }) }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: number }).first()).toBeVisible()

  await clickButton(page, customers('add_address'))
  await saveAddress(page, { street: 'Via Po 1', zip: '10123', city: 'Torino', province: 'ZZ' })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(say('validation.province_it')).first()).toBeVisible()
  await saveAddress(page, { province: 'TO' })
  await expect(dialog).toBeHidden()
  const line = [name, 'Via Po 1', 'Torino'].join(', ')
  await clickButton(page, customers('change_address_of', { address: line }))
  await saveAddress(page, { street: 'Via Po 9' })
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByText('Via Po 9')).toBeVisible()
  await expect(page.getByText(customers('is_default'), { exact: true })).toBeVisible()
  await expect(page.getByText(address.street).first()).toBeVisible() // of the order that was merged
})
