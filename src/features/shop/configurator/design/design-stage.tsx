/** Preview of a printed product: the board on the background of the collection. */
import { type CSSProperties, useState } from 'react'
import type { Collection } from '@/contract/endpoints/shop/collections.ts'
import type { PrintDesign } from '@/contract/endpoints/shop/print-design.ts'
import type { PrintSide } from '@/domain/print-sides.ts'
import { type PrintSurfaceCode, printSurfaces } from '@/domain/print-surfaces.ts'
import type { TFunction } from '@/i18n/words.ts'
import { classNames } from '@/ui/class-names.ts'
import { Niche } from '@/ui/shop/niche.tsx'
import { PrintedGoods } from '../../kit/printed-goods.tsx'
import stage from '../stage.module.css'
import { DesignBoard } from './design-board.tsx'
import styles from './design-stage.module.css'

/** The position of the frame in the picture, to which a small preview zooms. */
function closeUp(surface: PrintSurfaceCode, side: PrintSide): CSSProperties {
  const place = printSurfaces[surface][side]
  if (!place) return {}
  const { frame, on } = place
  const height = (on.width * frame.height) / frame.width
  return {
    '--frame-width': on.width,
    '--frame-height': height,
    '--middle-x': on.x + on.width / 2,
    '--middle-y': on.y + height / 2,
  } as CSSProperties
}

interface DesignStageProps {
  collection: Collection
  ground: string
  surface: PrintSurfaceCode
  design: PrintDesign
  side: PrintSide
  selected: string | null
  t: TFunction<'configurator'>
  onSelect(id: string | null): void
  onDesign(design: PrintDesign, key?: string | null): void
}

export function DesignStage({ collection, surface, side, ...board }: DesignStageProps) {
  const [isWhole, setWhole] = useState(false)
  return (
    <Niche element={collection.element} className={classNames(stage.stage, styles.still)}>
      <section
        className={styles.close}
        data-whole={isWhole}
        style={closeUp(surface, side)}
        aria-label={`${collection.name}: ${board.t(`design.sides.${side}`)}`}
      >
        <DesignBoard {...board} place={{ surface, side }} />
      </section>
      <button
        type="button"
        className={styles.overview}
        aria-pressed={isWhole}
        aria-label={board.t('design.whole')}
        onClick={() => setWhole(!isWhole)}
      >
        <PrintedGoods ground={board.ground} surface={surface} side={side} layers={board.design[side]} />
      </button>
    </Niche>
  )
}
