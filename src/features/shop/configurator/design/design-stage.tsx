/** The stage of what is printed: the board on the niche of the collection. */
import type { Collection } from '@/contract/endpoints/shop/collections.ts'
import type { PrintDesign } from '@/contract/endpoints/shop/print-design.ts'
import type { PrintSide, PrintSurfaceCode } from '@/domain/print-surfaces.ts'
import type { TFunction } from '@/i18n/words.ts'
import { Niche } from '@/ui/shop/niche.tsx'
import stage from '../stage.module.css'
import { DesignBoard } from './design-board.tsx'

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

export const DesignStage = ({ collection, surface, side, ...board }: DesignStageProps) => (
  <Niche element={collection.element} className={stage.stage}>
    <section className={stage.piece} aria-label={`${collection.name}: ${board.t(`design.sides.${side}`)}`}>
      <DesignBoard {...board} place={{ surface, side }} />
    </section>
  </Niche>
)
