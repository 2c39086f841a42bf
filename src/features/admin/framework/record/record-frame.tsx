import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names.ts'
import styles from './record-grid.module.css'
import { RecordHead } from './record-head.tsx'
import { SaveButton } from './save-button.tsx'

interface RecordFrameProps {
  title: string
  listHref: string
  badges?: ReactNode
  note?: ReactNode // in a muted colour, after the badges
  actions?: ReactNode // before the save button
  main: ReactNode // the main column
  side: ReactNode // the side column
  sideClassName?: string
}

/** Layout of a record screen inside its form: header with the save button, and two columns. */
export const RecordFrame = ({ actions, main, side, sideClassName, ...head }: RecordFrameProps) => (
  <>
    <RecordHead
      {...head}
      actions={
        <>
          {actions}
          <SaveButton />
        </>
      }
    />
    <div className={styles.grid}>
      <div className={styles.column}>{main}</div>
      <div className={classNames(styles.column, sideClassName)}>{side}</div>
    </div>
  </>
)
