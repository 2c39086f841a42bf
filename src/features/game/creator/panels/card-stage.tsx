import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CreationDraft } from '@/contract/endpoints/game/creations.ts'
import type { Change } from '../draft/creation-store.ts'
import { usePlaceDrag } from '../drag/use-place-drag.ts'
import type { Supplies } from '../editor-props.ts'
import styles from './card-stage.module.css'
import { CreationCard } from './creation-card.tsx'

export interface CardStageProps extends Pick<Supplies, 'art'> {
  draft: CreationDraft
  change: Change
}

/** Preview of the card. Its creature can be dragged; the sliders of the look panel do the same. */
export function CardStage({ draft, art, change }: CardStageProps) {
  const { t } = useTranslation('creator')
  const card = useRef<HTMLDivElement>(null)
  const handlers = usePlaceDrag(draft.art, change, card)
  return (
    <div ref={card} className={styles.stage} title={t('look.drag')} {...handlers}>
      <CreationCard draft={draft} art={art} />
    </div>
  )
}
