/** Goods received: a table filled with a scanner, by typing or from a file, and stored in one request. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { call } from '@/api/client.ts'
import {
  mostReceivedLines,
  receiveGoods,
  type StockReceipt,
} from '@/contract/endpoints/admin/goods-received.ts'
import { findByCode, type StockItemRow } from '@/contract/endpoints/admin/stock-movements.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import table from '../../framework/list/plain-table.module.css'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { useUnsaved } from '../../framework/record/use-unsaved.tsx'
import { ScreenHead } from '../../framework/shell/screen-head.tsx'
import { type CodeLine, readCodeFile } from './code-lines.ts'
import { ReceiptList } from './receipt-list.tsx'
import { ScanField } from './scan-field.tsx'
import styles from './stock.module.css'

interface GoodsReceivedProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

interface Line extends CodeLine {
  item: StockItemRow | null | undefined // undefined: not looked up yet
}

/** Adds pieces to the line of the same item or code, or a new line at the top. */
function withLine(lines: readonly Line[], { code, pieces, item }: Line): Line[] {
  const isSame = (line: Line) => (item ? line.item?.id === item.id : line.code === code)
  if (!lines.some(isSame)) return [{ code, pieces, item }, ...lines]
  return lines.map(line => (isSame(line) ? { ...line, pieces: line.pieces + pieces } : line))
}

const isReady = ({ item, pieces }: Line): boolean =>
  Boolean(item) && item?.stock_quantity !== null && pieces >= 1

export function GoodsReceived({ title, locale, linkTo }: GoodsReceivedProps) {
  const { t } = useTranslation(['admin-stock', 'admin'])
  const cache = useQueryClient()
  const refuse = useRefuse()
  const [search, setSearch] = useSearchParams()
  const [lines, setLines] = useState<readonly Line[]>([])
  const [faulty, setFaulty] = useState<readonly string[]>([])
  const [supplier, setSupplier] = useState('')
  const [note, setNote] = useState('')
  const [requestId, setRequestId] = useState(() => crypto.randomUUID()) // a second click adds the goods once
  const [isBusy, setBusy] = useState(false)
  const [repeated, setRepeated] = useState<StockReceipt>()
  const [stored, setStored] = useState(0)
  useUnsaved(lines.length > 0)
  const add = async (added: readonly CodeLine[], isFirst = false) => {
    setStored(0)
    const result = await call(findByCode, { body: { codes: added.map(({ code }) => code) } })
    if (!result.ok) return refuse(result.failure)
    const found = result.value.data
    const addTo = (now: readonly Line[]) =>
      added.reduce<readonly Line[]>(
        (all, line, at) => withLine(all, { ...line, item: found[at]?.item ?? null }),
        now,
      )
    setLines(now => (isFirst && now.length > 0 ? now : addTo(now)))
  }
  const load = async (text: string) => {
    const file = readCodeFile(text, 1)
    setFaulty(file.faulty)
    if (file.lines.length > 0) await add(file.lines.slice(0, mostReceivedLines))
  }
  const code = search.get('code')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the code in the address
  useEffect(() => {
    if (!code) return
    setSearch({}, { replace: true })
    void add([{ code, pieces: 1 }], true) // reports its own failure
  }, [code])
  const send = async (isRepeat = false) => {
    setBusy(true)
    const result = await call(receiveGoods, {
      body: {
        request_id: requestId,
        supplier,
        note,
        is_repeat: isRepeat,
        lines: lines.map(({ code: sent, pieces, item }) => ({ code: item?.sku ?? sent, pieces })),
      },
    })
    setBusy(false)
    setRepeated(undefined)
    if (!result.ok) {
      if (result.failure.code === 'receipt_repeated') setRepeated(result.failure.current as StockReceipt)
      else refuse(result.failure)
      return
    }
    setStored(lines.reduce((sum, { pieces }) => sum + pieces, 0))
    setLines([])
    setFaulty([])
    setNote('')
    setRequestId(crypto.randomUUID())
    await cache.invalidateQueries()
  }
  const total = lines.reduce((sum, { pieces }) => sum + pieces, 0)
  return (
    <>
      <ScreenHead title={title} lead={t('received.lead')} />
      <div className={styles.stack}>
        <Panel dense>
          <ScanField
            submit={t('received.add')}
            onScan={line => void add([line])}
            onFile={text => void load(text)}
          />
          {faulty.length > 0 && (
            <Note tone="warning" live>
              {t('scan.faulty', { count: faulty.length, lines: faulty.slice(0, 5).join(' · ') })}
            </Note>
          )}
          {stored > 0 && (
            <Note tone="success" live>
              {t('received.done', { count: stored })}
            </Note>
          )}
          {lines.length === 0 ? (
            <p className={styles.empty}>{t('received.empty')}</p>
          ) : (
            <Lines lines={lines} locale={locale} onChange={setLines} />
          )}
        </Panel>
        <Panel dense titleAs="h2" title={t('received.delivery')}>
          <div className={styles.fields}>
            <TextField
              dense
              name="supplier"
              label={t('received.supplier')}
              maxLength={120}
              value={supplier}
              onChange={event => setSupplier(event.currentTarget.value)}
            />
            <TextField
              dense
              name="note"
              label={t('received.note')}
              maxLength={300}
              value={note}
              onChange={event => setNote(event.currentTarget.value)}
            />
          </div>
          <div className={styles.actions}>
            <Button
              busy={isBusy}
              disabled={lines.length === 0 || !lines.every(isReady) || lines.length > mostReceivedLines}
              onClick={() => void send()}
            >
              {t('received.store', { count: total })}
            </Button>
            <Button variant="ghost" href={linkTo('adminStock')}>
              {t('received.back')}
            </Button>
          </div>
        </Panel>
        <ReceiptList locale={locale} linkTo={linkTo} />
      </div>
      {repeated && (
        <ConfirmDialog
          title={t('received.repeated_title')}
          lead={t('received.repeated_lead', {
            date: dateTimeText(repeated.received_at, locale),
            by: [repeated.by, repeated.supplier].filter(Boolean).join(', ') || '–',
          })}
          yes={t('received.repeated_yes')}
          onYes={() => send(true)}
          onClose={() => setRepeated(undefined)}
        />
      )}
    </>
  )
}

