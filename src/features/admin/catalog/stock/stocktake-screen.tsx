/** A stocktake: several people scan or type counts; differences are shown and applied once. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import {
  applyStocktake,
  cancelStocktake,
  type Stocktake,
  type StocktakeCount,
  stocktake,
  stocktakeCounts,
} from '@/contract/endpoints/admin/stocktakes.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Check } from '@/ui/form/check.tsx'
import { downloadTable, ExportButton } from '../../framework/list/export-button.tsx'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { ReadFailure } from '../../framework/record/read-failure.tsx'
import { useCallResult, useRefuse } from '../../framework/record/use-refuse.ts'
import { ScreenHead } from '../../framework/shell/screen-head.tsx'
import { readCodeFile } from './code-lines.ts'
import { CountTable } from './count-table.tsx'
import { Pager } from './pager.tsx'
import { ScanField } from './scan-field.tsx'
import styles from './stock.module.css'
import { stocktakeTones } from './stocktake-list.tsx'
import { UncountedItems } from './uncounted-items.tsx'
import { useCounts } from './use-counts.ts'

const perPage = 50
const othersMillis = 5000 // counts of other people appear after this time

export function StocktakeScreen({ id, locale }: { id: number; locale: Locale }) {
  const { t } = useTranslation('admin-stock')
  const { data, error, refetch } = useQuery({
    queryKey: ['stocktake', id, 'totals'],
    queryFn: () => callOrThrow(stocktake, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? othersMillis : false),
  })
  if (error && !data) return <ReadFailure error={error} onRetry={refetch} />
  if (!data) return null
  return (
    <>
      <ScreenHead
        title={data.name}
        lead={[dateTimeText(data.started_at, locale), data.started_by].filter(Boolean).join(' · ')}
        actions={
          <span>
            <Badge tone={stocktakeTones[data.status]}>{t(`stocktakes.status.${data.status}`)}</Badge>
          </span>
        }
      />
      <div className={styles.stack}>
        {data.status === 'open' && <Counting id={id} />}
        <Differences of={data} locale={locale} />
        {data.status === 'open' && <UncountedItems id={id} locale={locale} refreshMillis={othersMillis} />}
      </div>
    </>
  )
}

/** The same file in the same stocktake has the same ids, so that the server counts it once. */
async function fileRequestId(id: number, text: string, code: string): Promise<string> {
  const source = new TextEncoder().encode(JSON.stringify([id, text, code]))
  const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', source))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** Scanner field and file. Counts that the server refuses are listed until the person removes them. */
function Counting({ id }: { id: number }) {
  const { t } = useTranslation('admin-stock')
  const may = useMay()
  const refuse = useRefuse()
  const [refused, setRefused] = useState<readonly string[]>([])
  const [faulty, setFaulty] = useState<readonly string[]>([])
  const { waiting, add } = useCounts(id, ({ code }, failure) => {
    setRefused(now => [code, ...now.filter(other => other !== code)])
    refuse(failure)
  })
  if (!may('admin:stock:write')) return null
  const load = async (text: string) => {
    const file = readCodeFile(text, 1)
    setFaulty(file.faulty)
    const ids = await Promise.all(file.lines.map(({ code }) => fileRequestId(id, text, code)))
    add(file.lines.map((line, at) => ({ ...line, request_id: ids[at] as string })))
  }
  return (
    <Panel dense>
      <ScanField
        submit={t('stocktakes.count')}
        onScan={line => add([line])}
        onFile={text => void load(text)}
      />
      <Note>{t('stocktakes.file_once')}</Note>
      {waiting.length > 0 && <Note tone="warning">{t('stocktakes.waiting', { count: waiting.length })}</Note>}
      {faulty.length > 0 && (
        <Note tone="warning" live>
          {t('scan.faulty', { count: faulty.length, lines: faulty.slice(0, 5).join(' · ') })}
        </Note>
      )}
      {refused.length > 0 && (
        <Note tone="error" live>
          {t('stocktakes.refused', { codes: refused.slice(0, 10).join(', ') })}{' '}
          <Button variant="text" size="dense" onClick={() => setRefused([])}>
            {t('stocktakes.dismiss')}
          </Button>
        </Note>
      )}
    </Panel>
  )
}

function Differences({ of: { id, status, ...totals }, locale }: { of: Stocktake; locale: Locale }) {
  const { t } = useTranslation(['admin-stock', 'admin', 'react-admin'])
  const may = useMay()
  const [onlyDiffering, setOnlyDiffering] = useState(false)
  const [page, setPage] = useState(1)
  const [asking, setAsking] = useState<'apply' | 'cancel'>()
  const iso = formatTag(locale)
  const read = (at: number, size: number) =>
    callOrThrow(stocktakeCounts, {
      params: { id },
      query: { page: at, per_page: size, ...(onlyDiffering && { differing: 'true' }) },
    })
  const { data, error, refetch } = useQuery({
    queryKey: ['stocktake', id, 'counts', page, onlyDiffering, locale],
    queryFn: () => read(page, perPage),
    placeholderData: keepPreviousData,
    refetchInterval: status === 'open' ? othersMillis : false,
  })
  const save = async () => {
    const rows: StocktakeCount[] = []
    for (let at = 1; ; at++) {
      const { data: part, meta } = await read(at, 100)
      rows.push(...part)
      if (at * 100 >= meta.total) break
    }
    downloadTable(
      `stocktake-${id}`,
      [
        'admin:column.product',
        'column.variant',
        'admin:field.sku',
        'stocktakes.counted',
        'stocktakes.expected',
        'stocktakes.difference',
        'stocktakes.applied',
        'column.by',
        'column.at',
      ].map(key => t(key as 'column.by')),
      rows.map(row => [
        row.title,
        row.variant,
        row.sku || row.id,
        row.counted,
        row.expected,
        row.counted - row.expected,
        row.applied,
        row.counted_by,
        row.counted_at,
      ]),
    )
  }
  return (
    <Panel
      dense
      titleAs="h2"
      title={t('stocktakes.counts', { count: totals.counted })}
      action={<ExportButton collect={save} />}
    >
      <dl className={styles.totals}>
        {(['differing', 'surplus', 'missing'] as const).map(name => (
          <div key={name}>
            <dt>{t(`stocktakes.${name}`)}</dt>
            <dd>{totals[name].toLocaleString(iso)}</dd>
          </div>
        ))}
      </dl>
      <Check
        label={t('stocktakes.only_differing')}
        checked={onlyDiffering}
        onChange={() => {
          setOnlyDiffering(!onlyDiffering)
          setPage(1)
        }}
      />
      {error && !data && <ReadFailure error={error} onRetry={refetch} />}
      {data?.data.length === 0 && <p className={styles.empty}>{t('stocktakes.none_counted')}</p>}
      {data && data.data.length > 0 && (
        <CountTable id={id} rows={data.data} isOpen={status === 'open'} locale={locale} />
      )}
      <Pager page={page} total={data?.meta.total ?? 0} perPage={perPage} onPage={setPage} />
      {status === 'open' && may('admin:stock:write') && (
        <div className={styles.actions}>
          <Button disabled={totals.counted === 0} onClick={() => setAsking('apply')}>
            {t('stocktakes.apply')}
          </Button>
          <Button variant="ghost" onClick={() => setAsking('cancel')}>
            {t('stocktakes.cancel')}
          </Button>
        </div>
      )}
      {asking && <CloseDialog kind={asking} id={id} totals={totals} onClose={() => setAsking(undefined)} />}
    </Panel>
  )
}

interface CloseDialogProps {
  kind: 'apply' | 'cancel'
  id: number
  totals: Pick<Stocktake, 'counted' | 'differing' | 'surplus' | 'missing'>
  onClose: () => void
}

function CloseDialog({ kind, id, totals, onClose }: CloseDialogProps) {
  const { t } = useTranslation('admin-stock')
  const cache = useQueryClient()
  const resultOf = useCallResult()
  const { counted, differing, surplus, missing } = totals
  const close = async () => {
    const result =
      kind === 'apply'
        ? await call(applyStocktake, { params: { id }, body: { counted, differing } })
        : await call(cancelStocktake, { params: { id } })
    const closed = resultOf(result)
    await cache.invalidateQueries()
    if (closed) onClose()
  }
  return (
    <ConfirmDialog
      isDanger={kind === 'cancel'}
      title={t(`stocktakes.${kind}_title`)}
      lead={
        kind === 'apply'
          ? t('stocktakes.apply_lead', { differing, surplus, missing })
          : t('stocktakes.cancel_lead')
      }
      yes={t(`stocktakes.${kind}`)}
      no={t('stocktakes.keep_counting')}
      onYes={close}
      onClose={onClose}
    />
  )
}
