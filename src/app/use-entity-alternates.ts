/** Gives the language switch the slugs of the page's entity in the other languages. */
import { useEffect } from 'react'
import type { Category, Product } from '@/contract/endpoints/shop/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import { type Alternates, useAlternates } from '@/stores/alternates.ts'

function useSetAlternates(alternates: Alternates | undefined, key: unknown): void {
  const set = useAlternates(state => state.setAlternates)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the entity
  useEffect(() => {
    if (alternates) set(alternates)
    return () => set({})
  }, [key, set])
}

export const useCategoryAlternates = (category: Category | undefined): void =>
  useSetAlternates(
    category &&
      Object.fromEntries(category.translations.map(({ locale, slug }) => [locale, { category: slug }])),
    category?.id,
  )

export const useProductAlternates = (product: Product | undefined): void =>
  useSetAlternates(
    product &&
      Object.fromEntries(
        product.translations.map(({ locale, slug, category_slug }) => [
          locale,
          { category: category_slug, slug },
        ]),
      ),
    product?.id,
  )

interface Translated {
  translations: readonly { locale: Locale; slug: string }[]
}

/** For an article or a page, whose address contains only its slug. */
export const useSlugAlternates = (entity: Translated | undefined): void =>
  useSetAlternates(
    entity && Object.fromEntries(entity.translations.map(({ locale, slug }) => [locale, { slug }])),
    entity,
  )
