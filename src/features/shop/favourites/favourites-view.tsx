/** All favourites as cards. Without favourites, a link to the shop. */
import type { ProductCard } from '@/contract/endpoints/shop/catalog.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Link } from '@/ui/link.tsx'
import { ProductGrid } from '@/ui/shop/product-grid.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { ProductTile } from '../kit/product-tile.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import styles from './favourites-view.module.css'

interface FavouritesViewProps {
  products: readonly ProductCard[]
  words: ShopWords
  linkTo: LinkTo
  isGuest: boolean
  onAdd?: ((product: ProductCard) => void) | undefined
}

export function FavouritesView({ products, words, linkTo, isGuest, onAdd }: FavouritesViewProps) {
  const { t } = words
  return (
    <Container className={styles.page}>
      <h1>{t('favourites.title')}</h1>
      {isGuest && products.length > 0 && (
        <Note>
          {t('favourites.guest')}{' '}
          <Link href={linkTo('login')} className={styles.login}>
            {t('favourites.login')}
          </Link>
        </Note>
      )}
      {products.length === 0 ? (
        <EmptyState
          title={t('favourites.empty')}
          picture="/assets/characters/volpardore/creature.webp"
          actions={<Button href={linkTo('shop')}>{t('cart.browse')}</Button>}
        >
          {t('favourites.empty_text')}
        </EmptyState>
      ) : (
        <ProductGrid columns={4}>
          {products.map(product => (
            <ProductTile
              key={product.id}
              product={product}
              words={words}
              linkTo={linkTo}
              titleAs="h2"
              {...(onAdd && { onAdd })}
            />
          ))}
        </ProductGrid>
      )}
    </Container>
  )
}
