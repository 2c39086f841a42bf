import { useTranslation } from 'react-i18next'
import type { CardPicture, StatusPicture } from '@/stage/battle-picture.ts'
import { CardFace } from '@/ui/card/card-face.tsx'
import { classNames } from '@/ui/class-names.ts'
import styles from './battle-twin.module.css'

interface TwinFighterProps {
  label: string
  card: CardPicture | null
  energy?: number | null // of its player; none under the classic rules
  side: 'own' | 'rival'
  artOf: (id: number) => string | undefined
}

/** The card on the table: name, picture, health and what lasts on it; and its player's energy. */
export function TwinFighter({ label, card, energy = null, side, artOf }: TwinFighterProps) {
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
          <Statuses card={card} />
        </>
      ) : (
        <em className={styles.label}>{t('card.none')}</em>
      )}
      {energy !== null && <span className={styles.label}>{t('card.energy', { energy })}</span>}
    </section>
  )
}

/** Poison and burns say how much they take; changes have it in their label. */
const nameOf = ({ kind, amount, label }: StatusPicture): string =>
  kind === 'poison' || kind === 'burn' ? `${label} ${amount}` : label

function Statuses({ card: { nome, statuses } }: { card: CardPicture }) {
  const { t } = useTranslation('battle')
  if (statuses.length === 0) return null
  return (
    <ul className={styles.statuses} aria-label={t('card.statuses', { name: nome })}>
      {statuses.map(status => (
        <li key={`${status.kind} ${status.amount}`}>
          {t('card.status', { status: nameOf(status), count: status.turns })}
        </li>
      ))}
    </ul>
  )
}
