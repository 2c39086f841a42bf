/** Renders the stored content of a document as a PDF, in the language of its order and in the shop's current colours. */
import { formatTag } from '@/contract/locales.ts'
import type { Palette } from '@/contract/palette.ts'
import { href } from '@/contract/paths.ts'
import { formatMoney } from '@/domain/money.ts'
import { dayWords } from '@/i18n/dates.ts'
import type { DocumentContent, DocumentRow } from '../../db/schema/sale-documents.ts'
import { writtenAddress } from '../../email/written-address.ts'
import { creaturePng } from './creature-png.ts'
import type { DocumentFacts } from './document-pdf.ts'
import { documentNumber, type SaleDocumentRow, taxesOfDocument } from './sale-documents-repo.ts'
import { invoiceWords } from './words.ts'

type Say = DocumentFacts['say']

function buyerLines({ buyer: { address, email }, locale }: DocumentContent, say: Say): string[] {
  if (!address) return [email ?? '—']
  const { partita_iva, codice_fiscale, sdi, pec } = address
  return [
    ...writtenAddress(address, locale),
    partita_iva && `${say('vat_number')} ${partita_iva}`,
    codice_fiscale && `${say('tax_code')} ${codice_fiscale}`,
    [sdi && `SDI ${sdi}`, pec].filter(Boolean).join(' · '),
  ].filter(Boolean)
}

const tierWords = { base: '', reseller: 'tier_reseller', other: 'tier_other' } as const

/** Why there is no VAT, or whose VAT it is. */
function taxNotes({ taxes = [], buyer, without_vat = [] }: DocumentContent, say: Say): string[] {
  const isReversed = taxes.some(
    ({ natura }) => natura === 'N3.2' || (natura === 'N2.1' && buyer.address?.kind === 'company'),
  )
  const law = without_vat.map(({ text }) => text).join('; ')
  return [
    ...(law ? [say('note_without_vat', { law })] : []),
    ...(isReversed ? [say('note_reverse_charge')] : []),
    ...(taxes.some(({ is_oss }) => is_oss) ? [say('note_oss')] : []),
  ]
}

function notesOf({ kind, content }: SaleDocumentRow, say: Say): string[] {
  return [...kindNotes(kind, content, say), ...taxNotes(content, say)]
}

function kindNotes(
  kind: SaleDocumentRow['kind'],
  { corrects, credited, law, locale }: DocumentContent,
  say: Say,
): string[] {
  const reference = law.map(({ text }) => text).join('; ')
  if (kind === 'earlier_invoice') return [say('note_earlier')]
  if (kind === 'summary') return [say('note_summary', { law: reference })]
  if (!corrects) return []
  const day = dayWords(new Date(corrects.issued_at), locale, 'short')
  return [
    say('note_credit', { number: corrects.number, day, law: reference }),
    ...(credited ? [say('note_reason', { reason: credited.reason })] : []),
  ]
}

/** With several rates, each row names its own. */
const withRates = (
  rows: readonly DocumentRow[],
  taxes: readonly { percent: string }[],
  say: Say,
): DocumentRow[] =>
  taxes.length < 2
    ? [...rows]
    : rows.map(row => ({
        ...row,
        detail: [row.detail, say('vat_total', { percent: taxes[row.part ?? 0]?.percent ?? '' })]
          .filter(Boolean)
          .join(' · '),
      }))

interface Look {
  palette: Palette // decides the colours
  publicUrl: string // in the address of the QR code
}

/** Reads only the stored content. Several documents are one file, in their order. */
export async function renderDocuments(
  [first, ...others]: readonly [SaleDocumentRow, ...SaleDocumentRow[]],
  look: Look,
): Promise<Buffer> {
  const { documentsPdf } = await import('./document-pdf.ts') // loaded with its library on the first document
  async function* othersFacts() {
    for (const document of others) yield factsOf(document, look)
  }
  return documentsPdf(await factsOf(first, look), othersFacts())
}

async function factsOf(document: SaleDocumentRow, { palette, publicUrl }: Look): Promise<DocumentFacts> {
  const { content, kind, issued_at } = document
  const { locale, order } = content
  const iso = formatTag(locale)
  const say: Say = (key, values) => invoiceWords(locale, `invoice.${key}`, values)
  const tier = tierWords[order.tier]
  const taxes = taxesOfDocument(document).map(({ percent, vat }) => ({
    percent: percent.toLocaleString(iso),
    vat,
  }))
  const paid = kind !== 'credit_note' ? 'paid_on' : content.credited ? 'issued_on' : 'credited_on'
  return {
    palette,
    title: `${say(`title_${kind}`)} ${documentNumber(document, order.number)}`,
    issued: dayWords(issued_at, locale, 'long'),
    language: iso,
    created: issued_at,
    siteName: content.site_name,
    seller: content.seller,
    buyer: buyerLines(content, say),
    order: [
      order.number,
      dayWords(new Date(order.placed_at), locale, 'long'),
      say('paid_with', { method: order.payment_name }),
      order.shipping_name,
      tier && say(tier),
    ].filter(Boolean),
    rows: withRates(content.rows, taxes, say),
    taxes,
    taxable: document.taxable,
    due: document.due,
    paid: say(paid, { day: dayWords(issued_at, locale, 'short') }),
    notes: notesOf(document, say),
    link: `${publicUrl}${href('accountOrders', locale)}?order=${order.number}`,
    creature: await creaturePng('gufosaggio'),
    say,
    money: cents => formatMoney(cents, iso, content.currency),
  }
}
