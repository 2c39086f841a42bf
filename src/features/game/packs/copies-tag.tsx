import { useTranslation } from 'react-i18next'
import type { OpenedCard } from '@/contract/endpoints/game/packs.ts'
import styles from './copies-tag.module.css'

/** New, or how many there are now: short, for the tag of its neighbour stands close by. */
export function CopiesTag({ card }: { card: Pick<OpenedCard, 'is_new' | 'copies'> }) {
  const { t } = useTranslation('packs')
  return (
    <span className={styles.tag} data-new={card.is_new} data-testid="copies">
      {card.is_new ? t('tag.new') : t('tag.copies', { count: card.copies })}
    </span>
  )
}
