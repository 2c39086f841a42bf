/** Facets with the number of products per value, next to the list or in a sheet. */
import type { ReactNode } from 'react'
import type { Facets } from '@/contract/endpoints/shop/catalog.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import { elementIcons } from '@/ui/icon/element-icon.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretDown } from '@/ui/icon/icons.ts'
import { Check } from '@/ui/light/check.tsx'
import { elementStyle } from '@/ui/theme/element-style.ts'
import { elementOfCode } from '../../../ui/icon/element-icon.ts'
import type { ShopWords } from '../kit/product-words.ts'
import type { CatalogChange, CatalogChoice } from './catalog-choice.ts'
import { changed, toggled } from './catalog-query.ts'
import styles from './facet-panel.module.css'
import { PriceRange } from './price-range.tsx'

export interface FacetPanelProps {
  words: ShopWords
  facets: Facets
  choice: CatalogChoice
  onChoose(change: CatalogChange): void
}

type Attribute = Facets['attributes'][number]

export function FacetPanel({ words, facets, choice, onChoose }: FacetPanelProps) {
  const { t } = words
  return (
    <div className={styles.panel}>
      <Group name={t('facets.availability')}>
        <Check
          label={t('in_stock')}
          end={facets.in_stock}
          checked={choice.inStock}
          onChange={() => onChoose(latest => changed(latest, { inStock: !latest.inStock }))}
        />
        <Check
          label={t('facets.on_sale')}
          end={facets.on_sale}
          checked={choice.onSale}
          onChange={() => onChoose(latest => changed(latest, { onSale: !latest.onSale }))}
        />
      </Group>
      {facets.price && facets.price.max > facets.price.min && (
        <Group name={t('facets.price')}>
          <PriceRange
            words={words}
            range={facets.price}
            value={choice.price}
            onChange={price => onChoose(latest => changed(latest, { price }))}
          />
        </Group>
      )}
      {facets.attributes.map(attribute => (
        <Group key={attribute.code} name={attribute.name}>
          <Values
            attribute={attribute}
            chosen={choice.filters[attribute.code] ?? []}
            onToggle={value => onChoose(latest => toggled(latest, attribute.code, value))}
          />
        </Group>
      ))}
    </div>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className={styles.group} open>
      <summary>
        <h2>{name}</h2>
        <Icon of={iconCaretDown} size={16} />
      </summary>
      <fieldset aria-label={name}>{children}</fieldset>
    </details>
  )
}

interface ValuesProps {
  attribute: Attribute
  chosen: readonly string[]
  onToggle(value: string): void
}

/** Card types are tiles with their icon, other values are rows. Each has a name and a count. */
function Values({ attribute, chosen, onToggle }: ValuesProps) {
  if (attribute.code === 'element') {
    return (
      <div className={styles.elements}>
        {attribute.values.map(({ code, name, count }) => {
          const element = elementOfCode(code)
          return (
            <button
              key={code}
              type="button"
              aria-pressed={chosen.includes(code)}
              disabled={count === 0 && !chosen.includes(code)}
              style={elementStyle(element)}
              onClick={() => onToggle(code)}
            >
              <Icon of={elementIcons[element ?? '???']} size={20} />
              <small aria-hidden="true">{count}</small>
              <span aria-hidden="true">{name}</span>
              <Spoken>{`${name} (${count})`}</Spoken>
            </button>
          )
        })}
      </div>
    )
  }
  return attribute.values.map(({ code, name, colour, count }) => (
    <Check
      key={code}
      label={
        <span className={styles.value}>
          {colour && <i style={{ background: colour }} />}
          {name}
        </span>
      }
      end={count}
      checked={chosen.includes(code)}
      disabled={count === 0 && !chosen.includes(code)}
      onChange={() => onToggle(code)}
    />
  ))
}
