/** Reads an electronic invoice from the stored content of a document (decision 0060). Pure. */
import type { Address } from '@/contract/endpoints/account/address.ts'
import type { UnwritableReason } from '@/contract/endpoints/admin/sdi-codes.ts'
import type { Company } from '@/contract/settings.ts'
import type { Natura } from '@/domain/tax/tax-classes.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import type { DocumentContent, DocumentRow, DocumentTax } from '../../db/schema/sale-documents.ts'
import { naturaOf, provisionOf, stampDuty } from '../invoices/natura.ts'
import { documentNumber, type SaleDocumentRow, taxesOfDocument } from '../invoices/sale-documents-repo.ts'
import type { Buyer, Fattura, FatturaLine, FatturaSummary, Seller } from './write-fattura.ts'

/** The parts of `37121 Verona VR, Italia`, of `REA VR-412345` and of `20.000 € i.v.` (settings of the company). */
const place = /^(\d{5})\s+(.+?)\s+\(?([A-Z]{2})\)?(?:\s*,.*)?$/
const register = /\b([A-Z]{2})[\s-]*(\d{1,20})\b/
const capital = /^([\d.]+)(?:,(\d{2}))?/

function capitalOf(text: string): string {
  const [, whole, cents = '00'] = capital.exec(text.trim()) ?? []
  return whole ? `${whole.replaceAll('.', '')}.${cents}` : ''
}

/** Returns undefined when the settings lack the name, street, place or VAT number in their forms. */
function sellerOf(company: Company, regime: string): Seller | undefined {
  const [, zip, city, province] = place.exec(company.place.trim()) ?? []
  const vat = company.vat_number.replace(/\s|^IT/g, '')
  if (!zip || !city || !province || !company.name || !company.street || !/^\d{11}$/.test(vat))
    return undefined
  const [, office, number] = register.exec(company.register) ?? []
  return {
    vat,
    name: company.name,
    regime,
    place: { street: company.street, zip, city, province, country: 'IT' },
    register: office && number ? { office, number, capital: capitalOf(company.capital) } : null,
  }
}

const foreignZip = '00000'
const withoutVat = { union: '0000000', elsewhere: '99999999999' } // a foreign buyer without a VAT number

function vatOf({ country, partita_iva, kind }: Address): Buyer['vat'] {
  if (country === 'IT') return kind === 'company' && partita_iva ? { country, code: partita_iva } : null
  const code = partita_iva.replace(new RegExp(`^${country === 'GR' ? 'EL' : country}`), '')
  return { country, code: code || (kind === 'company' ? withoutVat.elsewhere : withoutVat.union) }
}

/** A person's last word is the family name. The exchange system does not compare names. */
function nameOf({ kind, company, name }: Address): Buyer['name'] {
  const [, first, last] = /^(.+)\s(\S+)$/.exec(name.trim()) ?? []
  if (kind === 'company' || !first || !last) return { company: company || name }
  return { first, last }
}

function recipientOf({ country, sdi }: Address): string {
  if (country === 'IT') return sdi || '0000000'
  return country === 'SM' ? '2R4GTO8' : 'XXXXXXX'
}

function buyerOf(address: Address): Buyer {
  const isItalian = address.country === 'IT'
  return {
    vat: vatOf(address),
    taxCode: isItalian ? address.codice_fiscale : '',
    name: nameOf(address),
    place: {
      street: [address.street, address.street_extra].filter(Boolean).join(', '),
      zip: isItalian ? address.zip : foreignZip,
      city: address.city,
      province: isItalian ? address.province : '',
      country: address.country,
    },
    recipientCode: recipientOf(address),
    pec: isItalian ? address.pec : '',
  }
}

const payments = { cash: 'MP01', transfer: 'MP05', card: 'MP08' } as const

function naturaOfRow(row: DocumentRow, content: DocumentContent, address: Address): Natura | null {
  const isService = (one: DocumentRow) => one.kind === 'line' && one.is_digital === true
  const goods = content.rows.filter(one => one.kind === 'line' && !isService(one))
  const operation = {
    country: address.country,
    isBusiness: address.kind === 'company' && address.partita_iva !== '',
    isService: row.kind === 'line' ? isService(row) : goods.length === 0, // shipping and coupon follow the goods
  }
  return naturaOf(operation) ?? null
}

interface Rated {
  part: number
  line: FatturaLine
}

/** One summary per rate and Natura. */
function summariesOf(
  rows: readonly Rated[],
  taxes: readonly DocumentTax[],
  wording: Wording,
): FatturaSummary[] {
  const keyOf = ({ line }: Rated) => `${line.rate} ${line.natura}`
  return [...new Set(rows.map(keyOf))].map(key => {
    const group = rows.filter(row => keyOf(row) === key)
    const [first] = group
    const natura = first?.line.natura ?? null
    const parts = [...new Set(group.map(({ part }) => part))]
    return {
      rate: first?.line.rate ?? 0,
      natura,
      provision: natura ? wording(natura) : '',
      taxable: group.reduce((sum, { line }) => sum + line.net, 0),
      vat: natura ? 0 : parts.reduce((sum, part) => sum + (taxes[part]?.vat ?? 0), 0),
    }
  })
}

type Wording = (natura: Natura) => string

/** What the settings add to a stored document. */
export interface FatturaSettings {
  regime: string
  zero_natura: Natura | '' // of sales in Italy without VAT whose document names no reason
  zero_provision: string
}

/** @param progressive five letters and digits, unique for ever */
export function fatturaOf(
  document: SaleDocumentRow,
  progressive: string,
  { regime, zero_natura, zero_provision }: FatturaSettings,
): Fattura | UnwritableReason {
  const { content, kind, issued_at } = document
  const seller = sellerOf(content.seller, regime)
  const { address } = content.buyer
  if (kind === 'earlier_invoice') return 'earlier'
  if (content.currency !== 'euro') return 'currency'
  if (!seller) return 'seller'
  if (!address) return 'buyer'
  const date = shopTime(issued_at).slice(0, 10)
  const taxes = taxesOfDocument(document)
  const rows = content.rows.map((row): Rated => {
    const part = row.part ?? 0
    const rate = taxes[part]?.percent ?? 0
    const reason = content.taxes ? taxes[part]?.natura : naturaOfRow(row, content, address)
    const line = {
      text: [row.title, row.detail].filter(Boolean).join(' · '),
      quantity: row.quantity ?? 1,
      net: row.net,
      rate,
      natura: rate === 0 ? reason || zero_natura || null : null,
    }
    return { part, line }
  })
  const lines = rows.map(({ line }) => line)
  const wording: Wording = natura => (natura === zero_natura && zero_provision) || provisionOf(natura, date)
  const summaries = summariesOf(rows, taxes, wording)
  return {
    progressive,
    type: kind === 'credit_note' ? 'TD04' : 'TD01',
    date,
    number: documentNumber(document, content.order.number),
    total: document.due,
    stamp: stampDuty(summaries.flatMap(({ natura, taxable }) => (natura ? [{ natura, taxable }] : []))),
    corrects: content.corrects && {
      number: content.corrects.number,
      date: shopTime(new Date(content.corrects.issued_at)).slice(0, 10),
    },
    cause: content.credited?.reason ?? '',
    seller,
    buyer: buyerOf(address),
    lines,
    summaries,
    payment: payments[content.order.payment_method],
  }
}
