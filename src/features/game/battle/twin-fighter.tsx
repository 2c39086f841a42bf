import { useTranslation } from 'react-i18next'
import type { CardPicture } from '@/stage/battle-picture.ts'
import { classNames } from '@/ui/class-names.ts'
import styles from './battle-twin.module.css'
import type { BattleWords } from './words.ts'

interface TwinFighterProps {
  label: string
  card: CardPicture | null
  words: BattleWords
  side: 'own' | 'rival'
  artOf: (id: number) => string | undefined
}

/** The card on the table: name, picture and health. */
export function TwinFighter({ label, card, words, side, artOf }: TwinFighterProps) {
  const { t } = useTranslation('battle')
  return (
    <section
      className={classNames(styles.fighter, styles[side])}
      aria-label={label}
      data-testid={`active-${side}`}
    >
      <span className={styles.label}>{label}</span>
      {card ? (
        <>
          <strong className={styles.name}>{card.nome}</strong>
          {artOf(card.id) && <img className={styles.art} src={artOf(card.id)} alt="" />}
          <progress
            className={styles.health}
            value={card.pv}
            max={card.pvMax}
            aria-label={words.t('card.pv')}
          />
          <span className={styles.pv}>{t('card.health', { pv: card.pv, max: card.pvMax })}</span>
        </>
      ) : (
        <em className={styles.label}>{t('card.none')}</em>
      )}
    </section>
  )
}
