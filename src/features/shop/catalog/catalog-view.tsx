/** The product list: categories, facets, search, sorting, products, pages. Data and URL come from the page. */
import { useRef, useState } from 'react'
import { Chip } from '@/ui/action/chip.tsx'
import { Breadcrumbs, type Crumb } from '@/ui/content/breadcrumbs.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Spoken } from '@/ui/content/spoken.tsx'
import { useChosenInSight } from '@/ui/content/use-chosen-in-sight.ts'
import { Niche } from '@/ui/shop/niche.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { writeChoice } from './catalog-choice.ts'
import type { CatalogProps } from './catalog-props.ts'
import { withoutFilters } from './catalog-query.ts'
import { CatalogResults } from './catalog-results.tsx'
import { CatalogTools } from './catalog-tools.tsx'
import styles from './catalog-view.module.css'
import facets from './facet-panel.module.css'
import { FacetPanel } from './facet-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { UnderstoodLine } from './understood-line.tsx'

const facetGroups = ['a', 'b', 'c', 'd'] as const
const facetRows = ['82%', '64%', '73%'] as const

/** Placeholder of the facets: groups with a title and several rows, in the final layout. */
const FacetSkeleton = () => (
  <div aria-hidden="true" className={facets.panel}>
    {facetGroups.map(group => (
      <div key={group} className={facets.group}>
        <Skeleton width="44%" height={16} />
        {facetRows.map(width => (
          <div key={width} className={facets.coming}>
            <Skeleton width={22} height={22} radius={7} />
            <Skeleton width={width} height={12} />
          </div>
        ))}
      </div>
    ))}
  </div>
)

export function CatalogView(props: CatalogProps) {
  const { words, linkTo, current, products, choice, onChoose } = props
  const { t } = words
  const [isOpen, setIsOpen] = useState(false)
  const facets = products?.facets
  const panel = { words, choice, onChoose }
  const isSearch = choice.search.trim() !== ''
  const total = products && t('count', { count: products.meta.total })
  const crumbs: Crumb[] = [{ text: t('home'), href: linkTo('home') }]
  if (current) crumbs.push({ text: t('shop'), href: linkTo('shop') }, { text: current.name })
  else crumbs.push({ text: t('shop') })
  return (
    <Container>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.head}>
        <h1>{headingOf(props)}</h1>
        {products && <p role="status">{isSearch ? <Spoken>{total}</Spoken> : total}</p>}
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
          <UnderstoodLine {...panel} understood={products?.understood} />
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
          total={products?.meta.total ?? 0}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Container>
  )
}

/**
 * The title of a search shows the searched text: that of the response while the next one is fetched, or if the server
 * corrected it.
 */
function headingOf({ words: { t }, current, products, choice, failed, waiting }: CatalogProps): string {
  const typed = choice.search.trim()
  if (typed === '' || failed) return current?.name ?? t('title')
  const understood = products?.understood
  if (!products || (waiting && !understood)) return t('results_loading', { words: typed })
  const words = understood && (waiting || understood.isMended) ? understood.words : typed
  return t('results', { count: products.meta.total, words })
}

const coming = [126, 142, 134, 112, 138, 120, 150] as const // px, placeholders of category chips

/** Changing the category keeps the search. Filters are cleared, because each category has different attributes. */
function CategoryChips({ words, linkTo, categories, current, choice, failed }: CatalogProps) {
  const { t } = words
  const query = writeChoice(withoutFilters(choice))
  const row = useRef<HTMLElement>(null)
  useChosenInSight(row, '[aria-current]', current?.id)
  return (
    <nav ref={row} aria-label={t('categories')} className={styles.categories} data-scrolls="">
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
