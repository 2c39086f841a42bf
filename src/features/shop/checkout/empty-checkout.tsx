/** The checkout of an empty cart: a picture, the link to the shop, a row of products. */
import type { ProductCard } from '@/contract/endpoints/shop/catalog.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { SectionHead } from '@/ui/content/section-head.tsx'
import { ProductGrid } from '@/ui/shop/product-grid.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { ProductTile } from '../kit/product-tile.tsx'
import type { ShopWords } from '../kit/product-words.ts'

interface EmptyCheckoutProps {
  words: ShopWords
  linkTo: LinkTo
  starters: readonly ProductCard[] // empty until they are loaded
  onAdd?: (product: ProductCard) => void
}

export const EmptyCheckout = ({ words, linkTo, starters, onAdd }: EmptyCheckoutProps) => (
  <Container>
    <EmptyState
      as="h1"
      title={words.t('cart.empty')}
      element="Aria"
      picture="/assets/characters/nuvoletta/creature.webp"
      actions={<Button href={linkTo('shop')}>{words.t('cart.browse')}</Button>}
    >
      {words.t('cart.empty_text')}
    </EmptyState>
    {starters.length > 0 && (
      <section>
        <SectionHead title={words.t('cart.starters')} />
        <ProductGrid columns={4}>
          {starters.map(product => (
            <ProductTile key={product.id} product={product} words={words} linkTo={linkTo} onAdd={onAdd} />
          ))}
        </ProductGrid>
      </section>
    )}
  </Container>
)
