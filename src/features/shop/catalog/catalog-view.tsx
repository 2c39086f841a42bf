/** The shelf: categories, search, sort, products, pages. Data and address come from the page. */
import type { Category, ProductCard } from '@/contract/catalog.ts'
import type { PageMeta } from '@/contract/envelope.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Chip } from '@/ui/action/chip.tsx'
import { Breadcrumbs, type Crumb } from '@/ui/content/breadcrumbs.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Pager } from '@/ui/content/pager.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import { ProductGrid } from '@/ui/shop/product-grid.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { ErrorState } from '@/ui/state/error-state.tsx'
import { Loading } from '@/ui/state/loading.tsx'
import { ProductCardSkeleton } from '@/ui/state/skeleton.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import { ShelfCard } from '../kit/shelf-card.tsx'
import { type CatalogChoice, writeChoice } from './catalog-query.ts'
import { CatalogTools } from './catalog-tools.tsx'
import styles from './catalog-view.module.css'

export interface CatalogViewProps {
  words: ShopWords
  linkTo: LinkTo
  categories: readonly Category[]
  current?: Category
  shelf?: { data: readonly ProductCard[]; meta: PageMeta } // undefined while loading
  failed: boolean
  waiting: boolean // a newer answer is on its way
  choice: CatalogChoice
  onChoose(choice: CatalogChoice): void
  onRetry(): void
  onAdd?: (product: ProductCard) => void
}

export function CatalogView(props: CatalogViewProps) {
  const { words, linkTo, current, shelf, choice } = props
  const { t } = words
  const crumbs: Crumb[] = [{ text: t('home'), href: linkTo('home') }]
  if (current) crumbs.push({ text: t('shop'), href: linkTo('shop') }, { text: current.name })
  else crumbs.push({ text: t('shop') })
  return (
    <Container>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.head}>
        <h1>{current?.name ?? t('title')}</h1>
        {shelf && <p role="status">{t('count', { count: shelf.meta.total })}</p>}
      </div>
      {current?.description && <p className={styles.lead}>{current.description}</p>}
      <CategoryChips {...props} />
      <CatalogTools words={words} choice={choice} onChoose={props.onChoose} />
      <div className={props.waiting ? styles.waiting : undefined} aria-busy={props.waiting}>
        <Shelf {...props} />
      </div>
    </Container>
  )
}

function CategoryChips({ words, linkTo, categories, current, choice }: CatalogViewProps) {
  const { t } = words
  const query = writeChoice({ ...choice, page: 1 })
  return (
    <nav aria-label={t('categories')} className={styles.categories}>
      <Chip
        href={linkTo('shop') + query}
        selected={!current}
        picture={
          <Niche
            look="thumbnail"
            picture="/assets/products/pack-fuoco.webp"
            element="Fuoco"
            className={styles.thumb}
          />
        }
      >
        {t('all')}
      </Chip>
      {categories.map(category => (
        <Chip
          key={category.id}
          href={linkTo('category', { category: category.slug }) + query}
          selected={category.id === current?.id}
          picture={
            <Niche
              look="thumbnail"
              picture={category.picture ?? undefined}
              element={category.element}
              className={styles.thumb}
            />
          }
        >
          {category.name}
        </Chip>
      ))}
    </nav>
  )
}

function Shelf({ words, linkTo, shelf, failed, choice, onChoose, onRetry, onAdd }: CatalogViewProps) {
  const { t } = words
  if (failed) {
    return (
      <ErrorState
        title={t('failed.title')}
        picture="/assets/characters/bullonardo/creature.webp"
        actions={<Button onClick={onRetry}>{t('failed.retry')}</Button>}
      >
        {t('failed.text')}
      </ErrorState>
    )
  }
  if (!shelf) {
    return (
      <Loading>
        <ProductGrid columns={4}>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(place => (
            <ProductCardSkeleton key={place} />
          ))}
        </ProductGrid>
      </Loading>
    )
  }
  if (shelf.data.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        element="Acqua"
        picture="/assets/characters/ondalice/creature.webp"
        actions={
          <Button
            variant="ghost"
            onClick={() => onChoose({ search: '', sort: 'featured', inStock: false, page: 1 })}
          >
            {t('empty.reset')}
          </Button>
        }
      >
        {choice.search ? t('empty.search', { search: choice.search }) : t('empty.text')}
      </EmptyState>
    )
  }
  return (
    <>
      <ProductGrid columns={4}>
        {shelf.data.map((product, at) => (
          <ShelfCard
            titleAs="h2"
            key={product.id}
            product={product}
            words={words}
            linkTo={linkTo}
            onAdd={onAdd}
            eager={at < 4}
          />
        ))}
      </ProductGrid>
      <Pager
        page={shelf.meta.page}
        pages={Math.ceil(shelf.meta.total / shelf.meta.per_page)}
        hrefOf={page => writeChoice({ ...choice, page }) || '?'}
      />
    </>
  )
}
