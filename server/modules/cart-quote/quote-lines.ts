/**
 * Prices the lines of a request and checks them against stock: the price of each, and why some cannot be sold. Stock is
 * counted per stock item.
 */
import type { LineRequest, QuoteProblem } from '@/contract/endpoints/shop/checkout.ts'
import { designProblem } from '@/contract/endpoints/shop/print-design.ts'
import { type Tier, unitPrice } from '@/domain/pricing.ts'
import { destinationPrice } from '@/domain/tax/destination-price.ts'
import { ruleFor } from '@/domain/tax/tax-rule.ts'
import type { TaxTerms } from '@/domain/tax/tax-terms.ts'
import { quotedConfiguration } from './quote-configuration.ts'
import type { QuotedLine, SaleLine, SoldLine, StockNeed } from './quoted-line.ts'
import type { ProductOnSale, SaleFacts, VariantOnSale } from './sale-facts.ts'

export interface QuotedLines {
  lines: QuotedLine[]
  problems: QuoteProblem[]
}

const problem = (
  code: QuoteProblem['code'],
  line: number,
  name: string | null,
  left: number | null = null,
): QuoteProblem => ({
  code,
  line,
  name,
  left,
  amount: null,
})

/** A product with variants is sold as exactly one of them. Returns undefined for any other choice. */
function chosenVariant(product: ProductOnSale, ids: readonly number[]): VariantOnSale | null | undefined {
  if (product.variants.length === 0) return ids.length === 0 ? null : undefined
  return ids.length === 1 ? product.variants.find(variant => variant.id === ids[0]) : undefined
}

function quotedProduct(request: LineRequest, product: ProductOnSale, tier: Tier): SoldLine | undefined {
  const variant = chosenVariant(product, request.variant_ids)
  if (variant === undefined) return undefined
  const unit = unitPrice(product, variant ? [variant] : [], tier)
  const stock = variant ? variant.stock : product.stock
  const item = variant ? ('variant' as const) : ('product' as const)
  return {
    product_id: product.id,
    variant_ids: variant ? [variant.id] : [],
    title: product.title,
    choice: variant?.name ?? '',
    sku: variant?.sku ?? product.sku,
    picture: variant?.picture ?? product.picture,
    quantity: request.quantity,
    unit_price: unit,
    total: unit * request.quantity,
    weight: product.weight * request.quantity,
    is_digital: product.is_digital,
    tax_class: product.tax_class,
    is_personalised: product.withdrawal_exception === 'personalised',
    withdrawal_exception: product.withdrawal_exception,
    maker_guarantee: product.maker_guarantee,
    configuration: null,
    category_id: product.category_id,
    pack_rarity: product.pack_rarity,
    pack_count: product.pack_rarity ? product.pack_count : 0,
    is_chance: product.is_chance,
    need: stock === null ? [] : [{ item, id: variant?.id ?? product.id, quantity: request.quantity, stock }],
    note_worksheet: request.note_worksheet,
    note_production: request.note_production,
    production_days: 0,
  }
}

const atDestination = (sold: SoldLine, terms: TaxTerms): SoldLine => {
  const unit_price = destinationPrice(sold.unit_price, ruleFor(terms, sold))
  return { ...sold, unit_price, total: unit_price * sold.quantity }
}

/**
 * Problems identify a line by its position in `asked`. Lines that are unavailable, have an invalid choice or are out of
 * stock are not in `lines`; lines with too few pieces are.
 */
export function quoteLines(
  asked: readonly SaleLine[],
  {
    products,
    rooms,
    collections,
    printables,
  }: Pick<SaleFacts, 'products' | 'rooms' | 'collections' | 'printables'>,
  tier: Tier,
  terms: TaxTerms | null = null, // the prices are those of their destination; null: list prices
): QuotedLines {
  const quotedLines: QuotedLines = { lines: [], problems: [] }
  const piecesTaken = new Map<string, number>() // stock item → pieces of earlier lines
  for (const [at, line] of asked.entries()) {
    const room = line.room_pass ? rooms.get(line.room_pass) : undefined
    const product = (line.room_pass ? room?.products : products)?.get(line.product_id)
    const sold =
      product &&
      (line.configuration
        ? quotedConfiguration(line, product, {
            collection: collections.get(line.configuration.collection_id),
            printables,
            tier,
          })
        : quotedProduct(line, product, tier))
    if (!sold) {
      quotedLines.problems.push(
        product ? problem(refusalOf(line, collections), at, product.title) : problem('line_gone', at, null),
      )
      continue
    }
    const quoted = priced(terms ? atDestination(sold, terms) : sold, line, room?.code ?? null)
    const fault = shortOf(quoted, piecesTaken, at)
    if (fault) quotedLines.problems.push(fault)
    if (fault?.code !== 'out_of_stock') quotedLines.lines.push(quoted)
  }
  return quotedLines
}

function refusalOf(
  { configuration }: SaleLine,
  collections: SaleFacts['collections'],
): 'line_choice' | 'print_crowded' {
  const collection = configuration && collections.get(configuration.collection_id)
  const isCrowded = collection && designProblem(collection.print, configuration.design) === 'crowded'
  return isCrowded ? 'print_crowded' : 'line_choice'
}

/** Uses the shop's manual price if it differs from the list price. */
function priced(
  sold: SoldLine,
  { unit_price, price_reason = '' }: SaleLine,
  room_code: string | null,
): QuotedLine {
  if (unit_price === null || unit_price === undefined || unit_price === sold.unit_price)
    return { ...sold, room_code, list_price: null, price_reason: '' }
  const total = unit_price * sold.quantity
  return { ...sold, room_code, unit_price, total, list_price: sold.unit_price, price_reason }
}

const keyOf = ({ item, id }: StockNeed): string => `${item}:${id}`

/** Includes pieces of earlier lines. Of several shortages the worst is reported. */
function shortOf(
  { need, title, choice }: QuotedLine,
  piecesTaken: Map<string, number>,
  at: number,
): QuoteProblem | undefined {
  const short = need.flatMap(needed => {
    const before = piecesTaken.get(keyOf(needed)) ?? 0
    const left = Math.max(0, needed.stock - before)
    piecesTaken.set(keyOf(needed), before + needed.quantity)
    return needed.quantity <= left ? [] : [left]
  })
  if (short.length === 0) return undefined
  const remaining = Math.min(...short)
  const name = [title, choice].filter(Boolean).join(', ')
  return problem(remaining === 0 ? 'out_of_stock' : 'not_enough_stock', at, name, remaining)
}

/** Returns pieces per stock item over all lines, in key order, so that all transactions lock them in the same order. */
export function stockNeeds(lines: readonly QuotedLine[]): StockNeed[] {
  const sums = new Map<string, StockNeed>()
  for (const { item, id, quantity } of lines.flatMap(line => line.need)) {
    const key = `${item}:${id}`
    sums.set(key, { item, id, quantity: quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return [...sums.values()].sort((a, b) => a.item.localeCompare(b.item) || a.id - b.id)
}
