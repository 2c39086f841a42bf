/** Products that an edit adds to a placed order: their lines at today's prices, and why some cannot be added (decision 0086). */
import type { Address } from '@/contract/endpoints/account/address.ts'
import type { EditPreview, OrderEdit } from '@/contract/endpoints/admin/order-edit.ts'
import { ruleFor } from '@/domain/tax/tax-rule.ts'
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { quoteLines } from '../../cart-quote/quote-lines.ts'
import type { QuotedLine } from '../../cart-quote/quoted-line.ts'
import type { CollectionOnSale, ProductOnSale, SaleFacts } from '../../cart-quote/sale-facts.ts'
import { readSaleFacts } from '../../cart-quote/sale-facts-repo.ts'
import { productsToConfigure } from '../../collections/collections-repo.ts'
import type { OrderRow } from '../orders-repo.ts'
import { buyerOf, customerOfOrder } from '../place/draft-customer.ts'

type Refused = EditPreview['refused'][number]

export interface Additions {
  lines: readonly QuotedLine[] // in the buyer's language
  refused: readonly Refused[]
}

export const noAdditions: Additions = { lines: [], refused: [] }

/** Without stock: it is checked for the whole edit, whose other lines may return pieces. */
const uncounted = (product: ProductOnSale): ProductOnSale => ({
  ...product,
  stock: null,
  variants: product.variants.map(variant => ({ ...variant, stock: null })),
})

/** The same for the parts of a configurator. */
const uncountedParts = (collection: CollectionOnSale): CollectionOnSale => ({
  ...collection,
  steps: collection.steps.map(step => ({
    ...step,
    choices: step.choices.map(choice => ({
      ...choice,
      item: choice.item && { ...choice.item, stock: null },
    })),
  })),
})

const mapped = <T>(values: ReadonlyMap<number, T>, convert: (value: T) => T): Map<number, T> =>
  new Map([...values].map(([id, value]) => [id, convert(value)]))

/**
 * Prices are those of the order's tier, with the VAT of the day on which it was placed. The rules are those of an order that the shop
 * enters. Spending limits of chance goods are checked when the edit is written.
 */
export async function readAdditions(
  tx: Queryable,
  order: OrderRow,
  added: OrderEdit['added'],
  context: CallContext,
): Promise<Additions> {
  if (added.length === 0) return noAdditions
  const [country = 'IT', ...others] = countriesOf(order)
  const requests = added.map(line => ({ ...line, note_worksheet: '', note_production: '' }))
  const customer = await customerOfOrder(tx, order)
  const buyer = customer ? buyerOf(customer) : { userId: null, role: undefined }
  const facts = await readSaleFacts(
    tx,
    { lines: requests, coupon_code: null, country, zip: '', company: null },
    { ...buyer, locale: order.locale, isShop: true, launchVisitor: null },
    context,
  )
  const sold = {
    ...facts,
    products: mapped(facts.products, uncounted),
    collections: mapped(facts.collections, uncountedParts),
    toConfigure: await productsToConfigure(tx, [...facts.products.keys()]),
  }
  const lines: QuotedLine[] = []
  const refused: Refused[] = []
  for (const [at, request] of requests.entries()) {
    const line = lineOf(request, order, sold, [country, ...others])
    if (typeof line === 'object') lines.push(line)
    else refused.push({ at, code: line })
  }
  return { lines, refused }
}

type Requested = Parameters<typeof quoteLines>[0][number]
type SoldFacts = SaleFacts & { toConfigure: Awaited<ReturnType<typeof productsToConfigure>> }

/** A print is placed in the shop only. */
const isPrinted = ({ product_id, configuration }: Requested, { collections, toConfigure }: SoldFacts) =>
  configuration
    ? Boolean(collections.get(configuration.collection_id)?.print)
    : toConfigure.get(product_id)?.hasPrint

type Country = Address['country']

/** Countries of delivery and invoice. */
const countriesOf = ({ shipping_address, billing_address }: OrderRow): Country[] =>
  [shipping_address, billing_address].flatMap(address => address?.country ?? [])

/** Returns the line, or why it cannot be added. */
function lineOf(
  request: Requested,
  { tier, tax, parcel_status }: OrderRow,
  facts: SoldFacts,
  countries: readonly Country[],
): QuotedLine | Refused['code'] {
  const terms = tax?.terms.mode === 'destination' ? tax.terms : null
  const { lines, problems } = quoteLines([request], facts, tier, terms)
  const [line] = lines
  if (isPrinted(request, facts)) return 'configurable'
  const isToConfigure = request.configuration ? !line : facts.toConfigure.has(request.product_id)
  if (isToConfigure && facts.products.has(request.product_id)) return 'configuration'
  if (!line) return problems[0]?.code === 'line_choice' ? 'line_choice' : 'line_gone'
  if (!line.is_digital && parcel_status === 'none') return 'no_delivery'
  if (tax && !ruleFor(tax.terms, line)) return 'tax_rate_missing'
  if (!line.is_chance) return line
  if (!countries.every(country => facts.chance.countries.includes(country))) return 'chance_country'
  if (!facts.chance.account) return 'chance_account'
  return facts.chance.account.age === 'minor' ? 'chance_minor' : line
}
