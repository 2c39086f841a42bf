import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/contract/endpoints/admin/dashboard.ts'
import type { Work } from '@/contract/endpoints/admin/waiting-work.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconBell } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { Popover } from '@/ui/overlay/popover.tsx'
import styles from './waiting-badge.module.css'
import { workHref } from './work-href.ts'

/** Kinds of open tasks that must not wait. */
const urgent: readonly Work[] = ['prepare', 'unpaid', 'tickets', 'returns', 'failed_mails', 'low_stock']

interface WaitingBadgeProps {
  work: Dashboard['to_do'] | undefined
  linkTo: LinkTo
}

/** The number of open tasks next to the bell; opens a list with links. */
export function WaitingBadge({ work, linkTo }: WaitingBadgeProps) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  if (!work) return null
  const waiting = urgent.filter(kind => work[kind] > 0)
  const total = waiting.reduce((sum, kind) => sum + work[kind], 0)
  const title = t('header.waiting', { count: total })
  const bell = (
    <span className={styles.bell}>
      <TooltipButton
        icon={iconBell}
        label={title}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(!isOpen)}
      />
      {total > 0 && (
        <span className={styles.count} aria-hidden="true">
          {total > 99 ? '99+' : total}
        </span>
      )}
    </span>
  )
  return (
    <Popover open={isOpen} onClose={() => setOpen(false)} trigger={bell} title={title} width="menu">
      <ul className={styles.list}>
        {waiting.map(kind => (
          <li key={kind}>
            <Link href={workHref(kind, linkTo)} onClick={() => setOpen(false)}>
              <span>{t(`header.work.${kind}`)}</span>
              <b>{work[kind]}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
