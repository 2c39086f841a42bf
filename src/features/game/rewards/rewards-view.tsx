/** What play pays: daily tasks, levels, first wins and the exchange of doubles (decision 0054). */
import { useTranslation } from 'react-i18next'
import type { PackType } from '@/contract/endpoints/game/packs.ts'
import type { MyRewards } from '@/contract/endpoints/game/rewards.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { WorkbenchBar, WorkbenchLayout } from '../kit/workbench-layout.tsx'
import { DoublesPanel, type DoublesPanelProps } from './doubles-panel.tsx'
import { PathPanel } from './path-panel.tsx'
import styles from './rewards-view.module.css'
import { TaskPanel } from './task-panel.tsx'

export interface RewardsViewProps extends DoublesPanelProps {
  rewards: MyRewards
  packs: readonly PackType[]
  sealed: number // unopened packs
  xp: number
  now: Date
  linkTo: LinkTo
}

export function RewardsView(props: RewardsViewProps) {
  const { rewards, packs, sealed, xp, now, linkTo } = props
  const { t } = useTranslation('rewards')
  return (
    <WorkbenchLayout ground="shelves">
      <div className={styles.rewards}>
        <WorkbenchBar title={t('title')} back={linkTo('game')}>
          {sealed > 0 && (
            <BrassButton small look="primary" href={linkTo('pack')} className={styles.open}>
              {t('open_packs', { count: sealed })}
            </BrassButton>
          )}
        </WorkbenchBar>
        <TaskPanel rewards={rewards} packs={packs} now={now} />
        <PathPanel granted={rewards.path} xp={xp} packs={packs} />
        <DoublesPanel {...props} />
      </div>
    </WorkbenchLayout>
  )
}
