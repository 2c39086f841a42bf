/** A line from a configurator: its name, price and stock come from the collection, not from the request. */
import type { LineRequest } from '@/contract/endpoints/shop/checkout.ts'
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import { chosenOf, configurationExtra, configurationProblems } from '@/contract/endpoints/shop/configuring.ts'
import { isPersonalised } from '@/contract/endpoints/shop/personalised.ts'
import {
  designExtra,
  designProblem,
  designWords,
  layersOf,
  type PrintDesign,
} from '@/contract/endpoints/shop/print-design.ts'
import { type Tier, unitPrice } from '@/domain/pricing.ts'
import type { Printables } from '../designs/designs-repo.ts'
import type { CountedNeed, SoldLine } from './quoted-line.ts'
import type { ChoiceOnSale, CollectionOnSale, ProductOnSale } from './sale-facts.ts'

/** Choices by their names, texts in quotation marks, the package last. */
export function configurationWords(
  { steps, packages }: CollectionOnSale,
  configuration: Configuration,
): string {
  const parts = steps.flatMap(step => {
    const text = configuration.texts[step.code]?.trim()
    if (step.kind === 'text') return text ? [`“${text}”`] : []
    return chosenOf([step], configuration).map(choice => choice.name)
  })
  const wrapped = packages.find(packaging => packaging.code === configuration.package)
  return [...parts, ...designWords(configuration.design), ...(wrapped ? [wrapped.name] : [])].join(' · ')
}

/** The product's own stock counts only when no choice is one of its variants. */
function needsOf(
  product: ProductOnSale,
  chosen: readonly ChoiceOnSale[],
  own: readonly ChoiceOnSale[],
  quantity: number,
): CountedNeed[] {
  const parts = chosen.flatMap(({ item }) =>
    item && item.stock !== null ? [{ item: item.item, id: item.id, quantity, stock: item.stock }] : [],
  )
  if (own.length > 0 || product.stock === null || product.variants.length > 0) return parts
  return [{ item: 'product', id: product.id, quantity, stock: product.stock }, ...parts]
}

interface ConfiguredSale {
  collection: CollectionOnSale | undefined
  printables: Printables
  tier: Tier
}

/** Whether the buyer may print all layers. */
const isPrintable = (design: PrintDesign | undefined, { characters, pictures }: Printables): boolean =>
  !design ||
  layersOf(design).every(layer => {
    if (layer.kind === 'character') return characters.has(layer.slug)
    return layer.kind === 'text' || pictures.has(layer.picture)
  })

/** Returns undefined when the collection belongs to another product, or the configuration is incomplete. */
export function quotedConfiguration(
  asked: LineRequest,
  product: ProductOnSale,
  { collection, printables, tier }: ConfiguredSale,
): SoldLine | undefined {
  const { configuration, quantity } = asked
  if (!configuration || collection?.productId !== product.id) return undefined
  const { steps, packages } = collection
  if (configurationProblems(steps, packages, configuration).length > 0) return undefined
  const { print } = collection
  const { design } = configuration
  if (designProblem(print, design) || !isPrintable(design, printables)) return undefined
  const chosen = chosenOf(steps, configuration)
  const own = chosen.filter(choice => choice.variantOf === product.id)
  const unit =
    unitPrice(product, [], tier) +
    configurationExtra(steps, packages, configuration, tier) +
    designExtra(print, design, tier)
  const weight = chosen.reduce((sum, choice) => sum + choice.weight, product.weight)
  return {
    product_id: product.id,
    variant_ids: own.flatMap(choice => choice.item?.id ?? []),
    title: collection.name,
    choice: configurationWords(collection, configuration),
    sku: own[0]?.sku ?? product.sku,
    picture: chosen.find(choice => choice.ground)?.ground ?? collection.picture,
    quantity,
    unit_price: unit,
    total: unit * quantity,
    weight: weight * quantity,
    is_digital: product.is_digital,
    tax_class: product.tax_class,
    is_personalised: product.withdrawal_exception === 'personalised' || isPersonalised(configuration),
    withdrawal_exception: product.withdrawal_exception,
    maker_guarantee: product.maker_guarantee,
    configuration,
    category_id: product.category_id,
    pack_rarity: product.pack_rarity,
    pack_count: product.pack_rarity ? product.pack_count : 0,
    is_chance: product.is_chance,
    need: needsOf(product, chosen, own, quantity),
    note_worksheet: asked.note_worksheet,
    note_production: asked.note_production,
    production_days: print?.production_days ?? 0,
  }
}
