/** The rows of the ship table: carrier, tracking code and result of each order. */
import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { adminCarriers } from '@/contract/endpoints/admin/carriers.ts'
import type { BulkJobRow } from '@/contract/endpoints/admin/jobs.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCheckCircleFill, iconWarningCircle } from '@/ui/icon/icons.ts'
import styles from './ship-dialog.module.css'
import { hasSeveralCells, type ShipRow } from './ship-rows.ts'
import { isFinal } from './use-ship-job.ts'

interface ShipTableProps {
  rows: readonly ShipRow[]
  results: ReadonlyMap<number, BulkJobRow>
  isFixed: boolean // no row can be changed
  onChange: (id: number, part: Partial<ShipRow>) => void
  onPaste: (at: number, text: string) => void
}

export function ShipTable({ rows, results, isFixed, onChange, onPaste }: ShipTableProps) {
  const { t } = useTranslation('admin-sales')
  const carriers = useId()
  const { data } = useQuery({
    queryKey: ['admin', 'carriers'],
    queryFn: () => callOrThrow(adminCarriers),
    staleTime: 60_000,
  })
  const table = useRef<HTMLTableElement>(null)
  const codeFields = () => [
    ...(table.current?.querySelectorAll<HTMLInputElement>('input[data-code]:not(:disabled)') ?? []),
  ]
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
    if (!hasSeveralCells(text)) return
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
            const isRowFixed = isFixed || isFinal(result)
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
                    <td data-name={t('ship.carrier')}>
                      <TextField
                        dense
                        hideLabel
                        label={t('ship.carrier_of', { number: row.number })}
                        list={carriers}
                        maxLength={80}
                        disabled={isRowFixed}
                        value={row.carrier}
                        onChange={event => onChange(row.id, { carrier: event.currentTarget.value })}
                      />
                    </td>
                    <td data-name={t('ship.code')}>
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
                          disabled={isRowFixed}
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
