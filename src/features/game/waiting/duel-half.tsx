import type { Ref } from 'react'
import type { User } from '@/contract/endpoints/account/users.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { PlayerFace } from '@/contract/endpoints/game/ladder.ts'
import { pictureUrl } from '@/contract/file-url.ts'
import { classNames } from '@/ui/class-names.ts'
import { CreaturePicture } from '../kit/creature-picture.tsx'
import { PlayerPicture } from '../kit/online/player-picture.tsx'
import type { DeckChoice } from './deck-choices.ts'
import styles from './duel-half.module.css'

/** The reader's half: the deck's opening card is on the ring. */
export const ownSide = ({ name, extra }: User, { cards }: DeckChoice, line: string): DuelSide => ({
  face: { profile_picture: extra.profile_picture, level: extra.user_level },
  name: extra.nickname ?? name,
  line,
  hero: cards[0]?.slug ?? null,
  cards,
})

export interface DuelSide {
  face: Pick<PlayerFace, 'profile_picture' | 'level'> | null // null: no player yet
  name: string
  line: string
  hero: string | null // slug; null: a silhouette
  cards: readonly Character[] | number // cards, or the number of card backs
}

/** A person, their creature and their cards. */
interface DuelHalfProps {
  side: DuelSide
  at: 'own' | 'rival'
  ground: Ref<HTMLDivElement> // position of the creature
  isDrawn: boolean // the stage draws ring and creature
}

export function DuelHalf({ side, at, ground, isDrawn }: DuelHalfProps) {
  const { face, name, line, hero, cards } = side
  return (
    <section className={classNames(styles.half, styles[at])} data-testid={`side-${at}`}>
      <header className={styles.person}>
        {face && <PlayerPicture picture={face.profile_picture} level={face.level} size={48} side={at} />}
        <span className={styles.words}>
          <b>{name}</b>
          <small>{line}</small>
        </span>
      </header>
      <div ref={ground} className={styles.ground} aria-hidden="true">
        {!isDrawn && <span className={styles.ring} />}
        {hero && !isDrawn && <CreaturePicture slug={hero} className={styles.hero} />}
        {!hero && (
          <span className={styles.unknown}>
            {!isDrawn && <img src="/assets/characters/brinorso/creature.webp" alt="" />}
            <i>?</i>
          </span>
        )}
      </div>
      <ul className={styles.cards}>
        {typeof cards === 'number'
          ? Array.from({ length: cards }, (_, at) => (
              <li key={`back-${String(at)}`} aria-hidden="true">
                <img src="/assets/stage/card-back.webp" alt="" />
              </li>
            ))
          : cards.map(card => (
              <li key={card.id}>
                <img src={pictureUrl(card.images.thumbnail)} alt={card.nome} />
              </li>
            ))}
      </ul>
    </section>
  )
}
