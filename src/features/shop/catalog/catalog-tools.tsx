/**
 * Search and sorting of the list, and the filter button on small screens. Typing searches after a short pause; the last
 * response wins.
 */
import { useEffect, useRef } from 'react'
import { productSorts } from '@/contract/endpoints/shop/catalog.ts'
import { Button } from '@/ui/action/button.tsx'
import { useTypedSearch } from '@/ui/form/use-typed-search.ts'
import { iconFunnel, iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import { SelectField } from '@/ui/light/select-field.tsx'
import { TextField } from '@/ui/light/text-field.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import type { CatalogChange, CatalogChoice } from './catalog-choice.ts'
import { changed, filterCount } from './catalog-query.ts'
import styles from './catalog-tools.module.css'

export interface CatalogToolsProps {
  words: ShopWords
  choice: CatalogChoice
  onChoose(change: CatalogChange): void
  onFilters(): void // opens the sheet
  startsInSearch?: boolean // the search field gets the focus if the visitor opened the page to search
}

export function CatalogTools({
  words: { t },
  choice,
  onChoose,
  onFilters,
  startsInSearch = false,
}: CatalogToolsProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (startsInSearch) field.current?.focus()
  }, [startsInSearch])
  const { text, type, submit } = useTypedSearch(choice.search, search =>
    onChoose(latest => changed(latest, { search, exact: false })),
  )
  const applied = filterCount(choice)
  return (
    <search className={styles.place}>
      <form className={styles.tools} onSubmit={submit}>
        <TextField
          ref={field}
          type="search"
          label={t('search.label')}
          hideLabel
          placeholder={t('search.placeholder')}
          icon={iconMagnifyingGlass}
          value={text}
          onChange={event => type(event.target.value)}
          maxLength={120}
          className={styles.search}
        />
        <Button variant="ghost" icon={iconFunnel} onClick={onFilters} className={styles.filters}>
          {applied > 0 ? t('facets.open_count', { count: applied }) : t('facets.title')}
        </Button>
        <SelectField
          label={t('sort.label')}
          hideLabel
          value={choice.sort}
          onChange={({ target }) =>
            onChoose(latest => changed(latest, { sort: target.value as CatalogChoice['sort'] }))
          }
          options={productSorts.map(sort => ({
            value: sort,
            label:
              sort === 'featured' && choice.search
                ? t('sort.relevance')
                : t(`sort.${sort.replace('-', 'dear_')}`),
          }))}
          className={styles.sort}
        />
      </form>
    </search>
  )
}
