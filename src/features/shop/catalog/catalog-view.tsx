/** The product list: categories, facets, search, sorting, products, pages. Data and address come from the page. */
import { useState } from 'react'
import { Chip } from '@/ui/action/chip.tsx'
import { Breadcrumbs, type Crumb } from '@/ui/content/breadcrumbs.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import type { CatalogProps } from './catalog-props.ts'
import { withoutFilters, writeChoice } from './catalog-query.ts'
import { CatalogResults } from './catalog-results.tsx'
import { CatalogTools } from './catalog-tools.tsx'
import styles from './catalog-view.module.css'
import { FacetPanel } from './facet-panel.tsx'
import { FacetSkeleton } from './facet-skeleton.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { UnderstoodLine } from './understood-line.tsx'

export function CatalogView(props: CatalogProps) {
  const { words, linkTo, current, shelf, choice, onChoose } = props
  const { t } = words
  const [isOpen, setIsOpen] = useState(false)
  const facets = shelf?.facets
  const panel = { words, choice, onChoose }
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
      <div className={styles.columns}>
        <aside className={styles.facets} aria-label={t('facets.title')}>
          {facets && <FacetPanel {...panel} facets={facets} />}
          {!facets && !props.failed && <FacetSkeleton />}
        </aside>
        <div className={styles.main}>
          <CatalogTools {...panel} startsInSearch={props.startsInSearch} onFilters={() => setIsOpen(true)} />
          <UnderstoodLine {...panel} understood={shelf?.understood} />
          <AppliedFilters {...panel} facets={facets} />
          <div className={props.waiting ? styles.waiting : undefined} aria-busy={props.waiting}>
            <CatalogResults {...props} />
          </div>
        </div>
      </div>
      {facets && (
        <FilterSheet
          {...panel}
          facets={facets}
          open={isOpen}
          total={shelf?.meta.total ?? 0}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Container>
  )
}

const coming = [126, 142, 134, 112, 138, 120, 150] as const // px, chips of categories still fetched

/** Another category keeps what was searched; its own attributes are others, so filters do not follow. */
function CategoryChips({ words, linkTo, categories, current, choice, failed }: CatalogProps) {
  const { t } = words
  const query = writeChoice(withoutFilters(choice))
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
      {categories.length === 0 &&
        !failed &&
        coming.map(width => (
          <Skeleton key={width} width={width} height={60} radius={16} className={styles.coming} />
        ))}
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