interface LinesProps {
  lines: readonly Line[]
  locale: Locale
  onChange: (lines: readonly Line[]) => void
}

function Lines({ lines, locale, onChange }: LinesProps) {
  const { t } = useTranslation(['admin-stock', 'admin', 'react-admin'])
  const number = (pieces: number) => pieces.toLocaleString(formatTag(locale))
  const change = (at: number, pieces: number) =>
    onChange(lines.map((line, place) => (place === at ? { ...line, pieces } : line)))
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('admin:column.product')}</th>
            <th className={table.number}>{t('column.available')}</th>
            <th>{t('scan.pieces')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={line.item?.id ?? line.code}>
              <th scope="row">
                <b>{line.item?.title ?? line.code}</b>
                {line.item && <small>{[line.item.variant, line.item.sku].filter(Boolean).join(' · ')}</small>}
                {line.item === null && (
                  <small className={table.problem} role="alert">
                    {t('scan.unknown')}
                  </small>
                )}
                {line.item?.stock_quantity === null && (
                  <small className={table.problem} role="alert">
                    {t('scan.uncounted')}
                  </small>
                )}
              </th>
              <td className={table.number} data-name={t('column.available')}>
                {line.item && line.item.stock_quantity !== null ? number(line.item.stock_quantity) : '–'}
              </td>
              <td>
                <div className={styles.count}>
                  <TextField
                    dense
                    hideLabel
                    type="number"
                    inputMode="numeric"
                    min={1}
                    max={1_000_000}
                    label={t('scan.pieces_of', { code: line.item?.sku ?? line.code })}
                    value={line.pieces}
                    onChange={event => change(at, Math.trunc(Number(event.currentTarget.value)))}
                  />
                </div>
              </td>
              <td>
                <Button
                  variant="text"
                  size="dense"
                  onClick={() => onChange(lines.filter((_, place) => place !== at))}
                >
                  {t('react-admin:action.remove')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
