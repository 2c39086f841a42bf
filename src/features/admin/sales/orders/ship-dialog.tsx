/**
 * The ship table: a row for each order with carrier and tracking code. It starts one bulk job; each row shows its
 * result, and failed rows can be corrected and sent again.
 */
import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { adminCarriers } from '@/contract/endpoints/admin/carriers.ts'
import type { BulkJobRow } from '@/contract/endpoints/admin/jobs.ts'
import type { AdminOrderRow } from '@/contract/endpoints/admin/order-list.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconPrinter } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCheckCircleFill, iconWarningCircle } from '@/ui/icon/icons.ts'
import { FileButton } from '../../framework/fields/file-button.tsx'
import { jobRowsQuery, useStartJob } from '../../framework/jobs/job-calls.ts'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import styles from './ship-dialog.module.css'
import { codesFromFile, fillCodes, isReadyToShip, type ShipRow, shipRowsOf } from './ship-rows.ts'

interface ShipDialogProps {
  orders: readonly AdminOrderRow[]
  onClose: () => void
  onPrint: () => void // after all orders were shipped
}

export function ShipDialog({ orders, onClose, onPrint }: ShipDialogProps) {
  const { t } = useTranslation(['admin-sales', 'react-admin'])
  const refuse = useRefuse()
  const start = useStartJob()
  const [rows, setRows] = useState(() => shipRowsOf(orders))
  const [unmatched, setUnmatched] = useState<readonly string[]>([])
  const [isSending, setSending] = useState(false)
  const [jobId, setJobId] = useState<number>()
  const results = useResults(jobId)
  const toSend = rows.filter(row => results.get(row.id)?.status !== 'done')
  const isBusy = isSending || [...results.values()].some(({ status }) => status === 'waiting')
  const isReady = toSend.length > 0 && toSend.every(isReadyToShip)
  const change = (id: number, part: Partial<ShipRow>) =>
    setRows(now => now.map(row => (row.id === id ? { ...row, ...part } : row)))
  const send = async () => {
    setSending(true)
    const result = await start({
      kind: 'ship',
      rows: toSend.map(({ id, carrier, code }) => ({ order_id: id, carrier, tracking_code: code })),
    })
    if (result.ok) setJobId(result.value.id)
    else refuse(result.failure)
    setSending(false)
  }
  const load = (text: string) => {
    const read = codesFromFile(rows, text)
    setRows(read.rows)
    setUnmatched(read.unmatched)
  }
  const isWritten = toSend.length > 0 && rows.some(({ code }) => code !== '')
  return (
    <WorkDialog
      open
      isDirty={isWritten && !isBusy}
      onClose={onClose}
      width={720}
      title={t('ship.title', { count: orders.length })}
      lead={t('ship.lead')}
      actions={
        toSend.length === 0 ? (
          <>
            <Button variant="ghost" icon={iconPrinter} onClick={onPrint}>
              {t('bulk.print')}
            </Button>
            <Button onClick={onClose}>{t('ship.close')}</Button>
          </>
        ) : (
          <Button disabled={!isReady} busy={isBusy} onClick={() => void send()}>
            {t(results.size > 0 ? 'ship.again' : 'ship.send', { count: toSend.length })}
          </Button>
        )
      }
    >
      <FileButton label={t('ship.file')} onText={load} />
      {unmatched.length > 0 && (
        <Note tone="warning" live>
          {t('ship.unmatched', { numbers: unmatched.slice(0, 10).join(', ') })}
        </Note>
      )}
      <ShipTable
        rows={rows}
        results={results}
        isBusy={isBusy}
        onChange={change}
        onPaste={(at, text) => setRows(fillCodes(rows, at, text))}
      />
    </WorkDialog>
  )
}

/** The results of all jobs of this dialog, by order. A later job replaces the result of an earlier one. */
function useResults(jobId: number | undefined): ReadonlyMap<number, BulkJobRow> {
  const { data } = useQuery(jobRowsQuery(jobId))
  const [earlier, setEarlier] = useState<ReadonlyMap<number, BulkJobRow>>(new Map())
  useEffect(() => {
    if (data)
      setEarlier(before => new Map([...before, ...data.data.map(row => [row.record_id, row] as const)]))
  }, [data])
  return earlier
}

interface ShipTableProps {
  rows: readonly ShipRow[]
  results: ReadonlyMap<number, BulkJobRow>
  isBusy: boolean
  onChange: (id: number, part: Partial<ShipRow>) => void
  onPaste: (at: number, text: string) => void
}

function ShipTable({ rows, results, isBusy, onChange, onPaste }: ShipTableProps) {
  const { t } = useTranslation('admin-sales')
  const carriers = useId()
  const { data } = useQuery({
    queryKey: ['admin', 'carriers'],
    queryFn: () => callOrThrow(adminCarriers),
    staleTime: 60_000,
  })
  const table = useRef<HTMLTableElement>(null)
  const codeFields = () => [...(table.current?.querySelectorAll<HTMLInputElement>('input[data-code]') ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => codeFields()[0]?.focus(), [])
  /** A scanner ends each code with Enter. */
  const next = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const fields = codeFields()
    fields[fields.indexOf(event.currentTarget) + 1]?.focus()
  }
  const paste = (event: ClipboardEvent, at: number) => {
    const text = event.clipboardData.getData('text')
    if (!/\n/.test(text.trim())) return
    event.preventDefault()
    onPaste(at, text)
  }
  return (
    <div className={styles.scroll}>
      <datalist id={carriers}>
        {data?.carriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <table ref={table} className={styles.table}>
        <thead>
          <tr>
            <th>{t('ship.order')}</th>
            <th>{t('ship.carrier')}</th>
            <th>{t('ship.code')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const result = results.get(row.id)
            const isFixed = isBusy || result?.status === 'done'
            return (
              <tr key={row.id} data-result={result?.status}>
                <th scope="row">
                  <b>{row.number}</b>
                  <small>
                    {[row.name, row.city, t('ship.pieces', { count: row.pieces })]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                  {result?.status === 'failed' && (
                    <small className={styles.problem} role="alert">
                      <Icon of={iconWarningCircle} size={14} />
                      {result.message}
                    </small>
                  )}
                </th>
                {row.isPickup ? (
                  <td colSpan={2}>{t('ship.pickup')}</td>
                ) : (
                  <>
                    <td>
                      <TextField
                        dense
                        hideLabel
                        label={t('ship.carrier_of', { number: row.number })}
                        list={carriers}
                        maxLength={80}
                        disabled={isFixed}
                        value={row.carrier}
                        onChange={event => onChange(row.id, { carrier: event.currentTarget.value })}
                      />
                    </td>
                    <td>
                      {result?.status === 'done' ? (
                        <span className={styles.done}>
                          <Icon of={iconCheckCircleFill} size={18} />
                          {row.code || t('ship.sent')}
                        </span>
                      ) : (
                        <TextField
                          dense
                          hideLabel
                          data-code
                          autoComplete="off"
                          label={t('ship.code_of', { number: row.number })}
                          maxLength={80}
                          disabled={isFixed}
                          value={row.code}
                          onChange={event => onChange(row.id, { code: event.currentTarget.value })}
                          onKeyDown={next}
                          onPaste={event => paste(event, at)}
                        />
                      )}
                    </td>
                  </>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
