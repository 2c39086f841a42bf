/** Amounts for the return of the Union scheme (OSS), as table and CSV, and the count against the threshold. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { type OssReport, ossReport } from '@/contract/endpoints/admin/oss.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Table } from '@/ui/content/table.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { downloadTable } from '../../framework/list/export-button.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'

const columns = ['section', 'quarter', 'country', 'supply', 'rate_type', 'percent', 'taxable', 'vat'] as const
const quartersBack = 8

/** The current quarter and earlier ones, newest first. */
function quartersUntil(now: Date): string[] {
  const [year = 0, month = 1] = shopTime(now).slice(0, 7).split('-').map(Number)
  const newest = year * 4 + Math.floor((month - 1) / 3)
  return Array.from({ length: quartersBack }, (_, back) => {
    const quarter = newest - back
    return `${Math.floor(quarter / 4)}-Q${(quarter % 4) + 1}`
  })
}

function useDownload(): (report: OssReport) => void {
  const { t } = useTranslation('admin-sales')
  return ({ quarter, rows, corrections }) =>
    downloadTable(
      `oss-${quarter}`,
      columns.map(column => t(`oss.${column}`)),
      [
        ...rows.map(row => [
          t('oss.sales'),
          quarter,
          row.country,
          t(`oss.${row.supply}`),
          t(`oss.${row.rate_type}`),
          row.percent,
          { cents: row.taxable },
          { cents: row.vat },
        ]),
        ...corrections.map(row => [
          t('oss.correction'),
          row.quarter,
          row.country,
          null,
          null,
          null,
          null,
          { cents: row.vat },
        ]),
      ],
    )
}

interface OssReturnProps {
  money: (cents: number) => string
}

export function OssReturn({ money }: OssReturnProps) {
  const { t } = useTranslation('admin-sales')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="dense" onClick={() => setOpen(true)}>
        {t('oss.title')}
      </Button>
      {isOpen && <OssDialog money={money} onClose={() => setOpen(false)} />}
    </>
  )
}

function OssDialog({ money, onClose }: OssReturnProps & { onClose: () => void }) {
  const { t } = useTranslation('admin-sales')
  const download = useDownload()
  const [quarters] = useState(() => quartersUntil(new Date()))
  const [quarter, setQuarter] = useState(quarters[0] ?? '')
  const { data, error, refetch } = useQuery({
    queryKey: ['oss', quarter],
    queryFn: () => callOrThrow(ossReport, { params: { quarter } }),
  })
  return (
    <AdminDialog open onClose={onClose} width={720} title={t('oss.title')}>
      <SelectField
        dense
        label={t('oss.quarter')}
        value={quarter}
        onChange={event => setQuarter(event.target.value)}
        options={quarters.map(value => ({ value, label: value }))}
      />
      {error && !data ? (
        <PartFailure onRetry={refetch} />
      ) : !data ? (
        <Skeleton height={200} radius={12} />
      ) : (
        <>
          <Threshold threshold={data.threshold} money={money} />
          <Table
            label={t('oss.sales')}
            rows={data.rows}
            rowKey={({ country, supply, percent }) => `${country} ${supply} ${percent}`}
            columns={[
              { id: 'country', lead: true, head: t('oss.country'), cell: row => row.country },
              { id: 'supply', head: t('oss.supply'), cell: row => t(`oss.${row.supply}`) },
              { id: 'percent', numeric: true, head: t('oss.percent'), cell: row => `${row.percent} %` },
              { id: 'taxable', numeric: true, head: t('oss.taxable'), cell: row => money(row.taxable) },
              { id: 'vat', numeric: true, head: t('oss.vat'), cell: row => money(row.vat) },
            ]}
          />
          {data.corrections.map(({ quarter: corrected, country, vat }) => (
            <Note key={`${corrected} ${country}`}>
              {t('oss.corrects', { quarter: corrected, country, vat: money(vat) })}
            </Note>
          ))}
          <Button icon={iconDownloadSimple} onClick={() => download(data)}>
            {t('oss.download')}
          </Button>
        </>
      )}
    </AdminDialog>
  )
}

function Threshold({ threshold, money }: OssReturnProps & Pick<OssReport, 'threshold'>) {
  const { t } = useTranslation('admin-sales')
  const { year, net, limit, warning, is_passed } = threshold
  const state = is_passed ? 'passed' : net >= warning ? 'near' : 'below'
  return (
    <Note tone={state === 'near' ? 'warning' : 'info'}>
      {t(`oss.threshold.${state}`, { year, net: money(net), limit: money(limit) })}
    </Note>
  )
}
