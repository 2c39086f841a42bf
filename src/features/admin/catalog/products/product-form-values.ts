/** Converts between the stored record and its form values. Pure. */

import type { AdminProduct, ProductWords } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { plainText } from '@/lib/snippet.ts'

const noWords = (): ProductWords => ({ title: '', slug: '', subtitle: '', description: '', facts: [] })

export type ProductForm = Omit<
  AdminProduct,
  'id' | 'version' | 'offers' | 'published_at' | 'updated_at' | 'variants'
> & {
  variants: FormVariant[]
}

export type FormVariant = Omit<AdminProduct['variants'][number], 'id'> & { id: number | null }

export const newProduct = (
  categoryId: number | null,
): Omit<ProductForm, 'category_id'> & { category_id: number | null } => ({
  sku: '',
  category_id: categoryId,
  element: null,
  weight: 0,
  is_digital: false,
  pack_rarity: null,
  pack_count: 1,
  base_price: 0,
  reseller_price: null,
  other_price: null,
  base_discount: 0,
  reseller_discount: 0,
  other_discount: 0,
  stock_quantity: 0,
  status: 'draft',
  visibility: 'everyone',
  visible_roles: [],
  position: 0,
  pictures: [],
  translations: localizedTextsOf(noWords),
  value_ids: [],
  variants: [],
})

/** Fields that a form filled from a record contains in addition to the inputs. */
type Stored = Partial<Pick<AdminProduct, 'id' | 'version' | 'offers' | 'published_at' | 'updated_at'>>

/**
 * Returns the body of a save. `seen` is the record that filled the form, so that sales since then are not
 * lost.
 */
export function bodyFrom(form: ProductForm & Stored, seen: AdminProduct | undefined): object {
  const { id: _, offers: __, published_at: ___, updated_at: ____, ...body } = form
  return {
    ...body,
    stock_seen: seen?.stock_quantity ?? null,
    variants: form.variants.map(variant => ({
      ...variant,
      stock_seen: seen?.variants.find(one => one.id === variant.id)?.stock_quantity ?? null,
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
