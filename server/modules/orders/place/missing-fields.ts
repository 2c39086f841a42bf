/** Which fields of an order are missing or invalid, after its quote. Pure. */
import type { Address } from '@/contract/endpoints/account/address.ts'
import { lacksTaxCode } from '@/contract/endpoints/shop/checkout.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import type { FullQuote, SaleRequest } from '../../cart-quote/quote.ts'
import type { SaleFacts } from '../../cart-quote/sale-facts.ts'

export interface SaleBody extends SaleRequest {
  shipping_address: Address | null
  billing_address: Address | null
  wants_invoice: boolean
  note: string
  ticket_request: boolean
  digital_consent: boolean
  legal_version_ids: readonly number[]
  adult_declaration: boolean
  save_address?: boolean // for an account
  expected_due: number
}

/** Returns an empty list if the order can be placed. `isOrderEntry`: the shop places it for a customer. */
export function missingFields(
  body: SaleBody,
  { quote, lines }: FullQuote,
  { countries, chance }: SaleFacts,
  isOrderEntry: boolean,
): FieldProblem[] {
  const fields: FieldProblem[] = []
  if (quote.needs_address && !body.shipping_address)
    fields.push({ path: 'shipping_address', code: 'required' })
  if (body.shipping_address && body.shipping_address.country !== body.country)
    fields.push({ path: 'shipping_address.country', code: 'invalid' })
  if (!quote.needs_address && body.billing_address && !countries.includes(body.billing_address.country))
    fields.push({ path: 'billing_address.country', code: 'invalid' })
  if (quote.needs_digital_consent && !body.digital_consent && !isOrderEntry)
    fields.push({ path: 'digital_consent', code: 'digital_consent' })
  if (quote.needs_adult_declaration && !body.adult_declaration && !isOrderEntry)
    fields.push({ path: 'adult_declaration', code: 'adult_declaration' })
  const billedTo = body.billing_address?.country
  if (lines.some(line => line.is_chance) && billedTo && !chance.countries.includes(billedTo))
    fields.push({ path: 'billing_address.country', code: 'chance_country' })
  if (body.wants_invoice || quote.tax?.invoice === 'due') fields.push(...missingForInvoice(body))
  const isTaxedElsewhere = body.billing_address && body.billing_address.country !== body.country
  if (quote.tax && !quote.needs_shipping && isTaxedElsewhere)
    fields.push({ path: 'billing_address.country', code: 'invalid' }) // the place of a digital sale
  return fields
}

function missingForInvoice({ billing_address, shipping_address }: SaleBody): FieldProblem[] {
  const path = billing_address ? 'billing_address' : 'shipping_address'
  const buyer = billing_address ?? shipping_address
  if (!buyer) return [{ path: 'billing_address', code: 'required' }]
  return lacksTaxCode(buyer) ? [{ path: `${path}.codice_fiscale`, code: 'required' }] : []
}
