import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { artQuery } from '@/api/art-query.ts'
import { failureFrom } from '@/api/failure.ts'
import { characterQuery, charactersQuery, productsQuery } from '@/api/queries.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { CharacterSkeleton } from '@/features/game/characters/character-skeleton.tsx'
import { CharacterView } from '@/features/game/characters/character-view.tsx'
import { neighboursOf } from '@/features/game/characters/family.ts'
import { namingProduct, productsFor } from '@/features/game/characters/where-to-get.ts'
import { creatureOf, nameIn } from '@/features/game/kit/character-words.ts'
import { useArrowKeys } from '@/features/game/kit/use-page-keys.ts'
import { ProductTile } from '@/features/shop/kit/product-tile.tsx'
import { money, useShopWords } from '@/features/shop/kit/product-words.ts'
import { useSettings } from '@/stores/settings.ts'
import { useToasts } from '@/stores/toasts.ts'
import type { CardLayers } from '@/ui/card/card-depth.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useHref, useLocale, usePriceReader, useScreenParams } from '../../screen.ts'
import { usePacksHref } from '../../use-packs-href.ts'
import { useTitle } from '../../use-title.tsx'
import { useAddToCart } from '../shop/use-add-to-cart.ts'

export const areas = ['game', 'shop']

export default function CharacterPage() {
  const { slug = '' } = useScreenParams()
  const locale = useLocale()
  const { data: all } = useQuery(charactersQuery(locale))
  const listed = all?.find(character => character.slug === slug)
  const query = useQuery({ ...characterQuery(slug), placeholderData: listed })
  useTitle(query.data && nameIn(query.data, locale))
  if (failureFrom(query.error)?.status === 404) return <MissingPage />
  if (query.isError) return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <CharacterSkeleton />
  return <KnownCharacter character={query.data} all={all ?? []} />
}

function KnownCharacter({ character, all }: { character: Character; all: readonly Character[] }) {
  const locale = useLocale()
  const to = useHref()
  const canPlay = useSettings(state => state.settings.enable_for_game)
  const notify = useToasts(state => state.notify)
  const goods = useGoods(character, all)
  useNeighbourKeys(character, all)
  return (
    <CharacterView
      character={character}
      all={all}
      layers={useLayers(character.slug)}
      {...goods}
      locale={locale}
      linkTo={to}
      packsHref={usePacksHref()}
      canPlay={canPlay}
      notify={notify}
    />
  )
}

/** Left and right arrow keys: the previous and the next character. */
function useNeighbourKeys(character: Character, all: readonly Character[]): void {
  const navigate = useNavigate()
  const to = useHref()
  const { previous, next } = neighboursOf(character.slug, all)
  useArrowKeys(by => {
    const other = by > 0 ? next : previous
    if (other) void navigate(to('character', { slug: other.slug }))
  })
}

function useLayers(slug: string): CardLayers | null {
  const { data } = useQuery(artQuery())
  const art = data?.[slug]
  return art ? { ...art, creature: creatureOf(slug), glow: `/assets/characters/${slug}/glow.webp` } : null
}

const wholeShop = { per_page: 100, sort: 'featured' } as const

/** The shop's products of a character: the one named for it and a row of others. */
function useGoods(character: Character, all: readonly Character[]) {
  const to = useHref()
  const words = useShopWords(useLocale())
  const add = useAddToCart()
  const { data } = useQuery(productsQuery(usePriceReader(), wholeShop))
  const products = data?.data ?? []
  const named = namingProduct(character, products)
  return {
    offer: named
      ? {
          text: `${named.title}, ${money(words, named.price.now)}`,
          href: to('product', { category: named.category.slug, slug: named.slug }),
        }
      : null,
    relatedProducts: productsFor(character, products, all).map(product => (
      <ProductTile key={product.id} product={product} words={words} linkTo={to} onAdd={add} />
    )),
  }
}
