/**
 * Opening of a guest's welcome pack (decision 0050): the pack table with one pack, over the whole window and any page.
 * The cards link to the registration, because only an account keeps them.
 */
import { type CSSProperties, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { OpenedCard, PackOpening, PackType } from '@/contract/endpoints/game/packs.ts'
import type { WelcomePack } from '@/contract/endpoints/game/welcome-pack.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconX } from '@/ui/icon/icons.ts'
import { useModal } from '@/ui/overlay/use-modal.ts'
import { CardSheet } from '../kit/card-sheet.tsx'
import workbench from '../kit/workbench.module.css'
import { WorkbenchLayout } from '../kit/workbench-layout.tsx'
import { Announcer } from './announcer.tsx'
import { OddsDialog } from './odds-dialog.tsx'
import { guestOpener } from './open-packs.ts'
import packs from './packs-view.module.css'
import { Refused } from './refused.tsx'
import { TablePhase } from './table-phase.tsx'
import { usePacksController } from './use-packs-controller.ts'
import { VerifyDialog } from './verify-dialog.tsx'
import styles from './welcome-table.module.css'

export interface WelcomeTableProps {
  welcome: WelcomePack
  types: readonly PackType[]
  characters: readonly Character[]
  locale: Locale
  linkTo: LinkTo
  keepHref: string // address of the registration
  onClose(): void
}

export function WelcomeTable(props: WelcomeTableProps) {
  const { t } = useTranslation('packs')
  const handlers = useModal({ open: true, onClose: props.onClose })
  return (
    <dialog {...handlers} className={styles.dialog} aria-label={t('welcome.table')}>
      <Table {...props} />
    </dialog>
  )
}

const nothing = () => {}

function Table({ welcome, types, characters, locale, linkTo, keepHref, onClose }: WelcomeTableProps) {
  const { t } = useTranslation(['packs', 'ui'])
  const stage = useRef<HTMLDivElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  const [hasOdds, setOdds] = useState(false)
  const [verified, verify] = useState<readonly PackOpening[] | null>(null)
  const [inspected, inspect] = useState<OpenedCard | null>(null)
  const [opener] = useState(() => guestOpener(welcome.opening))
  const given = { opener, packs: [welcome.pack], characters, locale, onChanged: nothing }
  const controller = usePacksController(stage, given, inspect)
  const { table, isPlaying, failure, retry } = controller.conductor
  return (
    <WorkbenchLayout ground="shelves" className={packs.room}>
      <div
        className={packs.table}
        data-testid="packs"
        data-phase={table.phase}
        data-stage={controller.status}
        data-playing={isPlaying}
        style={{ '--u': `${Math.max(0.86, Math.min(1.6, controller.plan.unit))}px` } as CSSProperties}
      >
        <div ref={stage} className={packs.stage} />
        <h2 className={workbench.spoken}>{t('welcome.table')}</h2>
        {(table.phase === 'carousel' || table.phase === 'hand') && (
          <button
            type="button"
            className={`${workbench.round} ${styles.close}`}
            aria-label={t('close', { ns: 'ui' })}
            onClick={onClose}
          >
            <Icon of={iconX} size={22} />
          </button>
        )}
        <div ref={controls} className={packs.controls}>
          <TablePhase
            {...{ controller, types, locale, linkTo }}
            guarantees={[]}
            element={controls}
            onOdds={() => setOdds(true)}
            onRedeem={nothing}
            onInspect={inspect}
            onVerify={verify}
            guest={{ keepHref, onClose }}
          />
        </div>
        {failure && table.phase === 'carousel' && <Refused failure={failure} onRetry={retry} />}
        <Announcer table={table} locale={locale} characterOf={controller.characterOf} />
      </div>
      <OddsDialog
        open={hasOdds}
        type={types.find(({ rarity }) => rarity === welcome.pack.rarity)}
        guarantee={undefined}
        locale={locale}
        onClose={() => setOdds(false)}
      />
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
      />
    </WorkbenchLayout>
  )
}
