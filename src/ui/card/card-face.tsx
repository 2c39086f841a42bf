import { useTranslation } from 'react-i18next'
import type { Rarity } from '@/contract/characters.ts'
import { classNames } from '../class-names.ts'
import { Spoken } from '../content/spoken.tsx'
import styles from './card-face.module.css'
import { foilOf, nameScale } from './card-look.ts'
import { useTilt } from './use-tilt.ts'

export interface CardMove {
  name: string
  damage: number
  cost: number // energy
}

export interface CardFaceProps {
  picture: string // images.card or images.mini_card: art and frame without words
  layout?: 'full' | 'compact' // which of the two pictures it is
  name: string
  rarity: Rarity
  health: number
  attack: number
  foot?: string // words under the gems, e.g. "Rara · Fuoco · n. 12"; full layout
  moves?: readonly CardMove[] // full layout, up to three
  still?: boolean // no tilt, no moving foil: in long lists
  className?: string
}

/**
 * The game's card in the page: baked art and frame, words and numbers live in the reader's language (decisions §5).
 * As wide as its place; everything on it scales with it.
 */
export function CardFace({ layout = 'full', still, className, ...card }: CardFaceProps) {
  const { t } = useTranslation('ui')
  const tilt = useTilt(!still)
  const foil = foilOf(card.rarity)
  return (
    <div ref={tilt} className={classNames(styles.card, styles[layout], className)}>
      <div className={styles.body}>
        <img className={styles.picture} src={card.picture} alt="" loading="lazy" decoding="async" />
        {foil > 0 && <span className={styles.foil} style={{ opacity: foil }} />}
        <b className={styles.name} style={{ fontSize: `${nameScale(card.name, layout)}cqw` }}>
          {card.name}
        </b>
        {layout === 'full' && card.moves && <Moves moves={card.moves} />}
        <span className={classNames(styles.number, styles.attack)}>
          <Spoken>{t('card.attack', { value: card.attack })}</Spoken>
          <span aria-hidden="true">{card.attack}</span>
        </span>
        {layout === 'full' && card.foot && <span className={styles.foot}>{card.foot}</span>}
        <span className={classNames(styles.number, styles.health)}>
          <Spoken>{t('card.health', { value: card.health })}</Spoken>
          <span aria-hidden="true">{card.health}</span>
        </span>
      </div>
    </div>
  )
}

const Moves = ({ moves }: { moves: readonly CardMove[] }) => (
  <ul className={styles.moves}>
    {moves.map(move => (
      <li key={move.name}>
        <span className={styles.cost} aria-hidden="true">
          {move.cost}
        </span>
        <span className={styles.move}>{move.name}</span>
        {move.damage > 0 && <b>{move.damage}</b>}
      </li>
    ))}
  </ul>
)
