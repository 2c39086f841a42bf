/**
 * The pack table: the drawn stage, and over it controls of the page at the positions of its objects. Without WebGL the
 * same controls show their own pictures, and the page is complete.
 */
import { type CSSProperties, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenedCard, PackOpening } from '@/contract/endpoints/game/packs.ts'
import { iconClockCounterClockwise } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconTicket } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { CardSheet } from '../kit/card-sheet.tsx'
import workbench from '../kit/workbench.module.css'
import { WorkbenchBar, WorkbenchLayout } from '../kit/workbench-layout.tsx'
import { Announcer } from './announcer.tsx'
import { OddsDialog } from './odds-dialog.tsx'
import { accountOpener } from './open-packs.ts'
import { OpenedPacksDialog } from './opened-packs-dialog.tsx'
import type { PacksViewProps } from './packs-props.ts'
import styles from './packs-view.module.css'
import { RedeemDialog } from './redeem-dialog.tsx'
import { Refused } from './refused.tsx'
import { TablePhase } from './table-phase.tsx'
import { usePacksController } from './use-packs-controller.ts'
import { VerifyDialog } from './verify-dialog.tsx'

type Asked = 'odds' | 'redeem' | 'history' | null

export function PacksView(props: PacksViewProps) {
  const { user, packs, types, guarantees, characters, locale, linkTo, onChanged } = props
  const { t } = useTranslation('packs')
  const stage = useRef<HTMLDivElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  const [asked, ask] = useState<Asked>(null)
  const [verified, verify] = useState<readonly PackOpening[] | null>(null)
  const [inspected, inspect] = useState<OpenedCard | null>(null)
  const opener = useMemo(() => accountOpener(user), [user])
  const controller = usePacksController(stage, { ...props, opener }, inspect)
  const { table, isPlaying, failure, retry } = controller.conductor
  const kind = controller.chosen?.rarity
  const close = () => ask(null)
  return (
    <WorkbenchLayout ground="shelves" className={styles.room}>
      <div
        className={styles.table}
        data-testid="packs"
        data-phase={table.phase}
        data-stage={controller.status}
        data-playing={isPlaying}
        style={{ '--u': `${Math.max(0.86, Math.min(1.6, controller.plan.unit))}px` } as CSSProperties}
      >
        <div ref={stage} className={styles.stage} />
        {table.phase === 'carousel' ? (
          <WorkbenchBar title={t('title')} back={linkTo('game')} className={styles.bar}>
            <Tools onRedeem={() => ask('redeem')} onHistory={() => ask('history')} />
          </WorkbenchBar>
        ) : (
          <h1 className={workbench.spoken}>{t('title')}</h1>
        )}
        <div ref={controls} className={styles.controls}>
          <TablePhase
            {...{ controller, types, guarantees, locale, linkTo }}
            element={controls}
            onOdds={() => ask('odds')}
            onRedeem={() => ask('redeem')}
            onInspect={inspect}
            onVerify={verify}
          />
        </div>
        {failure && table.phase === 'carousel' && <Refused failure={failure} onRetry={retry} />}
        <Announcer table={table} locale={locale} characterOf={controller.characterOf} />
      </div>
      <OddsDialog
        open={asked === 'odds'}
        type={types.find(({ rarity }) => rarity === kind)}
        guarantee={guarantees.find(({ rarity }) => rarity === kind)}
        locale={locale}
        onClose={close}
      />
      <RedeemDialog
        open={asked === 'redeem'}
        onClose={close}
        onRedeemed={pack => {
          onChanged()
          controller.select(pack.rarity)
        }}
      />
      <OpenedPacksDialog
        open={asked === 'history'}
        {...{ user, packs, locale }}
        characterOf={controller.characterOf}
        onVerify={opening => verify([opening])}
        onClose={close}
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
      >
        {inspected && (
          <BrassButton look="secondary" href={`${linkTo('album')}?card=${inspected.numero_carta}`}>
            {t('result.album')}
          </BrassButton>
        )}
      </CardSheet>
    </WorkbenchLayout>
  )
}

function Tools({ onRedeem, onHistory }: { onRedeem(): void; onHistory(): void }) {
  const { t } = useTranslation('packs')
  return (
    <>
      <BrassButton small icon={iconTicket} onClick={onRedeem} aria-haspopup="dialog" className={styles.tool}>
        {t('redeem.open')}
      </BrassButton>
      <button
        type="button"
        className={workbench.round}
        aria-label={t('history.open')}
        title={t('history.open')}
        aria-haspopup="dialog"
        onClick={onHistory}
      >
        <Icon of={iconClockCounterClockwise} size={22} />
      </button>
    </>
  )
}
