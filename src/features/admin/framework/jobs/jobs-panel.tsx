/** The latest bulk jobs in the header: progress, stop, result file, reasons of failed rows. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkJob } from '@/contract/endpoints/admin/jobs.ts'
import type { Locale } from '@/contract/locales.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Pagination } from '@/ui/content/pagination.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconListChecks } from '@/ui/icon/admin-icons.ts'
import { Popover } from '@/ui/overlay/popover.tsx'
import { Meter } from '@/ui/state/meter.tsx'
import badge from '../list/waiting-badge.module.css'
import { useRefuse } from '../record/use-refuse.ts'
import {
  failedRowsQuery,
  isOpenJob,
  jobsKey,
  jobsPerPage,
  jobsQuery,
  linkToFile,
  stop,
  useJobsPanel,
} from './job-calls.ts'
import styles from './jobs-panel.module.css'

export function JobsPanel({ locale, isSignedIn }: { locale: Locale; isSignedIn: boolean }) {
  const { t } = useTranslation('admin')
  const { isOpen, setOpen } = useJobsPanel()
  const { data } = useQuery(jobsQuery(isSignedIn))
  const jobs = data?.data ?? []
  const openCount = jobs.filter(isOpenJob).length
  useRefreshedLists(data?.data)
  if (jobs.length === 0) return null
  const title = openCount > 0 ? t('jobs.running', { count: openCount }) : t('jobs.title')
  const trigger = (
    <span className={badge.bell}>
      <TooltipButton
        icon={iconListChecks}
        label={title}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(!isOpen)}
      />
      {openCount > 0 && (
        <span className={badge.count} aria-hidden="true">
          {openCount}
        </span>
      )}
    </span>
  )
  return (
    <Popover open={isOpen} onClose={() => setOpen(false)} trigger={trigger} title={t('jobs.title')}>
      <Jobs locale={locale} />
    </Popover>
  )
}

function Jobs({ locale }: { locale: Locale }) {
  const [page, setPage] = useState(1)
  const { data } = useQuery({ ...jobsQuery(true, page), placeholderData: keepPreviousData })
  const pages = Math.ceil((data?.meta.total ?? 0) / jobsPerPage)
  return (
    <>
      <ul className={styles.jobs}>
        {data?.data.map(job => (
          <JobEntry key={job.id} job={job} locale={locale} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} onPage={setPage} />
    </>
  )
}

const refreshedKeys = [
  ['orders'],
  ['customers'],
  ['products'],
  ['imported_orders'],
  ['admin', 'order'],
  ['admin', 'waiting'],
]

/** The lists show the result as soon as a job has ended, also one that ended between two fetches. */
function useRefreshedLists(jobs: readonly BulkJob[] | undefined): void {
  const cache = useQueryClient()
  const endedIds = useRef<ReadonlySet<number>>(undefined)
  useEffect(() => {
    if (!jobs) return
    const ended = jobs.filter(job => !isOpenJob(job)).map(({ id }) => id)
    const earlier = endedIds.current
    endedIds.current = new Set([...(earlier ?? []), ...ended])
    if (!earlier || ended.every(id => earlier.has(id))) return
    for (const queryKey of refreshedKeys) void cache.invalidateQueries({ queryKey }) // a failed fetch keeps the old rows
  }, [jobs, cache])
}

function JobEntry({ job, locale }: { job: BulkJob; locale: Locale }) {
  const { t } = useTranslation('admin')
  const refuse = useRefuse()
  const cache = useQueryClient()
  const isOpen = isOpenJob(job)
  const done = job.succeeded + job.failed
  const name = t(`jobs.kind.${job.kind}`)
  const end = async () => {
    const result = await stop(job.id)
    if (!result.ok) refuse(result.failure)
    await cache.invalidateQueries({ queryKey: jobsKey })
  }
  const openFile = async () => {
    const result = await linkToFile(job.id)
    if (result.ok) window.open(result.value.url, '_blank', 'noopener')
    else refuse(result.failure)
  }
  return (
    <li>
      <div className={styles.head}>
        <b>{name}</b>
        <small>{dateTimeText(job.created_at, locale)}</small>
      </div>
      <Meter
        label={t('jobs.progress', { name })}
        value={job.total === 0 ? 1 : done / job.total}
        tone={isOpen ? 'amber' : job.status === 'done' ? 'success' : 'primary'}
      />
      <p role="status">
        {t(`jobs.status.${job.status}`)} · {t('jobs.amounts', { done: job.succeeded, total: job.total })}
      </p>
      <div className={styles.acts}>
        {isOpen && (
          <Button variant="ghost" size="dense" onClick={() => void end()}>
            {t('jobs.stop')}
          </Button>
        )}
        {job.file && (
          <Button variant="soft" size="dense" onClick={() => void openFile()}>
            {t(job.file.endsWith('.pdf') ? 'jobs.open_pdf' : 'jobs.open_csv')}
          </Button>
        )}
      </div>
      {job.failed > 0 && <FailedRows job={job} />}
    </li>
  )
}

function FailedRows({ job }: { job: BulkJob }) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...failedRowsQuery(job), enabled: isOpen, placeholderData: keepPreviousData })
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('jobs.failed', { count: job.failed })}</summary>
      <ul className={styles.failed}>
        {data?.data.map(row => (
          <li key={row.position}>
            <b>{row.subject}</b> {row.message}
          </li>
        ))}
      </ul>
    </details>
  )
}
