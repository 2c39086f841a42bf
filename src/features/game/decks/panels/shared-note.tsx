import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconUploadSimple, iconX } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import styles from '../decks-view.module.css'

export interface SharedNoteProps {
  cards: readonly Character[]
  owned: ReadonlySet<number>
  href: string // address of the reader's decks
}

/** Note on a shared deck: the missing cards, and the link back. */
export function SharedNote({ cards, owned, href }: SharedNoteProps) {
  const { t } = useTranslation('decks')
  const missing = cards.filter(({ numero_carta }) => !owned.has(numero_carta)).length
  return (
    <div className={styles.note}>
      <Icon of={iconUploadSimple} size={20} />
      <p>
        <b>{t('shared')}</b> {missing > 0 ? t('shared_missing', { count: missing }) : t('shared_text')}
      </p>
      <Link href={href} aria-label={t('shared_close')} title={t('shared_close')}>
        <Icon of={iconX} size={18} />
      </Link>
    </div>
  )
}
