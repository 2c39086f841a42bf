/** A product in a list: the design system's card with the texts and links of the shop. */
import type { ProductCard as ProductFacts } from '@/contract/endpoints/shop/catalog.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { useSettings } from '@/stores/settings.ts'
import { ProductCard } from '@/ui/shop/product-card.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { averageText, badgesOf, priceOf, type ShopWords, stockOf } from './product-words.ts'

export interface ProductTileProps {
  product: ProductFacts
  words: ShopWords
  linkTo: LinkTo
  onAdd?: (product: ProductFacts) => void
  eager?: boolean
  titleAs?: 'h2' | 'h3'
}

export function ProductTile({ product, words, linkTo, onAdd, eager, titleAs }: ProductTileProps) {
  const { t } = words
  const showsRatings = useSettings(state => state.settings.product_ratings)
  const rating = showsRatings ? product.rating : null
  const average = rating && averageText(words, rating.average)
  const canAdd = onAdd && !product.has_variants && product.stock !== 'out'
  return (
    <ProductCard
      href={linkTo('product', { category: product.category.slug, slug: product.slug })}
      title={product.title}
      meta={product.subtitle}
      picture={product.picture.url}
      element={product.element}
      price={priceOf(words, product)}
      badges={badgesOf(words, product)}
      stock={stockOf(words, product)}
      eager={eager}
      titleAs={titleAs}
      corner={<FavouriteButton productId={product.id} name={product.title} />}
      {...(rating &&
        average && {
          rating: { average, count: rating.count, label: t('rating', { average, count: rating.count }) },
        })}
      {...(canAdd && {
        onAdd: () => onAdd(product),
        adds: product.slug,
        addLabel: t('add_named', { name: product.title }),
      })}
    />
  )
}
