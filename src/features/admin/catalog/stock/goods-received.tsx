/** Goods received: a table filled with a scanner, by typing or from a file, and stored in one request. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { call } from '@/api/client.ts'
import { isTransient } from '@/api/failure.ts'
import {
  mostReceivedLines,
  receiveGoods,
  type StockReceipt,
} from '@/contract/endpoints/admin/goods-received.ts'
import { findByCode, type StockItemRow } from '@/contract/endpoints/admin/stock-movements.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { useUnsaved } from '../../framework/record/use-unsaved.tsx'
import { ScreenHead } from '../../framework/shell/screen-head.tsx'
import { type CodeLine, readCodeFile } from './code-lines.ts'
import { ReceiptList } from './receipt-list.tsx'
import { type ReceivedLine as Line, ReceivedLines } from './received-lines.tsx'
import { ScanField } from './scan-field.tsx'
import styles from './stock.module.css'

interface GoodsReceivedProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

const mostLookedUp = 500 // codes of one request

/** Adds pieces to the line of the same code, or a new line at the top. An unknown code is looked up again. */
function withScan(lines: readonly Line[], { code, pieces }: CodeLine): Line[] {
  if (!lines.some(line => line.code === code)) return [{ code, pieces, item: undefined }, ...lines]
  return lines.map(line =>
    line.code === code ? { ...line, pieces: line.pieces + pieces, item: line.item ?? undefined } : line,
  )
}

/** Sets the items of looked-up codes. Two codes of one item, such as SKU and GTIN, become one line. */
function withItems(lines: readonly Line[], found: ReadonlyMap<string, StockItemRow | null>): Line[] {
  const merged: Line[] = []
  for (const line of lines) {
    const item = line.item === undefined ? found.get(line.code) : line.item
    const at = item ? merged.findIndex(other => other.item?.id === item.id) : -1
    const earlier = merged[at]
    if (earlier) merged[at] = { ...earlier, pieces: earlier.pieces + line.pieces }
    else merged.push({ ...line, item })
  }
  return merged
}

/** Lines that were sent without a response. While the table contains them, they are sent again unchanged: the server adds them once. */
interface Part {
  request_id: string
  lines: readonly Line[]
}

const contains = (lines: readonly Line[], part: readonly Line[]): boolean =>
  part.every(({ code, pieces }) => lines.some(line => line.code === code && line.pieces >= pieces))

const withoutStored = (lines: readonly Line[], stored: readonly Line[]): Line[] => {
  const piecesOf = new Map(stored.map(({ code, pieces }) => [code, pieces]))
  return lines
    .map(line => ({ line, pieces: line.pieces - (piecesOf.get(line.code) ?? 0) }))
    .filter(({ line, pieces }) => pieces > 0 || !piecesOf.has(line.code))
    .map(({ line, pieces }) => ({ ...line, pieces }))
}

const sumOf = (lines: readonly CodeLine[]): number => lines.reduce((sum, { pieces }) => sum + pieces, 0)

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
  const unconfirmed = useRef<Part>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [repeated, setRepeated] = useState<StockReceipt>()
  const [stored, setStored] = useState(0)
  const [lookups, setLookups] = useState(0) // in progress
  useUnsaved(lines.length > 0)
  const unresolved = lines.filter(({ item }) => item === undefined).map(({ code }) => code)
  const lookUp = async (codes: readonly string[]) => {
    setLookups(now => now + 1)
    for (let at = 0; at < codes.length; at += mostLookedUp) {
      const part = codes.slice(at, at + mostLookedUp)
      const result = await call(findByCode, { body: { codes: part } })
      if (!result.ok) {
        refuse(result.failure)
        break
      }
      const found = result.value.data
      const items = new Map(part.map((code, index) => [code, found[index]?.item ?? null]))
      setLines(now => withItems(now, items))
    }
    setLookups(now => now - 1)
  }
  /** The lines stay in the table when the lookup fails. The next scan looks them up again. */
  const add = async (added: readonly CodeLine[], isFirst = false) => {
    setStored(0)
    setLines(now => (isFirst && now.length > 0 ? now : added.reduce<readonly Line[]>(withScan, now)))
    await lookUp([...new Set([...added.map(({ code }) => code), ...unresolved])])
  }
  const load = async (text: string) => {
    const file = readCodeFile(text, 1)
    setFaulty(file.faulty)
    if (file.lines.length > 0) await add(file.lines)
  }
  const code = search.get('code')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the code in the address
  useEffect(() => {
    if (!code) return
    setSearch({}, { replace: true })
    void add([{ code, pieces: 1 }], true) // reports its own failure
  }, [code])
  /** Sends the lines in parts. Stored lines leave the table; lines that are scanned meanwhile stay. */
  const send = async (isRepeat = false) => {
    setBusy(true)
    setRepeated(undefined)
    let remaining = lines
    let pieces = stored
    for (let isFirst = true; remaining.length > 0; isFirst = false) {
      const isUnchanged = unconfirmed.current && contains(remaining, unconfirmed.current.lines)
      const part = (isUnchanged ? unconfirmed.current : undefined) ?? {
        request_id: crypto.randomUUID(),
        lines: remaining.slice(0, mostReceivedLines),
      }
      unconfirmed.current = part
      const result = await call(receiveGoods, {
        body: {
          request_id: part.request_id,
          supplier,
          note,
          is_repeat: isRepeat && isFirst,
          lines: part.lines.map(({ code, pieces: received, item }) => ({
            code: item?.sku ?? code,
            pieces: received,
          })),
        },
      })
      if (result.ok || !isTransient(result.failure)) unconfirmed.current = undefined
      if (!result.ok) {
        if (result.failure.code === 'receipt_repeated') setRepeated(result.failure.current as StockReceipt)
        else refuse(result.failure)
        break
      }
      pieces += sumOf(part.lines)
      remaining = withoutStored(remaining, part.lines)
      setLines(now => withoutStored(now, part.lines))
      setStored(pieces)
    }
    setBusy(false)
    if (remaining.length > 0) return
    setFaulty([])
    setNote('')
    await cache.invalidateQueries()
  }
  const total = sumOf(lines)
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
          {unresolved.length > 0 && lookups === 0 && (
            <Note tone="warning" live>
              {t('received.unresolved', { count: unresolved.length })}{' '}
              <Button variant="text" size="dense" onClick={() => void lookUp(unresolved)}>
                {t('received.look_up')}
              </Button>
            </Note>
          )}
          {lines.length === 0 ? (
            <p className={styles.empty}>{t('received.empty')}</p>
          ) : (
            <ReceivedLines lines={lines} locale={locale} onChange={setLines} />
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
              disabled={lines.length === 0 || !lines.every(isReady)}
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
