/** The lobby: who is here, tables, the ladder, and the ways to a battle. Narrow screens turn the panels into tabs. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { iconClockCounterClockwise } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconMagnifyingGlass, iconUsers } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import workbench from '../kit/workbench.module.css'
import { WorkbenchBar, WorkbenchLayout } from '../kit/workbench-layout.tsx'
import { Invitations } from './invitations.tsx'
import { LadderPanel } from './ladder-panel.tsx'
import type { LobbyTab, LobbyViewProps } from './lobby-props.ts'
import { LobbyTabs } from './lobby-tabs.tsx'
import styles from './lobby-view.module.css'
import { PlayersPanel } from './players-panel.tsx'
import { TablesPanel } from './tables-panel.tsx'
import { WaysPanel } from './ways-panel.tsx'

export function LobbyView(props: LobbyViewProps) {
  const { t } = useTranslation('lobby')
  const { lobby, ladder, linkTo } = props
  const [tab, setTab] = useState<LobbyTab>('players')
  const [isSearching, setSearching] = useState(false)
  return (
    <WorkbenchLayout ground="shelves" className={styles.lobby}>
      <WorkbenchBar title={t('title')} back={linkTo('game')} className={styles.bar}>
        <p role="status" className={styles.online} data-reached={props.isReached}>
          <Icon of={iconUsers} size={18} />
          {props.isReached ? t('online', { count: lobby?.online ?? 0 }) : t('reconnecting')}
        </p>
        <Link
          href={linkTo('battleHistory')}
          className={workbench.round}
          aria-label={t('history')}
          title={t('history')}
        >
          <Icon of={iconClockCounterClockwise} size={22} />
        </Link>
        <button
          type="button"
          className={classNames(workbench.round, styles.finder)}
          aria-label={t('find')}
          title={t('find')}
          aria-pressed={isSearching}
          onClick={() => {
            setSearching(!isSearching)
            setTab('players')
          }}
        >
          <Icon of={iconMagnifyingGlass} size={22} />
        </button>
      </WorkbenchBar>
      <Invitations {...props} />
      <div className={styles.columns} data-tab={tab}>
        <LobbyTabs chosen={tab} tables={lobby?.tables.length ?? 0} onChoose={setTab} />
        <PlayersPanel {...props} isSearching={isSearching} />
        <TablesPanel {...props} />
        <LadderPanel {...props} ladder={ladder} />
        <WaysPanel {...props} />
      </div>
    </WorkbenchLayout>
  )
}
