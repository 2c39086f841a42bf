import { Loading } from '@/ui/state/skeleton.tsx'
import { WorkbenchBar, WorkbenchLayout, type WorkbenchLayoutProps } from './workbench-layout.tsx'
import styles from './workbench-loading.module.css'

interface WorkbenchLoadingProps extends Pick<WorkbenchLayoutProps, 'ground'> {
  title: string
  back: string // address of the link back
}

/** A screen while its data loads: its bar and background, and a spinning rune ring. */
export const WorkbenchLoading = ({ ground, title, back }: WorkbenchLoadingProps) => (
  <WorkbenchLayout ground={ground} className={styles.room}>
    <WorkbenchBar title={title} back={back} className={styles.bar} />
    <Loading>
      <span className={styles.ring} />
    </Loading>
  </WorkbenchLayout>
)
