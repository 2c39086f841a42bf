/** Documents of sales (decision 0060): summary or invoice for the buyer, credit note after a refund, export for the accountant. */
import { randomUUID } from 'node:crypto'
import type { Address } from '../../src/contract/endpoints/account/address.ts'
import type { AdminOrder } from '../../src/contract/endpoints/admin/orders.ts'
import { ask } from '../fixtures/api.ts'
import { openCheckout, packSlug } from '../fixtures/checkout.ts'
import { address, placePaidOrder } from '../fixtures/orders.ts'
import { expectSummary, expectThanks, payButton } from '../fixtures/purchase.ts'
import { expect, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const company: Address = {
  ...address,
  kind: 'company',
  company: 'Conti Giochi S.r.l.',
  partita_iva: '12345670785',
  sdi: 'ABC1234',
}

test.describe('a consumer', () => {
  test.use({ person: 'user' })

  test('gets a summary of a paid order, and reads why no invoice can be issued later', async ({
    page,
    shop,
    sessions,
  }) => {
    const number = await placePaidOrder(shop.url, await sessions.tokenOf('user'), packSlug)
    await page.goto(`/account/orders?order=${number}`)
    await expect(page.getByText(say('orders.document.no_invoice'))).toBeVisible()
    await expect(page.getByRole('button', { name: /Fattura/ })).toHaveCount(0)
    await expectSummary(page)
  })
})

test.describe('a business', () => {
  test.use({ person: 'user' })

  test('gets an invoice for a paid order without a request', async ({ page, shop }) => {
    await openCheckout(page, shop.url, { typed: { billing: company } })
    await expect(page.getByLabel(say('shop.checkout.wants_invoice'))).toHaveCount(0)
    await payButton(page).click()
    await expectThanks(page)
    await page.getByRole('link', { name: say('orders.actions.track') }).click()
    await expect(page.getByRole('button', { name: /^Fattura \d{4}\/\d+ \(PDF\)$/ })).toBeVisible()
    await expect(page.getByText(say('orders.document.no_invoice'))).toHaveCount(0)
  })
})

test.describe('the accountant', () => {
  test.use({ person: 'admin' })

  test('sees the invoice of a business and the credit note of a refund, and exports both', async ({
    page,
    shop,
    sessions,
  }) => {
    const number = await placePaidOrder(shop.url, await sessions.tokenOf('user'), packSlug, company)
    const token = await sessions.tokenOf('admin')
    const { data } = await ask<{ data: AdminOrder[] }>(shop.url, `/admin/orders?search=${number}`, { token })
    await ask(shop.url, `/admin/orders/${data[0]?.id}/refunds`, {
      token,
      headers: { 'idempotency-key': randomUUID() },
      body: { amount: 100, reason: 'Busta danneggiata' },
    })
    await page.goto('/administration/orders/invoices')
    const rows = page.getByRole('row').filter({ hasText: number })
    await expect(rows.filter({ hasText: /NC-\d{4}\/\d+/ })).toHaveCount(1)
    await expect(rows).toHaveCount(2)
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: say('admin-sdi.export') }).click()
    expect((await waiting).suggestedFilename()).toMatch(/\.zip$/)
  })
})
