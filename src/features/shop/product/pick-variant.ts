/**
 * Choosing a variant by its attributes (decision 0016), pure. A press changes the pressed attribute and nothing else: a combination
 * nobody sews is shown as such, never turned into another one behind the shopper's back.
 */
import type { Product, ProductOption, Variant } from '@/contract/endpoints/shop/catalog.ts'
import { areGarmentSizes } from '@/domain/garment-sizes.ts'

/** Attribute → chosen value; an attribute may still be open. */
export type Picked = Readonly<Record<string, string>>

export type ValueState = 'available' | 'low' | 'out' | 'impossible'

const plainOption = 'variant'

/** Variants without attributes are distinguished by their names, as one attribute. */
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

/**
 * What is chosen before anybody chose: the first one that can be bought, or the first of all. A size to wear is the shopper's own and
 * stays open, but where there is only one.
 */
export function firstPick({ options, variants }: Pick<Product, 'options' | 'variants'>): Picked {
  const first = variants.find(variant => variant.stock !== 'out') ?? variants[0]
  if (!first) return {}
  const open = options.filter(
    ({ values }) => values.length > 1 && areGarmentSizes(values.map(({ code }) => code)),
  )
  return Object.fromEntries(
    Object.entries(valuesOf(first)).filter(([option]) => open.every(({ code }) => code !== option)),
  )
}

/** Whether its values are formats, each a variant of its own with a price and a stock: neither colours nor sizes to wear. */
export const isFormat = (
  { options, variants }: Pick<Product, 'options' | 'variants'>,
  { values }: ProductOption,
): boolean =>
  variants.length > 1 &&
  options.length <= 1 &&
  values.every(({ colour }) => colour === null) &&
  !areGarmentSizes(values.map(({ code }) => code))

/** The variant that a value stands for, where nothing else is to be chosen. */
export const variantOfValue = (
  variants: readonly Variant[],
  option: string,
  value: string,
): Variant | undefined => variants.find(variant => valuesOf(variant)[option] === value)

/** The first attribute nobody has chosen a value of yet. */
export const openOption = (
  product: Pick<Product, 'options' | 'variants'>,
  picked: Picked,
): ProductOption | undefined => optionsOf(product).find(({ code }) => picked[code] === undefined)

/** Undefined while something is open, or when nobody makes this combination. */
export function pickedVariant(
  product: Pick<Product, 'options' | 'variants'>,
  picked: Picked,
): Variant | undefined {
  return openOption(product, picked) ? undefined : product.variants.find(variant => fits(variant, picked))
}

/** What choosing this value would lead to, with all other choices unchanged. */
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
