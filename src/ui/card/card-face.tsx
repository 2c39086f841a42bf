import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureUrl } from '@/contract/file-url.ts'
import type { FaceText } from '@/design/card/card-face.ts'
import { finishLooks, finishOf } from '@/design/card/card-finish.ts'
import type { CardLayoutName } from '@/domain/card-layout.ts'
import { classNames } from '../class-names.ts'
import { CardDepth, type CardLayers } from './card-depth.tsx'
import styles from './card-face.module.css'
import { CardWords } from './card-words.tsx'
import { FinishLayers } from './finish-layers.tsx'
import { useTilt } from './tilt/use-tilt.ts'

export interface CardFaceProps {
  face: FaceText
  picture: string // images.card, mini_card or thumbnail: artwork and frame without text
  layout?: CardLayoutName // which of the two images it is
  kind?: string // rarity and type as text, for example "Rara · Fuoco"
  layers?: CardLayers | null // layers of the artwork, for a large full card. Otherwise the baked image is used
  still?: boolean // does not follow the pointer: for long lists
  phone?: boolean // leans when the phone is tilted
  spare?: boolean // its text is already next to it: hidden from screen readers
  className?: string
}

/**
 * The game's card on a page: baked artwork and frame, with text and numbers rendered in the language of the page
 * (decision 0025). As wide as its container. Everything on it scales with it.
 */
export function CardFace({ face, picture, layout = 'full', kind, layers, className, ...how }: CardFaceProps) {
  const tilt = useTilt({ enabled: !how.still, phone: how.phone })
  const name = useSpokenCard(face, kind)
  const finish = finishOf(face.rarity)
  const style = { '--lean': `${how.still ? 0 : finishLooks[finish].lean}deg` } as CSSProperties
  return (
    <div
      ref={tilt}
      data-card-face=""
      className={classNames(styles.card, layout === 'compact' && styles.compact, className)}
      style={style}
      {...(how.spare ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <div className={styles.body} aria-hidden="true">
        {layers ? (
          <CardDepth layers={layers} rarity={face.rarity} type={face.type} picture={picture} />
        ) : (
          <>
            <img
              className={styles.picture}
              src={pictureUrl(picture)}
              alt=""
              loading="lazy"
              decoding="async"
              draggable={false}
            />
            <FinishLayers finish={finish} layout={layout} over />
          </>
        )}
        <CardWords face={face} layout={layout} kind={kind} />
      </div>
    </div>
  )
}

/** Everything on the card as one sentence, for screen readers. */
function useSpokenCard(face: FaceText, kind: string | undefined): string {
  const { t } = useTranslation('ui')
  const { number, guard, points } = face
  return [
    [face.name, kind, number !== undefined && t('card.number', { number })].filter(Boolean).join(', '),
    [
      t('card.health', { value: face.health }),
      t('card.attack', { value: face.attack }),
      guard !== undefined && t('card.guard', { value: guard }),
      points !== undefined && t('card.points', { value: points }),
    ]
      .filter(Boolean)
      .join(', '),
    ...face.moves.map(({ name, cost, damage }) => t('card.move', { name, cost, damage })),
  ].join('. ')
}
