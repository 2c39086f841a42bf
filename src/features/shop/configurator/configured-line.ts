/**
 * Converts a collection and its configuration to one cart line; the server computes the price again (decision 0018).
 * Pure.
 */
import type { Collection, Configuration } from '@/contract/endpoints/shop/collections.ts'
import {
  type ConfigurationProblem,
  chosenOf,
  configurationExtra,
  configurationProblems,
} from '@/contract/endpoints/shop/configuring.ts'
import {
  designExtra,
  designProblem,
  designStep,
  designWords,
} from '@/contract/endpoints/shop/print-design.ts'
import { priceAt, type Tier, unitPrice } from '@/domain/pricing.ts'
import { destinationPrice } from '@/domain/tax/destination-price.ts'
import type { CartItem } from '@/stores/cart.ts'
import { writeConfiguration } from '../kit/configuration-link.ts'

export interface ConfiguredAmount {
  quantity: number
  note_worksheet: string
  note_production: string
}

/** In page order, the design first. `step` is null for the package. */
export function problemsOfPiece(
  { steps, packages, print }: Collection,
  configuration: Configuration,
): { step: string | null; code: ConfigurationProblem['code'] | 'outside' | 'crowded' | 'nothing_printed' }[] {
  const design = designProblem(print, configuration.design)
  const problem = design && {
    step: designStep,
    code: design === 'missing' ? ('nothing_printed' as const) : design,
  }
  return [...(problem ? [problem] : []), ...configurationProblems(steps, packages, configuration)]
}

/** One item at the reader's tier, the specification's `final_price`. */
export const configuredPrice = (collection: Collection, configuration: Configuration, tier: Tier): number =>
  destinationPrice(
    unitPrice(collection.product, [], tier) +
      configurationExtra(collection.steps, collection.packages, configuration, tier) +
      designExtra(collection.print, configuration.design, tier),
    collection.vat,
  )

/** The text that the server writes on the order. */
export function choiceWords({ steps, packages }: Collection, configuration: Configuration): string {
  const parts = steps.flatMap(step => {
    const text = configuration.texts[step.code]?.trim()
    if (step.kind === 'text') return text ? [`“${text}”`] : []
    return chosenOf([step], configuration).map(choice => choice.name)
  })
  const wrapped = packages.find(wrapping => wrapping.code === configuration.package)
  return [...parts, ...designWords(configuration.design), ...(wrapped ? [wrapped.name] : [])].join(' · ')
}

/** The picture of the whole: the chosen background, or the collection's own. */
export const groundOf = ({ steps, picture }: Collection, configuration: Configuration): string => {
  const ground = steps.find(step => step.role === 'ground')
  return (ground && chosenOf([ground], configuration)[0]?.layer) ?? picture
}

export function configuredLine(
  collection: Collection,
  configuration: Configuration,
  amount: ConfiguredAmount,
  tier: Tier,
): CartItem {
  const { product } = collection
  const wrapped = collection.packages.find(wrapping => wrapping.code === configuration.package)
  const notes = [amount.note_worksheet, amount.note_production].filter(Boolean)
  return {
    cartId: [`c${collection.id}`, writeConfiguration(configuration), ...notes].join('|'),
    id: product.id,
    slug: product.slug,
    category_slug: product.category_slug,
    title: collection.name,
    sku: product.sku,
    weight: product.weight,
    image_url: groundOf(collection, configuration),
    element: collection.element,
    ...amount,
    variants: [],
    prices: product.prices,
    discount: product.discount,
    final_price: configuredPrice(collection, configuration, tier),
    stock_quantity: null,
    configured: {
      configuration,
      choice: choiceWords(collection, configuration),
      ...(collection.print && { surface: collection.print.surface }),
      package_price: wrapped ? priceAt(wrapped.prices, tier) : 0,
      attributes: chosenOf(collection.steps, configuration).map(({ code, name, prices }) => ({
        code,
        name,
        prices,
      })),
    },
  }
}

/** Returns a restored line at today's prices, or undefined if it is no longer available. */
export function renewedLine(item: CartItem, collection: Collection, tier: Tier): CartItem | undefined {
  const { configuration } = item.configured ?? {}
  return configuration && orderedLine(collection, configuration, item, tier)
}

/** Returns an earlier configuration at today's prices, or undefined if it is no longer available. */
export function orderedLine(
  collection: Collection,
  configuration: Configuration,
  { quantity, note_worksheet, note_production }: ConfiguredAmount,
  tier: Tier,
): CartItem | undefined {
  if (problemsOfPiece(collection, configuration).length > 0) return undefined
  const amount = { quantity, note_worksheet, note_production }
  return configuredLine(collection, configuration, amount, tier)
}
