/** Search and filters of the card list, and the button that opens the list of decks. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { iconCardsThree } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconFunnel, iconMagnifyingGlass, iconX } from '@/ui/icon/icons.ts'
import { RoundButton } from '../../kit/round-button.tsx'
import { type CardListChoice, filtersOn } from './card-list-filter.ts'
import styles from './card-list-tools.module.css'

export interface CardListToolsProps {
  choice: CardListChoice
  isSearching: boolean
  onSearching(open: boolean): void
  onChoose(choice: CardListChoice): void
  onFilters(): void
  onDecks(): void
}

export function CardListTools({
  choice,
  isSearching,
  onSearching,
  onChoose,
  onFilters,
  onDecks,
}: CardListToolsProps) {
  const { t } = useTranslation('decks')
  return (
    <div className={styles.tools}>
      <RoundButton icon={iconCardsThree} label={t('list')} onClick={onDecks} />
      {isSearching ? (
        <SearchField
          value={choice.search}
          onChange={search => onChoose({ ...choice, search })}
          onClose={() => {
            onChoose({ ...choice, search: '' })
            onSearching(false)
          }}
        />
      ) : (
        <RoundButton icon={iconMagnifyingGlass} label={t('search')} onClick={() => onSearching(true)} />
      )}
      <FilterButton choice={choice} onFilters={onFilters} />
    </div>
  )
}

function FilterButton({ choice, onFilters }: Pick<CardListToolsProps, 'choice' | 'onFilters'>) {
  const { t } = useTranslation(['decks', 'game'])
  const count = filtersOn(choice)
  const type = choice.type && t(`type.${choice.type}`, { ns: 'game' })
  return (
    <button
      type="button"
      className={styles.filter}
      aria-haspopup="dialog"
      aria-label={`${t('filters')}: ${count || t('all_types')}`} // the text is hidden on a phone
      onClick={onFilters}
    >
      <Icon of={iconFunnel} size={18} />
      <span>{type || t(count ? 'filters' : 'all_types')}</span>
      {count > 0 && <b aria-hidden="true">{count}</b>}
    </button>
  )
}

interface SearchFieldProps {
  value: string
  onChange(value: string): void
  onClose(): void
}

function SearchField({ value, onChange, onClose }: SearchFieldProps) {
  const { t } = useTranslation('decks')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <search className={styles.search}>
      <Icon of={iconMagnifyingGlass} size={18} />
      <input
        ref={field}
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={value}
        maxLength={40}
        enterKeyHint="search"
        onChange={event => onChange(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && onClose()}
      />
      <button type="button" aria-label={t('search_close')} onClick={onClose}>
        <Icon of={iconX} size={18} />
      </button>
    </search>
  )
}
