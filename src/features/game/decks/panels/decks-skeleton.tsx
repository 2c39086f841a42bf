import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import workbench from '../../kit/workbench.module.css'
import { WorkbenchBar, WorkbenchLayout } from '../../kit/workbench-layout.tsx'
import view from '../decks-view.module.css'
import styles from './decks-skeleton.module.css'

const cards = Array.from({ length: 15 }, (_, at) => at)

/** The deck builder while the cards load. */
export function DecksSkeleton({ back }: { back: string }) {
  const { t } = useTranslation('decks')
  return (
    <WorkbenchLayout ground="planks">
      <div className={view.builder} aria-busy="true">
        <WorkbenchBar title={t('title')} back={back} className={view.bar} />
        <div className={classNames(view.left, styles.left)}>
          <Spoken>{t('loading')}</Spoken>
          <div className={styles.cards} aria-hidden="true">
            {cards.map(at => (
              <i key={at} />
            ))}
          </div>
        </div>
        <div data-deck className={workbench.panel} aria-hidden="true" />
      </div>
    </WorkbenchLayout>
  )
}
