/** Suggestions of a search, in groups and as one list of options for the arrow keys. Pure. */
import type { Category } from '@/contract/endpoints/shop/catalog.ts'
import type { Suggestions } from '@/contract/endpoints/shop/suggestions.ts'
import type { LinkTo } from '@/contract/paths.ts'

export const suggestionKinds = ['products', 'categories', 'characters', 'articles'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

export interface SuggestionOption {
  kind: SuggestionKind
  id: string // unique among all options
  href: string
  name: string
  note?: string // under the name
  count?: number // of products
  picture?: string
  product?: Suggestions['products'][number]
}

const places = (linkTo: LinkTo) => ({
  products: (suggestions: Suggestions): SuggestionOption[] =>
    suggestions.products.map(product => ({
      kind: 'products',
      id: `product-${product.id}`,
      href: linkTo('product', { category: product.category.slug, slug: product.slug }),
      name: product.title,
      note: product.category.name,
      picture: product.picture.url,
      product,
    })),
  categories: ({ categories }: Pick<Suggestions, 'categories'>): SuggestionOption[] =>
    categories.map(({ slug, name, count }) => ({
      kind: 'categories',
      id: `category-${slug}`,
      href: linkTo('category', { category: slug }),
      name,
      count,
    })),
  characters: ({ characters }: Suggestions): SuggestionOption[] =>
    characters.map(({ slug, nome, picture }) => ({
      kind: 'characters',
      id: `character-${slug}`,
      href: linkTo('character', { slug }),
      name: nome,
      picture,
    })),
  articles: ({ articles }: Suggestions): SuggestionOption[] =>
    articles.map(({ slug, title, picture }) => ({
      kind: 'articles',
      id: `article-${slug}`,
      href: linkTo('article', { slug }),
      name: title,
      picture,
    })),
})

export interface SuggestionGroup {
  kind: SuggestionKind
  options: readonly SuggestionOption[]
}

/** Groups without options are omitted. */
export function groupsOf(suggestions: Suggestions, linkTo: LinkTo): SuggestionGroup[] {
  const make = places(linkTo)
  return suggestionKinds
    .map(kind => ({ kind, options: make[kind](suggestions) }))
    .filter(({ options }) => options.length > 0)
}

/** Before any input: the categories that have products. */
export function categoryGroup(categories: readonly Category[], linkTo: LinkTo): SuggestionGroup[] {
  const filled = categories.filter(({ parent_id, count }) => parent_id === null && count > 0)
  return filled.length === 0
    ? []
    : [{ kind: 'categories', options: places(linkTo).categories({ categories: filled }) }]
}

/** Returns the next or previous option, with wrap-around. `undefined` is the field. */
export function neighbourOption(
  options: readonly SuggestionOption[],
  current: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = options.findIndex(({ id }) => id === current)
  const next = at === -1 ? (step === 1 ? 0 : options.length - 1) : at + step
  return options[next]?.id
}
