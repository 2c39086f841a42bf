import { useTranslation } from 'react-i18next'
import type { OpenedCard } from '@/contract/endpoints/game/packs.ts'
import styles from './copies-tag.module.css'

/** Marks a card as new or shows its copies. The text is short, because the tags of adjacent cards are close. */
export function CopiesTag({ card }: { card: Pick<OpenedCard, 'is_new' | 'copies'> }) {
  const { t } = useTranslation('packs')
  return (
    <span className={styles.tag} data-new={card.is_new} data-testid="copies">
      {card.is_new ? t('tag.new') : t('tag.copies', { count: card.copies })}
    </span>
  )
}
