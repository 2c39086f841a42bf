/** Lines of a request against the shelves: what each costs, and why some cannot be sold. Stock is counted per stock item. */
import type { LineRequest, QuoteLine, QuoteProblem } from '../../../src/contract/checkout.ts'
import { type Tier, unitPrice } from '../../../src/contract/pricing.ts'
import type { ProductOnSale, VariantOnSale } from './sale-facts.ts'

/** What is counted: a variant has its own stock, a product without variants its own. */
export interface StockNeed {
  item: 'product' | 'variant'
  id: number
  quantity: number
}

export interface QuotedLine extends QuoteLine {
  category_id: number
  pack_rarity: ProductOnSale['pack_rarity']
  pack_count: number
  need: StockNeed | null // null when its stock is not tracked
  note_worksheet: string
  note_production: string
}

export interface QuotedLines {
  lines: QuotedLine[]
  problems: QuoteProblem[]
}

const problem = (code: QuoteProblem['code'], line: number, left: number | null = null): QuoteProblem => ({
  code,
  line,
  left,
  amount: null,
})

/** A product with variants is sold as exactly one of them, one without as itself; undefined: another choice. */
function chosenVariant(product: ProductOnSale, ids: readonly number[]): VariantOnSale | null | undefined {
  if (product.variants.length === 0) return ids.length === 0 ? null : undefined
  return ids.length === 1 ? product.variants.find(variant => variant.id === ids[0]) : undefined
}

function quotedLine(
  asked: LineRequest,
  product: ProductOnSale,
  variant: VariantOnSale | null,
  tier: Tier,
): QuotedLine {
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
    quantity: asked.quantity,
    unit_price: unit,
    total: unit * asked.quantity,
    weight: product.weight * asked.quantity,
    is_digital: product.is_digital,
    configuration: null,
    category_id: product.category_id,
    pack_rarity: product.pack_rarity,
    pack_count: product.pack_rarity ? product.pack_count : 0,
    need: stock === null ? null : { item, id: variant?.id ?? product.id, quantity: asked.quantity },
    note_worksheet: asked.note_worksheet,
    note_production: asked.note_production,
  }
}

export function quoteLines(
  asked: readonly LineRequest[],
  products: ReadonlyMap<number, ProductOnSale>,
  tier: Tier,
): QuotedLines {
  const found: QuotedLines = { lines: [], problems: [] }
  const taken = new Map<string, number>() // stock item → pieces of the lines before
  for (const [at, line] of asked.entries()) {
    const product = products.get(line.product_id)
    const variant = product && chosenVariant(product, line.variant_ids)
    if (!product || variant === undefined) {
      found.problems.push(problem(product ? 'line_choice' : 'line_gone', at))
      continue
    }
    const quoted = quotedLine(line, product, variant, tier)
    const fault = shortOf(quoted, variant ? variant.stock : product.stock, taken, at)
    if (fault) found.problems.push(fault)
    if (fault?.code !== 'out_of_stock') found.lines.push(quoted)
  }
  return found
}

function shortOf(
  { need }: QuotedLine,
  stock: number | null,
  taken: Map<string, number>,
  at: number,
): QuoteProblem | undefined {
  if (!need || stock === null) return undefined
  const key = `${need.item}:${need.id}`
  const before = taken.get(key) ?? 0
  const left = Math.max(0, stock - before)
  taken.set(key, before + need.quantity)
  if (need.quantity <= left) return undefined
  return left === 0 ? problem('out_of_stock', at, 0) : problem('not_enough_stock', at, left)
}

/** Pieces per stock item over all lines, in key order: everyone who locks them locks in this order. */
export function stockNeeds(lines: readonly QuotedLine[]): StockNeed[] {
  const sums = new Map<string, StockNeed>()
  for (const { need } of lines) {
    if (!need) continue
    const key = `${need.item}:${need.id}`
    sums.set(key, { ...need, quantity: need.quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return [...sums.values()].sort((a, b) => a.item.localeCompare(b.item) || a.id - b.id)
}
