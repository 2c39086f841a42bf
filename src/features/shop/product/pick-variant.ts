/**
 * Chooses a variant by its attributes (decision 0016), pure. A click changes only the clicked attribute: a combination
 * that does not exist is shown as such and never replaced by another one.
 */
import type { Product, ProductOption, Variant } from '@/contract/endpoints/shop/catalog.ts'
import { areGarmentSizes } from '@/domain/garment-sizes.ts'

/** Attribute → chosen value. An attribute may be missing. */
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
 * The initial choice: the first available variant, otherwise the first of all. A garment size is left open unless there
 * is only one.
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

/** Whether its values are formats, each a variant with its own price and stock: neither colours nor garment sizes. */
export const isFormat = (
  { options, variants }: Pick<Product, 'options' | 'variants'>,
  { values }: ProductOption,
): boolean =>
  variants.length > 1 &&
  options.length <= 1 &&
  values.every(({ colour }) => colour === null) &&
  !areGarmentSizes(values.map(({ code }) => code))

/** The variant of a value, if there is no other attribute to choose. */
export const variantOfValue = (
  variants: readonly Variant[],
  option: string,
  value: string,
): Variant | undefined => variants.find(variant => valuesOf(variant)[option] === value)

/** The first attribute without a chosen value. */
export const openOption = (
  product: Pick<Product, 'options' | 'variants'>,
  picked: Picked,
): ProductOption | undefined => optionsOf(product).find(({ code }) => picked[code] === undefined)

/** Undefined while an attribute is open, or if no variant has this combination. */
export function pickedVariant(
  product: Pick<Product, 'options' | 'variants'>,
  picked: Picked,
): Variant | undefined {
  return openOption(product, picked) ? undefined : product.variants.find(variant => fits(variant, picked))
}

/** The result of choosing this value with all other choices unchanged. */
export function stateOfValue(
  variants: readonly Variant[],
  picked: Picked,
  option: string,
  value: string,
): ValueState {
  const matches = variants.filter(variant => fits(variant, pick(picked, option, value)))
  if (matches.length === 0) return 'impossible'
  if (matches.some(variant => variant.stock === 'available')) return 'available'
  return matches.some(variant => variant.stock === 'low') ? 'low' : 'out'
}
