/** Suggestions while the user types a search. */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { CardType, Rarity } from '../game/characters.ts'
import { ProductCard, Understood } from './catalog.ts'
import { PriceCountry } from './price-country.ts'

export const mostSuggested = { products: 5, categories: 3, characters: 4, articles: 2 } as const

export const Suggestions = z
  .object({
    understood: Understood,
    total: z.int(), // products of the complete search
    products: z.array(
      ProductCard.pick({
        id: true,
        slug: true,
        title: true,
        category: true,
        picture: true,
        element: true,
        price: true,
        has_variants: true,
        stock: true,
      }),
    ), // best match first
    categories: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
    characters: z.array(
      z.object({
        slug: z.string(),
        nome: z.string(),
        tipo: CardType,
        rarita: Rarity,
        picture: z.string(),
      }),
    ),
    articles: z.array(z.object({ slug: z.string(), title: z.string(), picture: z.string() })),
  })
  .meta({ id: 'Suggestions' })
export type Suggestions = z.infer<typeof Suggestions>

export const suggest = endpoint({
  method: 'GET',
  path: '/suggestions',
  tag: 'Shop',
  summary:
    'What words that are being typed would find: products at the tier of the reader, categories, characters, articles',
  permission: 'public',
  query: PriceCountry.extend({ search: z.string().overwrite(cleanLine).min(1, 'required').max(120) }),
  response: Suggestions,
  problems: [],
  limit: 'suggest',
  cache: 'shared',
  mayLag: true,
})
