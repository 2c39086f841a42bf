import { useTranslation } from 'react-i18next'
import { BrassButton } from '../kit/brass-button.tsx'
import { NightDialog } from '../kit/night-dialog.tsx'
import { filtersOn, wholeAlbum } from './album-choice.ts'
import { RarityBars, SearchField, type ToolProps, TypeButtons } from './album-tools.tsx'
import styles from './filter-drawer.module.css'

export interface FilterDrawerProps extends ToolProps {
  open: boolean
  found: number // number of matching cards
  onClose(): void
}

/** Drawer with search, types and rarities for screens without space next to the book. */
export function FilterDrawer({ open, found, onClose, ...tools }: FilterDrawerProps) {
  const { t } = useTranslation('album')
  const { choice, onChoose } = tools
  const { type, rarity, search } = wholeAlbum
  return (
    <NightDialog open={open} title={t('filters')} onClose={onClose} look="drawer">
      <div className={styles.filters}>
        <SearchField choice={choice} onChoose={onChoose} />
        <h3>{t('type')}</h3>
        <TypeButtons {...tools} />
        <h3>{t('rarity')}</h3>
        <RarityBars {...tools} />
        <div className={styles.foot}>
          <BrassButton
            small
            disabled={filtersOn(choice) === 0}
            onClick={() => onChoose({ type, rarity, search })}
          >
            {t('reset')}
          </BrassButton>
          <BrassButton small look="primary" onClick={onClose}>
            {t('results', { count: found })}
          </BrassButton>
        </div>
      </div>
    </NightDialog>
  )
}
