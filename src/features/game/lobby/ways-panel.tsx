import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { iconRobot } from '@/ui/icon/game-icons.ts'
import { iconLightning, iconLink, iconPlus } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import workbench from '../kit/workbench.module.css'
import type { LobbyViewProps } from './lobby-props.ts'
import { useCodeDialog, useTableDialog } from './table-dialogs.tsx'
import styles from './ways-panel.module.css'

/** The ways to a battle: an opponent of similar rating, the computer, a table, a code. */
export function WaysPanel(props: LobbyViewProps) {
  const { t } = useTranslation('lobby')
  const { ownTable, linkTo, onSearch } = props
  const create = useTableDialog(props)
  const code = useCodeDialog(props)
  const own = ownTable && ownTable.status !== 'closed' ? ownTable : null
  return (
    <div className={styles.ways}>
      <div className={classNames(workbench.panel, styles.quick)} data-target="door:find">
        <div className={styles.duel} aria-hidden="true">
          <img src="/assets/characters/volpardore/creature.webp" alt="" />
          <b>VS</b>
          <img src="/assets/characters/ondalice/creature.webp" alt="" />
        </div>
        {own ? (
          <BrassButton
            look="primary"
            full
            icon={iconLightning}
            href={linkTo(own.status === 'playing' ? 'battle' : 'waiting', { id: own.id })}
          >
            {t(own.status === 'playing' ? 'resume' : 'toTable')}
          </BrassButton>
        ) : (
          <BrassButton look="primary" full icon={iconLightning} onClick={onSearch}>
            {t('quick')}
          </BrassButton>
        )}
      </div>
      <div data-target="door:computer">
        <BrassButton look="secondary" full icon={iconRobot} href={linkTo('prepare')}>
          {t('computer')}
        </BrassButton>
      </div>
      <div className={styles.pair}>
        <BrassButton
          icon={iconPlus}
          className={styles.createNarrow}
          data-target="new-table"
          onClick={create.open}
        >
          {t('create')}
        </BrassButton>
        <BrassButton icon={iconLink} data-target="door:code" onClick={code.open}>
          {t('code')}
        </BrassButton>
      </div>
      {create.dialog}
      {code.dialog}
    </div>
  )
}
