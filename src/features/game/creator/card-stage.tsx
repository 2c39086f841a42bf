import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CreationDraft } from '@/contract/creations.ts'
import type { Supplies } from './bench-props.ts'
import styles from './card-stage.module.css'
import { CreationCard } from './creation-card.tsx'
import type { Change } from './use-bench.ts'
import { usePlaceDrag } from './use-place-drag.ts'

export interface CardStageProps extends Pick<Supplies, 'art'> {
  draft: CreationDraft
  change: Change
}

/** The card as it will be; its figure follows the finger. The sliders of the look do the same. */
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
