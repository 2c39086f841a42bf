/** Cards created by users, most reported first. A card is hidden with a reason for its author, or shown again. */
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type AdminCreation, moderateCreation } from '@/contract/endpoints/game/creations.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { Link } from '@/ui/link.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { useContest } from '../../framework/record/use-contest.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { useReread } from '../../framework/record/use-reread.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import styles from './voices.module.css'

interface CreationsListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

const states = ['reported', 'hidden', 'shared', 'private'] as const

export function CreationsList({ title, locale, linkTo }: CreationsListProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const [hiding, setHiding] = useState<AdminCreation>()
  const day = (at: string) => dayWords(at, locale)
  return (
    <>
      <ListFrame
        resource="creations"
        title={title}
        sort={{ field: 'position', order: 'ASC' }}
        searchHint={t('creations.search')}
        emptyTitle={t('creations.empty')}
        tabs={[
          { id: 'all', label: t('all'), filter: {} },
          ...states.map(state => ({ id: state, label: t(`creations.state.${state}`), filter: { state } })),
        ]}
        table={{ rowClick: false }}
      >
        <DataTable.Col
          source="nome"
          disableSort
          label={t('creations.card')}
          render={(row: AdminCreation) => (
            <span className={styles.two}>
              <Link href={linkTo('creation', { id: row.id })}>{row.nome}</Link>
              <small>{[row.tipo, row.rarita].join(' · ')}</small>
            </span>
          )}
        />
        <DataTable.Col
          source="author"
          disableSort
          label={t('creations.author')}
          render={(row: AdminCreation) => (
            <Link className={styles.plain} href={linkTo('adminUser', { id: row.author.id })}>
              {row.author.name}
            </Link>
          )}
        />
        <DataTable.Col
          align="right"
          source="reports"
          disableSort
          label={t('creations.reports')}
          render={(row: AdminCreation) => <Reports creation={row} />}
        />
        <DataTable.Col
          source="state"
          disableSort
          label={t('admin:column.status')}
          render={(row: AdminCreation) => <State creation={row} />}
        />
        <DataTable.Col
          align="right"
          source="updated_at"
          disableSort
          label={t('creations.changed')}
          render={(row: AdminCreation) => day(row.updated_at)}
        />
        <DataTable.Col
          align="right"
          source="act"
          disableSort
          label=""
          render={(row: AdminCreation) => <Act creation={row} onHide={setHiding} />}
        />
      </ListFrame>
      {hiding && <HideDialog creation={hiding} onClose={() => setHiding(undefined)} />}
    </>
  )
}

function Reports({ creation: { reports, report_reasons } }: { creation: AdminCreation }) {
  const { t } = useTranslation('admin-sales')
  if (reports === 0) return '–'
  return (
    <span className={styles.two}>
      <b>{reports}</b>
      <small>{[...new Set(report_reasons)].map(reason => t(`creations.reason.${reason}`)).join(', ')}</small>
    </span>
  )
}

function State({ creation }: { creation: AdminCreation }) {
  const { t } = useTranslation('admin-sales')
  if (creation.hidden) return <Badge tone="error">{t('creations.state.hidden')}</Badge>
  return (
    <Badge tone={creation.is_public ? 'success' : 'muted'}>
      {t(creation.is_public ? 'creations.state.shared' : 'creations.state.private')}
    </Badge>
  )
}

interface ActProps {
  creation: AdminCreation
  onHide: (creation: AdminCreation) => void
}

/** For a card that another admin has moderated, or its author has changed, since it was loaded. */
function useCreationContest(onTheirs: () => Promise<void>) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  return useContest<AdminCreation>({
    words: ({ hidden, is_public, nome, storia }) => ({
      [t('admin:column.status')]: t(
        `creations.state.${hidden ? 'hidden' : is_public ? 'shared' : 'private'}`,
      ),
      [t('creations.why')]: hidden?.reason,
      [t('creations.card')]: [nome, storia].filter(Boolean).join(' · '),
    }),
    onTheirs,
  })
}

function Act({ creation, onHide }: ActProps) {
  const { t } = useTranslation('admin-sales')
  const resultOf = useCallResult()
  const reread = useReread('creations')
  const contest = useCreationContest(reread)
  const [isBusy, setBusy] = useState(false)
  const show = async (version = creation.version) => {
    setBusy(true)
    const body = { hidden: false as const, version }
    const result = await call(moderateCreation, { params: { id: creation.id }, body })
    const again = (newer: AdminCreation) => void show(newer.version)
    const isLost = contest.isLost(result, { base: creation, mine: { hidden: null }, again })
    if (!isLost && resultOf(result, t('creations.shown'))) await reread()
    setBusy(false)
  }
  return creation.hidden ? (
    <>
      {contest.dialog}
      <Button variant="ghost" size="dense" busy={isBusy} onClick={() => void show()}>
        {t('creations.show')}
      </Button>
    </>
  ) : (
    <Button variant="ghost" size="dense" onClick={() => onHide(creation)}>
      {t('creations.hide')}
    </Button>
  )
}

function HideDialog({ creation, onClose }: { creation: AdminCreation; onClose: () => void }) {
  const { t } = useTranslation('admin-sales')
  const resultOf = useCallResult()
  const reread = useReread('creations')
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  const contest = useCreationContest(async () => {
    await reread()
    onClose()
  })
  const send = async (version = creation.version) => {
    setSending(true)
    const body = { hidden: true as const, reason: reason.trim(), version }
    const result = await call(moderateCreation, { params: { id: creation.id }, body })
    const mine = { hidden: { reason: body.reason, at: '' } }
    const again = (newer: AdminCreation) => void send(newer.version)
    if (contest.isLost(result, { base: creation, mine, again })) return setSending(false)
    const judged = resultOf(result, t('creations.hidden'))
    if (judged) await reread()
    setSending(false)
    if (judged) onClose()
  }
  if (contest.dialog) return contest.dialog
  return (
    <WorkDialog
      open
      onClose={onClose}
      width={500}
      title={t('creations.hide_title', { name: creation.nome })}
      lead={t('creations.hide_lead')}
      actions={
        <Button
          variant="danger"
          disabled={reason.trim().length < 3}
          busy={isSending}
          onClick={() => void send()}
        >
          {t('creations.hide')}
        </Button>
      }
    >
      <TextAreaField
        dense
        name="reason"
        label={t('creations.why')}
        rows={3}
        maxLength={300}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
      />
    </WorkDialog>
  )
}
