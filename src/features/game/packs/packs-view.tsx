/** The pack table of an account, with its dialogs: odds, codes and opened packs. */
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { iconClockCounterClockwise } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconTicket } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import workbench from '../kit/workbench.module.css'
import { WorkbenchBar } from '../kit/workbench-layout.tsx'
import { OddsDialog } from './odds-dialog.tsx'
import { accountOpener } from './open-packs.ts'
import { OpenedPacksDialog } from './opened-packs-dialog.tsx'
import { PackTableView } from './pack-table-view.tsx'
import type { PacksViewProps } from './packs-props.ts'
import styles from './packs-view.module.css'
import { RedeemDialog } from './redeem-dialog.tsx'

type OpenDialog = 'odds' | 'redeem' | 'history' | null

export function PacksView({ user, ...props }: PacksViewProps) {
  const { packs, types, guarantees, locale, linkTo, onChanged } = props
  const { t } = useTranslation('packs')
  const [dialog, openDialog] = useState<OpenDialog>(null)
  const opener = useMemo(() => accountOpener(user), [user])
  const close = () => openDialog(null)
  return (
    <PackTableView
      {...props}
      opener={opener}
      onOdds={() => openDialog('odds')}
      onRedeem={() => openDialog('redeem')}
      header={phase =>
        phase === 'carousel' ? (
          <WorkbenchBar title={t('title')} back={linkTo('game')} className={styles.bar}>
            <Tools onRedeem={() => openDialog('redeem')} onHistory={() => openDialog('history')} />
          </WorkbenchBar>
        ) : (
          <h1 className={workbench.spoken}>{t('title')}</h1>
        )
      }
      dialogs={({ chosen, characterOf, select }, onVerify) => (
        <>
          <OddsDialog
            open={dialog === 'odds'}
            type={types.find(({ rarity }) => rarity === chosen?.rarity)}
            guarantee={guarantees.find(({ rarity }) => rarity === chosen?.rarity)}
            locale={locale}
            onClose={close}
          />
          <RedeemDialog
            open={dialog === 'redeem'}
            onClose={close}
            onRedeemed={pack => {
              onChanged()
              select(pack.rarity)
            }}
          />
          <OpenedPacksDialog
            open={dialog === 'history'}
            {...{ user, packs, locale, characterOf, onVerify }}
            onClose={close}
          />
        </>
      )}
      cardAction={card => (
        <BrassButton look="secondary" href={`${linkTo('album')}?card=${card.numero_carta}`}>
          {t('result.album')}
        </BrassButton>
      )}
    />
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
