import { useTranslation } from 'react-i18next'
import type { CardPicture } from '@/stage/battle-picture.ts'
import { CardFace } from '@/ui/card/card-face.tsx'
import { classNames } from '@/ui/class-names.ts'
import styles from './battle-twin.module.css'

interface TwinFighterProps {
  label: string
  card: CardPicture | null
  side: 'own' | 'rival'
  artOf: (id: number) => string | undefined
}

/** The card on the table: name, picture and health. */
export function TwinFighter({ label, card, side, artOf }: TwinFighterProps) {
  const { t } = useTranslation('battle')
  const picture = card && artOf(card.id)
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
          {picture && (
            <div className={styles.art} aria-hidden="true">
              <CardFace
                picture={picture}
                layout="compact"
                face={{
                  name: card.nome,
                  type: card.tipo,
                  rarity: card.rarita,
                  health: card.pv,
                  attack: card.atk,
                  moves: [],
                }}
                still
                spare
              />
            </div>
          )}
          <progress className={styles.health} value={card.pv} max={card.pvMax} aria-label={t('card.pv')} />
          <span className={styles.pv}>{t('card.health', { pv: card.pv, max: card.pvMax })}</span>
        </>
      ) : (
        <em className={styles.label}>{t('card.none')}</em>
      )}
    </section>
  )
}
