import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/contract/endpoints/admin/dashboard.ts'
import type { Work } from '@/contract/endpoints/admin/waiting-work.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { iconReceipt } from '@/ui/icon/admin-icons.ts'
import { iconFileText } from '@/ui/icon/document-icon.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import {
  iconArrowUUpLeft,
  iconCalendarBlank,
  iconCaretRight,
  iconCheckCircle,
  iconEnvelope,
  iconPackage,
  iconQuestion,
  iconSparkle,
  iconStar,
  iconWarning,
} from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { workHref } from '../../framework/list/work-href.ts'
import rows from '../../framework/record/panel-rows.module.css'
import grid from './dashboard.module.css'
import styles from './to-do-panel.module.css'

interface Task {
  of: Work
  icon: string
  tone: 'error' | 'warning' | 'info'
}

const tasks: readonly Task[] = [
  { of: 'prepare', icon: iconPackage, tone: 'error' },
  { of: 'unpaid', icon: iconReceipt, tone: 'warning' },
  { of: 'returns', icon: iconArrowUUpLeft, tone: 'info' },
  { of: 'withdrawals', icon: iconArrowUUpLeft, tone: 'error' },
  { of: 'tickets', icon: iconQuestion, tone: 'error' },
  { of: 'bookings', icon: iconCalendarBlank, tone: 'info' },
  { of: 'reviews', icon: iconStar, tone: 'warning' },
  { of: 'creations', icon: iconSparkle, tone: 'error' },
  { of: 'low_stock', icon: iconWarning, tone: 'warning' },
  { of: 'unsafe', icon: iconWarning, tone: 'warning' },
  { of: 'failed_mails', icon: iconEnvelope, tone: 'error' },
  { of: 'drafts', icon: iconFileText, tone: 'info' },
]

/** Open tasks, each with a link. Renders nothing when there are none. */
export function ToDoPanel({ work, linkTo }: { work: Dashboard['to_do']; linkTo: LinkTo }) {
  const { t } = useTranslation('admin-sales')
  const waiting = tasks.filter(({ of }) => work[of] > 0)
  return (
    <Panel dense titleAs="h2" title={t('dashboard.to_do')} className={grid.side}>
      {waiting.length === 0 && (
        <p className={rows.calm}>
          <Icon of={iconCheckCircle} size={22} />
          {t('dashboard.nothing')}
        </p>
      )}
      <ul className={styles.tasks}>
        {waiting.map(({ of, icon, tone }) => (
          <li key={of}>
            <Link href={workHref(of, linkTo)}>
              <span className={styles.mark} data-tone={tone}>
                <Icon of={icon} size={20} />
              </span>
              <span className={rows.words}>
                <b>{t(`dashboard.task.${of}`, { count: work[of] })}</b>
                {of === 'prepare' && work.late > 0 && (
                  <small>{t('dashboard.late', { count: work.late })}</small>
                )}
              </span>
              <Icon of={iconCaretRight} size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
