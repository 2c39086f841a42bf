/** The active filters, each with a button to remove it. */
import type { Facets } from '@/contract/endpoints/shop/catalog.ts'
import { Button } from '@/ui/action/button.tsx'
import { Chip } from '@/ui/action/chip.tsx'
import { elementIcons } from '@/ui/icon/element-icon.ts'
import { elementOfCode } from '../../../ui/icon/element-icon.ts'
import { money, type ShopWords } from '../kit/product-words.ts'
import styles from './applied-filters.module.css'
import type { CatalogChange, CatalogChoice } from './catalog-choice.ts'
import { changed, filterCount, toggled, withoutFilters } from './catalog-query.ts'

export interface AppliedFiltersProps {
  words: ShopWords
  facets?: Facets
  choice: CatalogChoice
  onChoose(change: CatalogChange): void
}

interface Applied {
  key: string
  text: string
  icon?: string
  without: CatalogChange
}

function priceText(words: ShopWords, [from, to]: CatalogChoice['price']): string {
  const { t } = words
  if (from !== null && to !== null)
    return t('facets.between', { from: money(words, from), to: money(words, to) })
  return from !== null
    ? t('facets.from', { from: money(words, from) })
    : t('facets.up_to', { to: money(words, to ?? 0) })
}

function appliedOf(words: ShopWords, facets: Facets | undefined, choice: CatalogChoice): Applied[] {
  const { t } = words
  const list: Applied[] = []
  if (choice.inStock)
    list.push({ key: 'stock', text: t('in_stock'), without: latest => changed(latest, { inStock: false }) })
  if (choice.onSale)
    list.push({
      key: 'sale',
      text: t('facets.on_sale'),
      without: latest => changed(latest, { onSale: false }),
    })
  if (choice.price.some(end => end !== null))
    list.push({
      key: 'price',
      text: priceText(words, choice.price),
      without: latest => changed(latest, { price: [null, null] }),
    })
  for (const [attribute, values] of Object.entries(choice.filters))
    for (const value of values) {
      const attributeFacet = facets?.attributes.find(candidate => candidate.code === attribute)
      const element = attribute === 'element' ? elementOfCode(value) : undefined
      list.push({
        key: `${attribute}.${value}`,
        text: attributeFacet?.values.find(candidate => candidate.code === value)?.name ?? value,
        icon: element && elementIcons[element],
        without: latest => toggled(latest, attribute, value),
      })
    }
  return list
}

export function AppliedFilters({ words, facets, choice, onChoose }: AppliedFiltersProps) {
  const { t } = words
  if (filterCount(choice) === 0) return null
  return (
    <ul className={styles.applied} aria-label={t('facets.applied')}>
      {appliedOf(words, facets, choice).map(({ key, text, icon, without }) => (
        <li key={key}>
          <Chip
            removable
            icon={icon}
            aria-label={t('facets.remove', { name: text })}
            onClick={() => onChoose(without)}
          >
            {text}
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="text" size="small" onClick={() => onChoose(withoutFilters)}>
          {t('facets.reset')}
        </Button>
      </li>
    </ul>
  )
}
