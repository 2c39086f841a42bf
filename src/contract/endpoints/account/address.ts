/**
 * Shipping and billing addresses. The Italian fields depend on one another: a company needs its partita IVA and a way to receive the
 * invoice (SDI code or PEC); a person who requests an invoice needs the codice fiscale and may receive it by PEC.
 */
import { z } from 'zod'
import { isItalianProvince, italianProvince } from '../../../domain/italian-provinces.ts'
import {
  codiceFiscale,
  isCodiceFiscale,
  isPartitaIva,
  isSdiCode,
  sdiCode,
} from '../../../domain/italian-tax.ts'
import { isPostalCode, postalCode } from '../../../domain/postal-code.ts'
import { isMemberState } from '../../../domain/tax/member-states.ts'
import { vatNumber } from '../../../domain/vat-number.ts'
import { cleanCode, cleanLine, cleanPhone } from '../../../lib/clean-text.ts'
import { emailAddress, emailShape } from '../../../lib/email-address.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams } from '../../envelope.ts'

/**
 * Possible countries of an address, as ISO 3166 codes. The setting `shipping_countries` limits where the shop sells. Intl provides their
 * names in the reader's language.
 */
export const countries = [
  'IT',
  'SM',
  'VA',
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const
export const Country = z.enum(countries, { error: 'required' })
export type Country = z.infer<typeof Country>

/** The member states of the European Union, where one VAT rate may apply to all customers (rule for small sellers). */
export const unionCountries: readonly Country[] = countries.filter(isMemberState)

const line = (max: number) => z.string({ error: 'required' }).overwrite(cleanLine).max(max, 'too_long')
const needed = (max: number) => line(max).min(1, 'required')
/** Cleaned before its length is checked, because it may contain spaces and a label. */
const code = (read: (text: string) => string, max: number) =>
  z.string({ error: 'required' }).overwrite(read).max(max, 'too_long').default('')

const Fields = z.strictObject({
  kind: z.enum(['person', 'company'], { error: 'required' }),
  name: needed(80), // the recipient
  company: line(120).default(''),
  street: needed(120),
  street_extra: line(120).default(''),
  zip: needed(12),
  city: needed(80),
  province: line(40).default(''), // two letters in Italy
  country: Country,
  phone: code(cleanPhone, 30),
  codice_fiscale: code(codiceFiscale, 20),
  partita_iva: code(text => cleanCode(text).toUpperCase(), 40), // its form depends on the country
  sdi: code(sdiCode, 10),
  pec: code(emailAddress, 120),
})

type AddIssue = (path: keyof z.infer<typeof Fields>, message: string) => void

function checkPlace(address: z.infer<typeof Fields>, fault: AddIssue): void {
  if (address.phone && !/^\+?[\d ()/.-]{5,30}$/.test(address.phone)) fault('phone', 'phone')
  const isIncomplete = address.country === 'IT' && !/^\d{5}$/.test(address.zip)
  if (!isPostalCode(address.zip, address.country)) fault('zip', isIncomplete ? 'zip_it' : 'zip')
  if (address.country !== 'IT') return
  if (!isItalianProvince(address.province)) fault('province', 'province_it')
}

function checkTax(address: z.infer<typeof Fields>, fault: AddIssue): void {
  const { kind, company, country, codice_fiscale, partita_iva, sdi, pec } = address
  if (pec && !emailShape.test(pec)) fault('pec', 'email')
  if (kind === 'company' && !company) fault('company', 'required')
  if (country !== 'IT') return
  if (codice_fiscale && !isCodiceFiscale(codice_fiscale)) fault('codice_fiscale', 'codice_fiscale')
  if (sdi && !isSdiCode(sdi)) fault('sdi', 'sdi')
  if (kind === 'person') return
  if (!isPartitaIva(partita_iva)) fault('partita_iva', partita_iva ? 'partita_iva' : 'required')
  if (!sdi && !pec) fault('sdi', 'sdi_or_pec')
}

const taxFields = ['company', 'codice_fiscale', 'partita_iva', 'sdi', 'pec'] as const
export type TaxField = (typeof taxFields)[number]

/** Returns the tax fields of an address. Forms show these and no others. */
export function taxFieldsOf({ kind, country }: { kind?: string; country?: string }): readonly TaxField[] {
  const isCompany = kind === 'company'
  if (country !== 'IT') return isCompany ? ['company', 'partita_iva'] : []
  return isCompany ? taxFields : ['codice_fiscale', 'pec']
}

/** Clears fields that the form no longer shows, because the kind of buyer or the country changed. */
const withoutHidden = (address: z.infer<typeof Fields>): z.infer<typeof Fields> => {
  const visibleFields = taxFieldsOf(address)
  const hidden = taxFields.filter(field => !visibleFields.includes(field)).map(field => [field, ''])
  return { ...address, ...Object.fromEntries(hidden) }
}

/** Converts the fields that differ by country to the form in which they are stored. */
const inOneForm = (address: z.infer<typeof Fields>): z.infer<typeof Fields> => {
  const { country, zip, province, partita_iva } = address
  return {
    ...address,
    zip: postalCode(zip, country),
    province: (country === 'IT' ? italianProvince(province) : undefined) ?? province,
    partita_iva: vatNumber(partita_iva, country),
  }
}

export const Address = Fields.overwrite(withoutHidden)
  .overwrite(inOneForm)
  .superRefine((address, context) => {
    const fault: AddIssue = (path, message) => context.addIssue({ code: 'custom', path: [path], message })
    checkPlace(address, fault)
    checkTax(address, fault)
  })
  .meta({ id: 'Address' })
export type Address = z.infer<typeof Address>
/** The values of the form before validation. */
export type AddressInput = z.input<typeof Address>

/** The initial values of a form for a new address. */
export const emptyAddress = (name: string, country: Country = 'IT'): Address => ({
  kind: 'person',
  name,
  company: '',
  street: '',
  street_extra: '',
  zip: '',
  city: '',
  province: '',
  country,
  phone: '',
  codice_fiscale: '',
  partita_iva: '',
  sdi: '',
  pec: '',
})

export const SavedAddress = Fields.extend({
  id: z.int(),
  is_default: z.boolean(), // preselected at the checkout
}).meta({ id: 'SavedAddress' })
export type SavedAddress = z.infer<typeof SavedAddress>

const area = { tag: 'Account', permission: 'authenticated' } as const

export const listAddresses = endpoint({
  ...area,
  method: 'GET',
  path: '/me/addresses',
  summary: 'The address book of this account, the default one first',
  response: z.array(SavedAddress),
  problems: ['unauthenticated'],
})

export const AddressBody = z.strictObject({ address: Address, is_default: z.boolean().default(false) })

export const addAddress = endpoint({
  ...area,
  method: 'POST',
  path: '/me/addresses',
  summary: 'Add an address; the first one becomes the default',
  body: AddressBody,
  response: SavedAddress,
  status: 201,
  problems: ['unauthenticated', 'too_many'],
})

export const changeAddress = endpoint({
  ...area,
  method: 'PUT',
  path: '/me/addresses/:id',
  summary: 'Change an address of one’s own; placed orders keep what they were sent to',
  params: IdParams,
  body: AddressBody,
  response: SavedAddress,
  problems: ['unauthenticated', 'not_found'],
})

export const removeAddress = endpoint({
  ...area,
  method: 'DELETE',
  path: '/me/addresses/:id',
  summary: 'Remove an address of one’s own',
  params: IdParams,
  response: Done,
  problems: ['unauthenticated', 'not_found'],
})
