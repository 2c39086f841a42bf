import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/contract/administration.ts'
import type { LinkTo, ScreenName } from '@/contract/paths.ts'
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
import styles from './dashboard.module.css'

type Work = Exclude<keyof Dashboard['to_do'], 'late'>

interface Task {
  of: Work
  icon: string
  tone: 'error' | 'warning' | 'info'
  screen: ScreenName
  query?: string // of the list, as it keeps its filters
}

const filter = (values: object) => `?filter=${encodeURIComponent(JSON.stringify(values))}`

const tasks: readonly Task[] = [
  {
    of: 'prepare',
    icon: iconPackage,
    tone: 'error',
    screen: 'adminOrders',
    query: filter({ parcel_status: 'preparing' }),
  },
  {
    of: 'unpaid',
    icon: iconReceipt,
    tone: 'warning',
    screen: 'adminOrders',
    query: filter({ status: 'placed' }),
  },
  { of: 'returns', icon: iconArrowUUpLeft, tone: 'info', screen: 'adminReturns' },
  { of: 'tickets', icon: iconQuestion, tone: 'error', screen: 'adminTickets' },
  { of: 'bookings', icon: iconCalendarBlank, tone: 'info', screen: 'adminBookings' },
  { of: 'reviews', icon: iconStar, tone: 'warning', screen: 'adminReviews' },
  { of: 'creations', icon: iconSparkle, tone: 'error', screen: 'adminCreations' },
  { of: 'low_stock', icon: iconWarning, tone: 'warning', screen: 'adminProducts' },
  { of: 'failed_mails', icon: iconEnvelope, tone: 'error', screen: 'adminMails' },
  {
    of: 'drafts',
    icon: iconFileText,
    tone: 'info',
    screen: 'adminOrders',
    query: filter({ status: 'draft' }),
  },
]

/** What waits for somebody, each with the way there; nothing waits when nothing is shown. */
export function ToDoPanel({ work, linkTo }: { work: Dashboard['to_do']; linkTo: LinkTo }) {
  const { t } = useTranslation('admin-sales')
  const waiting = tasks.filter(({ of }) => work[of] > 0)
  return (
    <Panel dense titleAs="h2" title={t('dashboard.to_do')} className={styles.side}>
      {waiting.length === 0 && (
        <p className={styles.calm}>
          <Icon of={iconCheckCircle} size={22} />
          {t('dashboard.nothing')}
        </p>
      )}
      <ul className={styles.tasks}>
        {waiting.map(({ of, icon, tone, screen, query = '' }) => (
          <li key={of}>
            <Link href={`${linkTo(screen)}${query}`}>
              <span className={styles.mark} data-tone={tone}>
                <Icon of={icon} size={20} />
              </span>
              <span className={styles.words}>
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
