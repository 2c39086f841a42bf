/** What the database holds, as the API tells it: journeys compare the screen with this, not with numbers of their own. */
import type { Category, Product, ProductCard } from '../../src/contract/catalog.ts'
import type { Character } from '../../src/contract/characters.ts'
import type { Locale } from '../../src/contract/locales.ts'
import type { Slide } from '../../src/contract/slides.ts'
import { ask } from './api.ts'

export const productsOf = async (url: string, query = '', locale: Locale = 'it'): Promise<ProductCard[]> =>
  (await ask<{ data: ProductCard[] }>(url, `/products?${query}`, { locale })).data

export const productOf = (url: string, slug: string, locale: Locale = 'it'): Promise<Product> =>
  ask(url, `/products/${slug}`, { locale })

export const categoriesOf = async (url: string, locale: Locale = 'it'): Promise<Category[]> =>
  (await ask<{ data: Category[] }>(url, '/categories', { locale })).data

export const charactersOf = async (url: string): Promise<Character[]> =>
  (await ask<{ data: Character[] }>(url, '/characters')).data

/** `4,90 €` as the shop writes it. */
export const euro = (cents: number, iso = 'it-IT'): string =>
  new Intl.NumberFormat(iso, { style: 'currency', currency: 'EUR' }).format(cents / 100)

/** The first slide of the home page: its title is the page's own. */
export async function firstSlideOf(url: string, locale: Locale = 'it'): Promise<Slide> {
  const [first] = await ask<Slide[]>(url, '/slides', { locale })
  if (!first) throw new Error('The demo shop has slides')
  return first
}
