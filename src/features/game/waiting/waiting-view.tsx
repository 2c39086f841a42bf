/** Before a battle: the search with its time, a table with its link, both getting ready, and the versus screen. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import workbench from '../kit/workbench.module.css'
import { WorkbenchLayout } from '../kit/workbench-layout.tsx'
import { SearchScreen } from './search-screen.tsx'
import { TableScreen } from './table-screen.tsx'
import { VersusScreen } from './versus-screen.tsx'
import type { WaitingViewProps } from './waiting-props.ts'

export function WaitingView(props: WaitingViewProps) {
  const { t } = useTranslation('waiting')
  const { match } = props
  const title = useRef<HTMLHeadingElement>(null)
  const isVersus = match?.status === 'playing'
  useEffect(() => {
    if (isVersus) title.current?.focus() // what had it is gone
  }, [isVersus])
  return (
    <WorkbenchLayout ground="planks">
      <h1 ref={title} tabIndex={-1} className={workbench.spoken}>
        {t(match ? 'tableTitle' : 'searchTitle')}
      </h1>
      {match === null ? (
        <SearchScreen {...props} />
      ) : isVersus ? (
        <VersusScreen {...props} match={match} />
      ) : (
        <TableScreen {...props} match={match} />
      )}
    </WorkbenchLayout>
  )
}
