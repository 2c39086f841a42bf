/**
 * Options of a search, in groups, with pictures and prices. They are links that never get the focus: the field refers
 * to them with `aria-activedescendant`.
 */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import { Price } from '@/ui/shop/price.tsx'
import styles from './search-dialog.module.css'
import type { SuggestionGroup, SuggestionOption } from './suggestion-options.ts'

interface SuggestionListProps {
  id: string
  groups: readonly SuggestionGroup[]
  active: string | undefined
  money: (cents: number) => string
  onFollow(): void
}

export function SuggestionList({ id, groups, active, money, onFollow }: SuggestionListProps) {
  const { t } = useTranslation('nav')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) place.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={place} id={id} role="listbox" aria-label={t('search_panel.list')} className={styles.list}>
      {groups.map(({ kind, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options within a listbox
        <div key={kind} role="group" aria-label={t(`search_panel.${kind}`)} data-kind={kind}>
          <p aria-hidden="true">{t(`search_panel.${kind}`)}</p>
          {options.map(option => (
            <Link
              key={option.id}
              id={`${id}-${option.id}`}
              href={option.href}
              role="option"
              tabIndex={-1}
              aria-selected={option.id === active}
              className={styles.option}
              onClick={onFollow}
            >
              <Shown option={option} money={money} />
            </Link>
          ))}
        </div>
      ))}
    </div>
  )
}

function Shown({ option, money }: { option: SuggestionOption; money: (cents: number) => string }) {
  const { t } = useTranslation('nav')
  const { product, picture, name, note, count } = option
  return (
    <>
      {picture === undefined ? (
        <span className={styles.sign}>
          <Icon of={iconMagnifyingGlass} size={18} />
        </span>
      ) : (
        <Niche
          look="thumbnail"
          picture={picture}
          element={product?.element}
          sizes="56px"
          className={styles.picture}
        />
      )}
      <span className={styles.words}>
        <b>{name}</b>
        {note && <small>{note}</small>}
      </span>
      {product && (
        <Price
          now={money(product.price.now)}
          was={product.price.was === null ? null : money(product.price.was)}
          from={product.has_variants}
        />
      )}
      {count !== undefined && <small className={styles.count}>{t('search_panel.count', { count })}</small>}
    </>
  )
}
