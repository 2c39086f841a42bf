import { useTranslation } from 'react-i18next'
import { Spoken } from '@/ui/content/spoken.tsx'
import { WorkbenchBar, WorkbenchLayout } from '../kit/workbench-layout.tsx'
import styles from './album-skeleton.module.css'
import view from './album-view.module.css'

/** The table with a closed book while the cards load. */
export function AlbumSkeleton({ back }: { back: string }) {
  const { t } = useTranslation('album')
  return (
    <WorkbenchLayout ground="planks" className={view.room}>
      <WorkbenchBar title={t('title')} back={back} className={styles.bar} />
      <div className={styles.table} aria-busy="true">
        <Spoken>{t('loading')}</Spoken>
        <div className={styles.book} aria-hidden="true" />
      </div>
    </WorkbenchLayout>
  )
}
