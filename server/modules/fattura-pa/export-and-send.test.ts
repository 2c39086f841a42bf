import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { FailedCheck, InvoiceRow } from '@/contract/endpoints/admin/accounting.ts'
import { buyerCorrections, saleDocuments } from '../../db/schema/sale-documents.ts'
import { readWhole, StorageError } from '../../kernel/files/file-store.ts'
import { documentById } from '../invoices/sale-documents-repo.ts'
import { type CheckoutFixture, home, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'
import { readReceipt } from './import-receipt.ts'
import { lawSchemas } from './testing/law-data.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

const company = {
  ...home,
  kind: 'company' as const,
  company: 'Giochi Riuniti S.r.l.',
  partita_iva: '00743110157',
  sdi: 'M5UXCR1',
}

/** Pays an order of a business and returns its invoice as the administration lists it. */
async function invoice(changes: object = {}): Promise<InvoiceRow> {
  const product = await shop.shelve(50)
  const cart = { lines: [line(product.id)], payment_method: 'card' as const }
  const { totals } = await shop.quote(cart, 'user')
  const { body } = await shop.place(cart, {
    changes: { expected_due: totals.due, billing_address: { ...company, ...changes } },
  })
  const { number } = body.order
  await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
  const [row] = await listed(number)
  if (!row) throw new Error('no invoice was issued')
  return row
}

const listed = async (search: string) =>
  (await shop.call('GET', `/admin/invoices?search=${search}`, { as: 'admin' })).json<{ data: InvoiceRow[] }>()
    .data
const post = async <T>(path: string, body?: object) =>
  (await shop.call('POST', `/admin/invoices${path}`, { as: 'admin', body })).json<T>()

interface Exported {
  content: string
  count: number
  failed: FailedCheck[]
}
interface Sent {
  file: InvoiceRow['file']
  failed: FailedCheck[]
  code?: string
}

/** Only its form: the exchange system's signature is not verified. */
const signature = `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/><ds:Reference><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue>AAAA</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>AAAA</ds:SignatureValue></ds:Signature>`

const receipt = (root: string, fileName: string, inner: string) =>
  `<?xml version="1.0"?><types:${root} xmlns:types="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0" versione="1.0"><IdentificativoSdI>111</IdentificativoSdI><NomeFile>${fileName}</NomeFile><Hash>2c1a</Hash><DataOraRicezione>2026-11-28T12:00:00Z</DataOraRicezione>${inner}<MessageId>1</MessageId>${signature}</types:${root}>`
const refusal = (fileName: string) =>
  receipt(
    'RicevutaScarto',
    fileName,
    '<ListaErrori><Errore><Codice>00404</Codice><Descrizione>Fattura duplicata</Descrizione><Suggerimento>Verificare</Suggerimento></Errore></ListaErrori>',
  )
const delivery = (fileName: string) =>
  receipt(
    'RicevutaConsegna',
    fileName,
    '<DataOraConsegna>2026-11-28T12:05:00Z</DataOraConsegna><Destinatario><Codice>M5UXCR1</Codice></Destinatario>',
  )

describe('export of electronic invoices', () => {
  it('writes one file per document into a ZIP, and the same file again', async () => {
    const { id, number } = await invoice()
    const first = await post<Exported>('/export', { ids: [id] })
    expect(first).toMatchObject({ count: 1, failed: [] })
    const files = unzipSync(new Uint8Array(Buffer.from(first.content, 'base64')))
    const [[name, data] = ['', new Uint8Array()]] = Object.entries(files)
    expect(name).toMatch(/^IT01234567897_[0-9A-Z]{5}\.xml$/)
    const xml = Buffer.from(data).toString('utf8')
    expect(xml).toContain(`<Numero>${number}</Numero>`)
    expect(xml).toContain('<IdCodice>00743110157</IdCodice>')
    const again = await post<Exported>('/export', { ids: [id] })
    expect(Object.keys(unzipSync(new Uint8Array(Buffer.from(again.content, 'base64'))))).toEqual([name])
    expect((await listed(number))[0]?.file).toEqual({ state: 'to_send', file_name: name, reason: '' })
  })

  it('lists a document that fails a check with its code and leaves it out', async () => {
    const { id, number } = await invoice({ sdi: '', pec: 'sdi01@pec.fatturapa.it' })
    const { count, content, failed } = await post<Exported>('/export', { ids: [id] })
    expect([count, content]).toEqual([0, ''])
    expect(failed).toEqual([{ id, number, codes: ['00330'], detail: '' }])
    expect((await listed(number))[0]?.file).toBeNull()
  })

  it('is refused to everyone but an admin', async () => {
    const { statusCode } = await shop.call('POST', '/admin/invoices/export', { as: 'user', body: {} })
    expect(statusCode).toBe(403)
  })
})

describe('transmission of electronic invoices', () => {
  it('writes the file into the folder and marks the document as sent, then as delivered by its receipt', async () => {
    const { id, number } = await invoice()
    const { file } = await post<Sent>(`/${id}/send`)
    expect(file?.state).toBe('sent')
    const written = await readWhole(shop.context.files, `fatture/${file?.file_name}`)
    expect(String(written)).toContain(`<Numero>${number}</Numero>`)
    expect(await post('/receipts', { xml: delivery(file?.file_name ?? '') })).toMatchObject({
      number,
      file: { state: 'delivered' },
    })
    expect((await post<Sent>(`/${id}/send`)).code).toBe('order_state')
  })

  it('sends a refused document again as another file with the same number', async () => {
    const { id, number } = await invoice()
    const { file } = await post<Sent>(`/${id}/send`)
    await post('/receipts', { xml: refusal(file?.file_name ?? '') })
    expect((await listed(number))[0]?.file).toMatchObject({
      state: 'refused',
      reason: '00404 Fattura duplicata',
    })
    const again = await post<Sent>(`/${id}/send`)
    expect(again.file?.state).toBe('sent')
    expect(again.file?.file_name).not.toBe(file?.file_name)
  })

  it('hands the same file over again if the process ended before the document was marked as sent', async () => {
    const { id, number } = await invoice()
    const { files } = shop.context
    const handedOver: string[] = []
    const write = vi.spyOn(files, 'write').mockImplementationOnce(async key => {
      handedOver.push(key)
      throw new StorageError('storage_unreachable', 'The file storage does not respond.')
    })
    const failed = await shop.call('POST', `/admin/invoices/${id}/send`, { as: 'admin' })
    expect(failed.statusCode).toBeGreaterThanOrEqual(500)
    expect((await listed(number))[0]?.file?.state).toBe('to_send')
    write.mockRestore()
    const { file } = await post<Sent>(`/${id}/send`)
    expect(file?.state).toBe('sent')
    expect(handedOver).toEqual([`fatture/${file?.file_name}`])
  })

  it('keeps the state of a receipt that arrives while the file is handed over', async () => {
    const { id, number } = await invoice()
    const { files } = shop.context
    const { write } = files
    vi.spyOn(files, 'write').mockImplementationOnce(async (key, content) => {
      await write(key, content)
      await post('/receipts', { xml: delivery(key.replace('fatture/', '')) })
    })
    await post<Sent>(`/${id}/send`)
    expect((await listed(number))[0]?.file?.state).toBe('delivered')
    vi.restoreAllMocks()
  })

  it('refuses text that is no receipt and a receipt of another program', async () => {
    expect(await post('/receipts', { xml: '<a/>' })).toMatchObject({
      code: 'validation',
      fields: [{ path: 'xml', code: 'receipt_invalid' }],
    })
    expect(await post('/receipts', { xml: delivery('IT01234567897_ZZZZZ.xml') })).toMatchObject({
      fields: [{ path: 'xml', code: 'receipt_unknown' }],
    })
  })

  it('reads receipts that follow the official schema, and no others', async () => {
    const name = 'IT01234567897_00001.xml'
    expect(await readReceipt(delivery(name), lawSchemas())).toMatchObject({
      fileName: name,
      state: 'delivered',
    })
    expect(await readReceipt(refusal(name), lawSchemas())).toMatchObject({ state: 'refused' })
    const bad = delivery(name).replace('<Hash>2c1a</Hash>', '')
    expect(await readReceipt(bad, lawSchemas())).toBeUndefined()
  })
})

describe('the buyer of a refused document', () => {
  const correct = (id: number, changes: object) =>
    shop.call('POST', `/admin/invoices/${id}/buyer`, {
      as: 'admin',
      body: { address: { ...company, ...changes } },
    })
  const right = { partita_iva: '12345678903', sdi: '0000000' }

  async function refusedInvoice() {
    const row = await invoice()
    const { file } = await post<Sent>(`/${row.id}/send`)
    await post('/receipts', { xml: refusal(file?.file_name ?? '') })
    return { ...row, refusedFile: file?.file_name ?? '' }
  }
  const storedBuyer = async (id: number) => {
    const [row] = await shop.context.db.select().from(saleDocuments).where(eq(saleDocuments.id, id))
    return row?.content.buyer.address
  }

  it('writes the corrected buyer into the next file, list and PDF without changing number, document or refused file', async () => {
    const { id, number, issued_at, refusedFile } = await refusedInvoice()
    expect((await correct(id, right)).statusCode).toBe(200)
    const { file } = await post<Sent>(`/${id}/send`)
    const xml = String(await readWhole(shop.context.files, `fatture/${file?.file_name}`))
    expect(xml).toContain(`<Numero>${number}</Numero>`)
    expect(xml).toContain(`<Data>${issued_at.slice(0, 10)}</Data>`)
    expect(xml).toContain('<IdCodice>12345678903</IdCodice>')
    expect(xml).not.toContain('00743110157')
    expect((await listed(number))[0]).toMatchObject({
      buyer: { tax_id: right.partita_iva },
      file: { state: 'sent' },
    })
    expect(await documentById(shop.context.db, id)).toMatchObject({ content: { buyer: { address: right } } })
    expect(await storedBuyer(id)).toMatchObject({ partita_iva: company.partita_iva })
    expect(String(await readWhole(shop.context.files, `fatture/${refusedFile}`))).toContain('00743110157')
  })

  it('writes the corrected buyer into the credit note', async () => {
    const { id, number } = await refusedInvoice()
    await correct(id, right)
    await shop.call('POST', `/admin/invoices/${id}/credit-notes`, {
      as: 'admin',
      body: { amount: 100, reason: 'Sconto' },
      headers: { 'idempotency-key': 'correction-of-buyer' },
    })
    const note = (await listed('')).find(({ corrects }) => corrects === number)
    expect(note?.buyer.tax_id).toBe(right.partita_iva)
  })

  it('rejects a correction while the exchange system may have the file', async () => {
    const { id } = await invoice()
    await post<Sent>(`/${id}/send`)
    const response = await correct(id, right)
    expect([response.statusCode, response.json().code]).toEqual([409, 'order_state'])
    expect(await storedBuyer(id)).toMatchObject({ partita_iva: company.partita_iva })
  })

  it('rejects another country or kind of buyer', async () => {
    const { id } = await refusedInvoice()
    const response = await correct(id, { kind: 'person', codice_fiscale: 'RSSMRA85T10A562S' })
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { code: 'validation', fields: [{ path: 'address.kind', code: 'buyer_fixed' }] },
    ])
  })

  it('rejects an invalid corrected address', async () => {
    const { id } = await refusedInvoice()
    const response = await correct(id, { partita_iva: '00743110158' })
    expect(response.json()).toMatchObject({ code: 'validation', fields: [{ path: 'address.partita_iva' }] })
    expect((await correct(2_000_000, right)).statusCode).toBe(404)
  })

  it('rejects updates and deletes of buyer corrections in the database', async () => {
    const { id } = await refusedInvoice()
    await correct(id, right)
    await expect(shop.context.db.update(buyerCorrections).set({ address: company })).rejects.toThrow()
  })
})
