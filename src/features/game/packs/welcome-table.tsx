/**
 * Opening of a guest's welcome pack (decision 0050): the pack table with one pack, over the whole window and any page.
 * The cards link to the registration, because only an account keeps them.
 */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { PackType } from '@/contract/endpoints/game/packs.ts'
import type { WelcomePack } from '@/contract/endpoints/game/welcome-pack.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconX } from '@/ui/icon/icons.ts'
import { useModal } from '@/ui/overlay/use-modal.ts'
import workbench from '../kit/workbench.module.css'
import { OddsDialog } from './odds-dialog.tsx'
import { guestOpener } from './open-packs.ts'
import { PackTableView } from './pack-table-view.tsx'
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

function Table({ welcome, keepHref, onClose, ...props }: WelcomeTableProps) {
  const { t } = useTranslation(['packs', 'ui'])
  const [hasOdds, setOdds] = useState(false)
  const [opener] = useState(() => guestOpener(welcome.opening))
  return (
    <PackTableView
      {...props}
      opener={opener}
      packs={[welcome.pack]}
      guarantees={[]}
      guest={{ keepHref, onClose }}
      onChanged={nothing}
      onOdds={() => setOdds(true)}
      onRedeem={nothing}
      header={phase => (
        <>
          <h2 className={workbench.spoken}>{t('welcome.table')}</h2>
          {(phase === 'carousel' || phase === 'hand') && (
            <button
              type="button"
              className={`${workbench.round} ${styles.close}`}
              aria-label={t('close', { ns: 'ui' })}
              onClick={onClose}
            >
              <Icon of={iconX} size={22} />
            </button>
          )}
        </>
      )}
      dialogs={() => (
        <OddsDialog
          open={hasOdds}
          type={props.types.find(({ rarity }) => rarity === welcome.pack.rarity)}
          guarantee={undefined}
          locale={props.locale}
          onClose={() => setOdds(false)}
        />
      )}
    />
  )
}
