/** Filters and sorting of the card list. */
import { useTranslation } from 'react-i18next'
import { codeName, elements, rarities } from '@/contract/endpoints/game/characters.ts'
import { classNames } from '@/ui/class-names.ts'
import { BrassButton } from '../../kit/brass-button.tsx'
import type { HeldCard } from '../../kit/held-cards.ts'
import { NightDialog } from '../../kit/night-dialog.tsx'
import { curveCosts } from '../draft/deck-stats.ts'
import { type CardListChoice, cardSorts, filtersOn, noCardFilter } from './card-list-filter.ts'
import styles from './filter-drawer.module.css'

export interface FilterDrawerProps {
  open: boolean
  ownedCards: readonly HeldCard[]
  matches: number // number of matching cards
  choice: CardListChoice
  onChoose(choice: CardListChoice): void
  onClose(): void
}

export function FilterDrawer({ open, ownedCards, matches, choice, onChoose, onClose }: FilterDrawerProps) {
  const { t } = useTranslation(['decks', 'game'])
  const change = (part: Partial<CardListChoice>) => onChoose({ ...choice, ...part })
  const present = new Set(ownedCards.map(({ character }) => character.tipo))
  const types = elements.filter(type => present.has(type) || codeName(type) === choice.type)
  return (
    <NightDialog open={open} title={t('filters')} onClose={onClose} look="drawer">
      <div className={styles.filters}>
        <Choice
          name="type"
          label={t('type')}
          value={choice.type}
          options={[
            { value: '', label: t('any') },
            ...types.map(type => ({
              value: codeName(type),
              label: t(`type.${codeName(type)}`, { ns: 'game' }),
              icon: `/assets/types/${codeName(type)}.svg`,
            })),
          ]}
          onChange={type => change({ type })}
        />
        <Choice
          name="rarity"
          label={t('rarity')}
          value={choice.rarity}
          options={[
            { value: '', label: t('any_rarity') },
            ...rarities.map(rarity => ({
              value: codeName(rarity),
              label: t(`rarity.${codeName(rarity)}`, { ns: 'game' }),
            })),
          ]}
          onChange={rarity => change({ rarity })}
        />
        <Choice
          name="cost"
          label={t('cost')}
          value={String(choice.cost)}
          options={[
            { value: '0', label: t('any') },
            ...curveCosts.map(cost => ({ value: String(cost), label: String(cost) })),
          ]}
          onChange={cost => change({ cost: Number(cost) })}
        />
        <Choice
          name="sort"
          label={t('sort')}
          value={choice.sort}
          options={cardSorts.map(sort => ({ value: sort, label: t(`by.${sort}`) }))}
          onChange={sort => change({ sort: sort as CardListChoice['sort'] })}
        />
        <div className={styles.foot}>
          <BrassButton
            small
            disabled={filtersOn(choice) === 0}
            onClick={() => onChoose({ ...noCardFilter, search: choice.search, sort: choice.sort })}
          >
            {t('reset')}
          </BrassButton>
          <BrassButton small look="secondary" onClick={onClose}>
            {t('show', { count: matches })}
          </BrassButton>
        </div>
      </div>
    </NightDialog>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: string
  options: readonly { value: string; label: string; icon?: string }[]
  onChange(value: string): void
}

/** Native radio buttons, so that arrows and screen readers work as usual. */
const Choice = ({ name, label, value, options, onChange }: ChoiceProps) => (
  <fieldset className={styles.choice}>
    <legend>{label}</legend>
    {options.map(option => (
      <label key={option.value} className={classNames(styles.option, option.value === value && styles.on)}>
        <input
          type="radio"
          name={`shelf-${name}`}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
        {option.icon && <img src={option.icon} alt="" width={20} height={20} />}
        {option.label}
      </label>
    ))}
  </fieldset>
)
