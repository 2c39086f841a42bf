/**
 * The pack table: the drawn stage, and over it controls of the page at the positions of its objects. Without WebGL the
 * same controls show their own pictures, and the page is complete.
 */
import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import type { OpenedCard, PackOpening } from '@/contract/endpoints/game/packs.ts'
import { clamp } from '@/lib/clamp.ts'
import { CardSheet } from '../kit/card-sheet.tsx'
import { WorkbenchLayout } from '../kit/workbench-layout.tsx'
import { Announcer } from './announcer.tsx'
import type { PackOpener } from './open-packs.ts'
import type { PackTable } from './pack-table.ts'
import styles from './pack-table-view.module.css'
import type { PacksViewProps } from './packs-props.ts'
import { Refused } from './refused.tsx'
import { type GuestEnd, TablePhase } from './table-phase.tsx'
import { type PacksController, usePacksController } from './use-packs-controller.ts'
import { VerifyDialog } from './verify-dialog.tsx'

interface PackTableViewProps extends Omit<PacksViewProps, 'user'> {
  opener: PackOpener
  guest?: GuestEnd // for a welcome pack, which is the only one
  header: (phase: PackTable['phase']) => ReactNode
  dialogs: (controller: PacksController, onVerify: (opening: PackOpening) => void) => ReactNode
  cardAction?: (card: OpenedCard) => ReactNode // on the sheet of a card
  onOdds(): void
  onRedeem(): void
}

export function PackTableView({ header, dialogs, cardAction, ...props }: PackTableViewProps) {
  const { types, guarantees, characters, locale, linkTo, guest, onOdds, onRedeem } = props
  const stage = useRef<HTMLDivElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  const [verified, verify] = useState<readonly PackOpening[] | null>(null)
  const [inspected, inspect] = useState<OpenedCard | null>(null)
  const controller = usePacksController(stage, props, inspect)
  const { table, isPlaying, failure, retry } = controller.conductor
  return (
    <WorkbenchLayout ground="shelves" className={styles.room}>
      <div
        className={styles.table}
        data-testid="packs"
        data-phase={table.phase}
        data-stage={controller.status}
        data-playing={isPlaying}
        style={{ '--u': `${clamp(controller.plan.unit, 0.86, 1.6)}px` } as CSSProperties}
      >
        <div ref={stage} className={styles.stage} />
        {header(table.phase)}
        <div ref={controls} className={styles.controls}>
          <TablePhase
            {...{ controller, types, guarantees, locale, linkTo, guest, onOdds, onRedeem }}
            element={controls}
            onInspect={inspect}
            onVerify={verify}
          />
        </div>
        {failure && table.phase === 'carousel' && <Refused failure={failure} onRetry={retry} />}
        <Announcer table={table} locale={locale} characterOf={controller.characterOf} />
      </div>
      {dialogs(controller, opening => verify([opening]))}
      <VerifyDialog
        openings={verified}
        characters={characters}
        locale={locale}
        onClose={() => verify(null)}
      />
      <CardSheet
        character={(inspected && controller.characterOf(inspected)) ?? null}
        locale={locale}
        onClose={() => inspect(null)}
      >
        {inspected && cardAction?.(inspected)}
      </CardSheet>
    </WorkbenchLayout>
  )
}
