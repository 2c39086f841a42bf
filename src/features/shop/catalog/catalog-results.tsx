/**
 * Products of the page, or their placeholder: skeletons, a failure with a retry button, an empty state with a
 * suggestion.
 */
import { Button } from '@/ui/action/button.tsx'
import { Pager } from '@/ui/content/pager.tsx'
import { iconArrowsClockwise } from '@/ui/icon/icons.ts'
import { ProductGrid } from '@/ui/shop/product-grid.tsx'
import { EmptyState, ErrorState } from '@/ui/state/empty-state.tsx'
import { Loading, ProductCardSkeleton } from '@/ui/state/skeleton.tsx'
import { ProductTile } from '../kit/product-tile.tsx'
import { plainChoice, writeChoice } from './catalog-choice.ts'
import type { CatalogProps } from './catalog-props.ts'
import { changed, filterCount, withoutFilters } from './catalog-query.ts'
import styles from './catalog-view.module.css'

export function CatalogResults(props: CatalogProps) {
  const { words, linkTo, products, failed, choice, onRetry, onAdd } = props
  const { t } = words
  if (failed) {
    return (
      <ErrorState
        title={t('failed.title')}
        picture="/assets/characters/bullonardo/creature.webp"
        actions={
          <Button icon={iconArrowsClockwise} onClick={onRetry}>
            {t('failed.retry')}
          </Button>
        }
      >
        {t('failed.products')}
      </ErrorState>
    )
  }
  if (!products) {
    return (
      <Loading>
        <ProductGrid columns={3}>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(place => (
            <ProductCardSkeleton key={place} />
          ))}
        </ProductGrid>
      </Loading>
    )
  }
  if (products.data.length === 0) return <EmptyResults {...props} />
  return (
    <>
      <ProductGrid columns={3}>
        {products.data.map((product, at) => (
          <ProductTile
            titleAs="h2"
            key={product.id}
            product={product}
            words={words}
            linkTo={linkTo}
            onAdd={onAdd}
            eager={at < 3}
          />
        ))}
      </ProductGrid>
      <div className={styles.pager}>
        <Pager
          page={products.meta.page}
          pages={Math.ceil(products.meta.total / products.meta.per_page)}
          hrefOf={page => writeChoice({ ...choice, page }) || '?'}
        />
      </div>
    </>
  )
}

/** Suggests the first page for a page beyond the last one. Otherwise it clears the filters before the search. */
function EmptyResults({ words: { t }, products, choice, onChoose }: CatalogProps) {
  const isBeyond = (products?.meta.total ?? 0) > 0
  const hasFilters = filterCount(choice) > 0
  const text = choice.search && !hasFilters ? t('empty.search', { search: choice.search }) : t('empty.text')
  return (
    <EmptyState
      title={t('empty.title')}
      element="Acqua"
      picture="/assets/characters/ondalice/creature.webp"
      actions={
        <>
          {hasFilters && <Button onClick={() => onChoose(withoutFilters)}>{t('facets.reset')}</Button>}
          <Button
            variant="ghost"
            onClick={() => onChoose(latest => (isBeyond ? changed(latest, { page: 1 }) : plainChoice))}
          >
            {isBeyond ? t('empty.first_page') : t('empty.reset')}
          </Button>
        </>
      }
    >
      {isBeyond ? t('empty.beyond') : text}
    </EmptyState>
  )
}
