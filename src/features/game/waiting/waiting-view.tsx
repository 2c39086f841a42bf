/**
 * Screens before a battle: the search with its time, a table with its link, the preparation of both players, and the
 * versus screen, over one stage.
 */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import workbench from '../kit/workbench.module.css'
import { WorkbenchLayout } from '../kit/workbench-layout.tsx'
import { SearchScreen } from './search-screen.tsx'
import { TableScreen } from './table-screen.tsx'
import { DuelTableContext, useDuelStage } from './use-duel-stage.ts'
import { VersusScreen } from './versus-screen.tsx'
import type { WaitingViewProps } from './waiting-props.ts'
import styles from './waiting-view.module.css'

export function WaitingView(props: WaitingViewProps) {
  const { t } = useTranslation('waiting')
  const { match } = props
  const title = useRef<HTMLHeadingElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const table = useDuelStage(stage)
  const isVersus = match?.status === 'playing'
  useEffect(() => {
    if (isVersus) title.current?.focus() // the element that had the focus is gone
  }, [isVersus])
  return (
    <WorkbenchLayout ground="planks">
      <div ref={stage} className={styles.stage} data-testid="duel-stage" data-stage={table.status} />
      <h1 ref={title} tabIndex={-1} className={workbench.spoken}>
        {t(match ? 'tableTitle' : 'searchTitle')}
      </h1>
      <DuelTableContext value={table}>
        {match === null ? (
          <SearchScreen {...props} />
        ) : isVersus ? (
          <VersusScreen {...props} match={match} />
        ) : (
          <TableScreen {...props} match={match} />
        )}
      </DuelTableContext>
    </WorkbenchLayout>
  )
}
