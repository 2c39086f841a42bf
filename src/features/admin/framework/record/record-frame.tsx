import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names.ts'
import styles from './record-grid.module.css'
import { RecordHead } from './record-head.tsx'
import { SaveButton } from './save-button.tsx'

interface RecordFrameProps {
  title: string
  listHref: string
  badges?: ReactNode
  note?: ReactNode // quiet, after the badges
  actions?: ReactNode // before the button that saves
  main: ReactNode // what is worked on
  side: ReactNode // what stands around it
  sideClassName?: string
}

/** The screen of one record inside its form: head with the button that saves, and two columns. */
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
