/** Converts between the stored record and its form values. Pure. */

import {
  type AdminProduct,
  type EditedProduct,
  emptyProduct,
  type ProductWords,
} from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import { pickLike } from '@/lib/pick.ts'
import { plainText } from '@/lib/snippet.ts'

export type FormVariant = Omit<AdminProduct['variants'][number], 'id'> & { id: number | null }

export type ProductForm = Omit<EditedProduct, 'variants'> & { variants: FormVariant[] }

/** A new product has no category, and no pieces in stock. */
export const newProduct = () => ({ ...emptyProduct(), category_id: null, stock_quantity: 0 })

/**
 * Returns the body of a save. `seen` is the record that filled the form, so that sales since then are not
 * lost.
 */
export function bodyFrom(
  form: ProductForm & Partial<Pick<AdminProduct, 'version'>>,
  seen: AdminProduct | undefined,
): object {
  return {
    ...pickLike(form, emptyProduct()),
    ...(form.version !== undefined && { version: form.version }),
    stock_seen: seen?.stock_quantity ?? null,
    variants: form.variants.map(variant => ({
      ...variant,
      stock_seen: seen?.variants.find(candidate => candidate.id === variant.id)?.stock_quantity ?? null,
    })),
  }
}

const filled = ({ title, subtitle, description, facts }: ProductWords) => [
  title.trim() !== '',
  subtitle.trim() !== '',
  plainText(description) !== '',
  facts.length > 0,
]

/** Returns how much of the Italian text is translated into a language, 0 to 1. */
export function shareDone(translations: Record<Locale, ProductWords>, locale: Locale): number {
  const source = filled(translations.it)
  const ownFilled = filled(translations[locale])
  const requiredFields = source.map((has, at) => has || at === 0)
  const needed = requiredFields.filter(Boolean).length
  return ownFilled.filter((has, at) => has && requiredFields[at]).length / needed
}
