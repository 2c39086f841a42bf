/** Filters of the album: owned or missing, search, types, and rarities with their completion. */
import { useTranslation } from 'react-i18next'
import { codeName, elements, rarities } from '@/contract/endpoints/game/characters.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconMagnifyingGlass, iconX } from '@/ui/icon/icons.ts'
import type { AlbumChoice } from './album-choice.ts'
import type { AlbumStats } from './album-stats.ts'
import styles from './album-tools.module.css'

export interface ToolProps {
  choice: AlbumChoice
  figures: AlbumStats
  onChoose(part: Partial<AlbumChoice>): void
}

export function SearchField({ choice, onChoose }: Omit<ToolProps, 'figures'>) {
  const { t } = useTranslation('album')
  return (
    <search className={styles.search}>
      <Icon of={iconMagnifyingGlass} size={20} />
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search_hint')}
        value={choice.search}
        maxLength={40}
        enterKeyHint="search"
        autoComplete="off"
        onChange={event => onChoose({ search: event.target.value })}
      />
      {choice.search && (
        <button type="button" aria-label={t('search_clear')} onClick={() => onChoose({ search: '' })}>
          <Icon of={iconX} size={16} />
        </button>
      )}
    </search>
  )
}

/** One button per card type. A click on the active one clears the filter. */
export function TypeButtons({ choice, figures, onChoose }: ToolProps) {
  const { t } = useTranslation(['album', 'game'])
  return (
    <fieldset className={styles.types} aria-label={t('type')}>
      {elements.map(type => {
        const slug = codeName(type)
        const isOn = choice.type === slug
        const name = t(`type.${slug}`, { ns: 'game' })
        const spoken = t('share', { name, ...figures.byType[type] })
        return (
          <button
            key={type}
            type="button"
            aria-pressed={isOn}
            aria-label={spoken}
            title={spoken}
            onClick={() => onChoose({ type: isOn ? '' : slug })}
          >
            <img src={`/assets/types/${slug}.svg`} alt="" width={32} height={32} />
          </button>
        )
      })}
    </fieldset>
  )
}

/** One bar per rarity. A click on the active one clears the filter. */
export function RarityBars({ choice, figures, onChoose }: ToolProps) {
  const { t } = useTranslation(['album', 'game'])
  return (
    <fieldset className={styles.rarities} aria-label={t('rarity')}>
      {rarities.map(rarity => {
        const slug = codeName(rarity)
        const isOn = choice.rarity === slug
        const name = t(`rarity.${slug}`, { ns: 'game' })
        const { owned, total } = figures.byRarity[rarity]
        return (
          <button
            key={rarity}
            type="button"
            data-rarity={slug}
            aria-pressed={isOn}
            onClick={() => onChoose({ rarity: isOn ? '' : slug })}
          >
            <span aria-hidden="true">{name}</span>
            <i aria-hidden="true">
              <i style={{ width: `${total > 0 ? (owned / total) * 100 : 0}%` }} />
            </i>
            <b aria-hidden="true">
              {owned}/{total}
            </b>
            <Spoken>{t('share', { name, owned, total })}</Spoken>
          </button>
        )
      })}
    </fieldset>
  )
}
