/**
 * Choosing a variant by its attributes (decisions §4), pure. A press changes the pressed attribute and nothing else: a combination
 * nobody sews is shown as such, never turned into another one behind the shopper's back.
 */
import type { Product, ProductOption, Variant } from '@/contract/catalog.ts'

/** Attribute → chosen value; an attribute may still be open. */
export type Picked = Readonly<Record<string, string>>

export type ValueState = 'available' | 'low' | 'out' | 'impossible'

const plainOption = 'variant'

/** Variants without attributes are told apart by their own names, as one attribute. */
export function optionsOf({ options, variants }: Pick<Product, 'options' | 'variants'>): ProductOption[] {
  if (options.length > 0 || variants.length === 0) return options
  const values = variants.map(({ id, name }) => ({ code: String(id), name, colour: null }))
  return [{ code: plainOption, name: '', values }]
}

const valuesOf = (variant: Variant): Picked =>
  Object.keys(variant.values).length > 0 ? variant.values : { [plainOption]: String(variant.id) }

const fits = (variant: Variant, picked: Picked): boolean => {
  const values = valuesOf(variant)
  return Object.entries(picked).every(([option, value]) => values[option] === value)
}

export const pick = (picked: Picked, option: string, value: string): Picked => ({
  ...picked,
  [option]: value,
})

/** What is chosen before anybody chose: the first one that can be bought, or the first of all. */
export function firstPick(variants: readonly Variant[]): Picked {
  const first = variants.find(variant => variant.stock !== 'out') ?? variants[0]
  return first ? valuesOf(first) : {}
}

/** Undefined while something is open, or when nobody makes this combination. */
export function pickedVariant(
  product: Pick<Product, 'options' | 'variants'>,
  picked: Picked,
): Variant | undefined {
  const isOpen = optionsOf(product).some(option => picked[option.code] === undefined)
  return isOpen ? undefined : product.variants.find(variant => fits(variant, picked))
}

/** What pressing this value would lead to, all other choices kept. */
export function stateOfValue(
  variants: readonly Variant[],
  picked: Picked,
  option: string,
  value: string,
): ValueState {
  const found = variants.filter(variant => fits(variant, pick(picked, option, value)))
  if (found.length === 0) return 'impossible'
  if (found.some(variant => variant.stock === 'available')) return 'available'
  return found.some(variant => variant.stock === 'low') ? 'low' : 'out'
}
