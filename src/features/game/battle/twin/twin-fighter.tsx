import { useTranslation } from 'react-i18next'
import { traitGlyphs } from '@/design/card/trait-glyphs.ts'
import type { CardSnapshot, StatusSnapshot, TurnFacts } from '@/stage/battle-snapshot.ts'
import { CardFace } from '@/ui/card/card-face.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import styles from './battle-twin.module.css'
import { windFact } from './card-facts.ts'
import factStyles from './twin-facts.module.css'

interface TwinFighterProps {
  label: string
  card: CardSnapshot | null
  energy?: number | null // the player's energy; undefined under the classic rules
  points?: number | null // points of the player
  facts?: TurnFacts | null
  side: 'own' | 'rival'
  artOf: (id: number) => string | undefined
}

/** The active card: name, picture, health and statuses, and its player's energy. */
export function TwinFighter({
  label,
  card,
  energy = null,
  points = null,
  facts = null,
  side,
  artOf,
}: TwinFighterProps) {
  const { t } = useTranslation('battle')
  const picture = card && artOf(card.id)
  return (
    <section
      className={classNames(styles.fighter, side === 'rival' && styles.rival)}
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
          <TwinTraits card={card} facts={facts} />
          <Statuses card={card} />
        </>
      ) : (
        <em className={styles.label}>{t('card.none')}</em>
      )}
      {energy !== null && <span className={styles.label}>{t('card.energy', { energy })}</span>}
      {points !== null && facts && (
        <span className={styles.label} data-testid={`score-${side}`}>
          {t('card.score', { points, most: facts.pointsToWin })}
        </span>
      )}
    </section>
  )
}

/** Poison and burn state their damage. Stat changes have it in their label. */
const nameOf = ({ kind, amount, label }: StatusSnapshot): string =>
  kind === 'poison' || kind === 'burn' ? `${label} ${amount}` : label

/** Resistance, value in points, wind, passive trait, and match-up with the rival's card. */
function TwinTraits({ card, facts }: { card: CardSnapshot; facts: TurnFacts | null }) {
  const { t } = useTranslation('battle')
  const { trait, edge, points, resistenza } = card
  return (
    <>
      <span className={styles.label}>
        {[
          `${t('card.resistance')}: ${resistenza}`,
          points === null ? null : t('card.worth', { count: points }),
          windFact(t, card),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {trait && (
        <span className={factStyles.trait}>
          <Icon of={traitGlyphs[trait.code]} size={16} /> <b>{trait.name}</b>: {trait.sentence}
        </span>
      )}
      {edge && facts && (
        <span className={classNames(factStyles.edge, edge !== 'both' && factStyles[edge])}>
          {t(`card.edge.${edge}`, { edge: facts.edge })}
        </span>
      )}
    </>
  )
}

function Statuses({ card: { nome, statuses } }: { card: CardSnapshot }) {
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
