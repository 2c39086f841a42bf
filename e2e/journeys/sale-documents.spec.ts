/** Documents of sales (decision 0060): summary or invoice for the buyer, credit note after a refund, export of the month for the accountant. */
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import type { Address } from '../../src/contract/endpoints/account/address.ts'
import type { AdminOrder } from '../../src/contract/endpoints/admin/orders.ts'
import type { Order } from '../../src/contract/endpoints/shop/orders.ts'
import { shopTime } from '../../src/lib/shop-clock.ts'
import { ask } from '../fixtures/api.ts'
import { openCheckout, packSlug, storedLine } from '../fixtures/checkout.ts'
import { address, placePaidOrder } from '../fixtures/orders.ts'
import { expectSummary, expectThanks, payButton } from '../fixtures/purchase.ts'
import { askedForPicture, continueAs, expect, type Page, rememberedState, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

const company: Address = {
  ...address,
  kind: 'company',
  company: 'Conti Giochi S.r.l.',
  partita_iva: '12345670785',
  sdi: 'ABC1234',
}

/** Returns the number on the button of the order's document, `2026/7` or `NC-2026/3`. */
async function documentNumber(page: Page, kind: 'invoice' | 'credit_note'): Promise<string> {
  const [before = '', after = ''] = say(`orders.document.${kind}`, { number: '|' }).split('|')
  const button = page.getByRole('button').filter({ hasText: before })
  const text = (await button.textContent()) ?? ''
  return text.slice(text.indexOf(before) + before.length, text.lastIndexOf(after))
}

/** Clicks the button and returns the file that the browser saves. */
async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file = await waiting
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
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
  test.use({ person: 'user', kept: askedForPicture })

  test('exports the invoice of a business and the credit note of a partial return', async ({
    page,
    shop,
    sessions,
  }) => {
    const become = async (person: 'user' | 'admin') => {
      const visit = { person, consent: { analytics: false, marketing: false }, kept: askedForPicture }
      await continueAs(page, await rememberedState({ shop, sessions }, visit))
    }
    const shipped = await test.step('a business buys two packs, which are shipped', async () => {
      const items = [await storedLine(shop.url, packSlug, 2)]
      await openCheckout(page, shop.url, { typed: { billing: company }, items })
      await payButton(page).click()
      await expectThanks(page)
      await page.getByRole('link', { name: say('orders.actions.track') }).click()
      const invoice = await documentNumber(page, 'invoice')
      const number = new URL(page.url()).searchParams.get('order') ?? ''
      const token = await sessions.tokenOf('admin')
      const { data } = await ask<{ data: AdminOrder[] }>(shop.url, `/admin/orders?search=${number}`, {
        token,
      })
      await ask(shop.url, `/admin/orders/${data[0]?.id}/parcels`, { token, body: { carrier: 'BRT' } })
      return { invoice, number }
    })

    await test.step('the business requests the return of one of them', async () => {
      await page.reload()
      await page.getByRole('button', { name: say('orders.return.open') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/^Quantità di /).selectOption('1')
      await dialog.getByRole('button', { name: say('orders.return.send') }).click()
      await expect(dialog).toBeHidden()
    })

    await test.step('the shop receives the piece and refunds it', async () => {
      await become('admin')
      await page.goto(`/administration/orders/returns?search=${shipped.number}`)
      const row = page.getByRole('row').filter({ hasText: shipped.number })
      const dialog = page.getByRole('dialog')
      for (const decision of ['approve', 'receive']) {
        await row.getByRole('button', { name: say('admin-sales.returns.handle') }).click()
        await dialog.getByRole('button', { name: say(`admin-sales.returns.${decision}`) }).click()
        await expect(dialog).toBeHidden()
      }
    })

    const order = await test.step('the business sees the credit note', async () => {
      await become('user')
      await page.goto(`/account/orders?order=${shipped.number}`)
      const creditNote = await documentNumber(page, 'credit_note')
      const token = await sessions.tokenOf('user')
      const { due, refunded } = await ask<Order>(shop.url, `/me/orders/${shipped.number}`, { token })
      expect(refunded).toBeGreaterThan(0)
      return { ...shipped, creditNote, due, refunded }
    })

    await test.step('the accountant exports the month as XML and as a journal', async () => {
      await become('admin')
      await page.goto('/administration/orders/invoices')
      const today = shopTime(new Date()).slice(0, 10)
      await page.getByLabel(say('admin-sales.orders.from'), { exact: true }).fill(`${today.slice(0, 8)}01`)
      await page.getByLabel(say('admin-sales.orders.to'), { exact: true }).fill(today)
      await expect(page.getByRole('row').filter({ hasText: order.number })).toHaveCount(2)

      const archive = await download(page, say('admin-sdi.export'))
      expect(archive.name).toMatch(/\.zip$/)
      const files = Object.values(unzipSync(archive.bytes)).map(bytes => strFromU8(bytes))
      const fileOf = (number: string) => files.find(xml => xml.includes(`<Numero>${number}</Numero>`))
      expect(fileOf(order.invoice)).toContain('<TipoDocumento>TD01</TipoDocumento>')
      expect(fileOf(order.creditNote)).toContain('<TipoDocumento>TD04</TipoDocumento>')
      expect(fileOf(order.creditNote)).toContain(`<IdDocumento>${order.invoice}</IdDocumento>`)

      const journal = await download(page, say('react-admin.action.export'))
      expect(journal.name).toMatch(/\.csv$/)
      const { data } = Papa.parse<Record<string, string>>(strFromU8(journal.bytes).replace('\uFEFF', ''), {
        header: true,
        delimiter: ';',
        skipEmptyLines: true,
      })
      const amounts = (number: string) =>
        data
          .filter(row => row[say('admin-sales.invoices.number')] === number)
          .map(row => Number(row[say('admin-sales.invoices.due')]?.replace(/[^\d-]/g, '')))
      expect(amounts(order.invoice)).toEqual([order.due])
      expect(amounts(order.creditNote)).toEqual([-order.refunded])
    })
  })
})
