/**
 * The ship table: a row for each order with carrier and tracking code. It starts one bulk job; each row shows its
 * result, and failed rows can be corrected and sent again.
 */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminOrderRow } from '@/contract/endpoints/admin/order-list.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { iconPrinter } from '@/ui/icon/game-icons.ts'
import { FileButton } from '../../framework/fields/file-button.tsx'
import { ChosenNames } from '../../framework/list/bulk-confirm.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import { PrintDialog } from './order-job-dialogs.tsx'
import styles from './ship-dialog.module.css'
import {
  codesFromFile,
  type FilledCodes,
  fillCodes,
  isReadyToShip,
  lacksCode,
  repeatedCodes,
  type ShipRow,
  shipRowsOf,
} from './ship-rows.ts'
import { ShipTable } from './ship-table.tsx'
import { isFinal, useShipJob } from './use-ship-job.ts'

interface ShipDialogProps {
  orders: readonly AdminOrderRow[]
  onClose: () => void
}

type OpenDialog = 'codes' | 'print'

export function ShipDialog({ orders, onClose }: ShipDialogProps) {
  const { t } = useTranslation('admin-sales')
  const { results, isBusy, isUncertain, send } = useShipJob()
  const [rows, setRows] = useState(() => shipRowsOf(orders))
  const [filled, setFilled] = useState<FilledCodes>()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [confirmedIds, setConfirmedIds] = useState<ReadonlySet<number>>(new Set())
  const isFixed = isBusy || isUncertain
  const isOpen = ({ id }: ShipRow) => !isFinal(results.get(id))
  const toSend = rows.filter(isOpen)
  const withoutCode = toSend.filter(lacksCode)
  const shippedIds = rows.filter(({ id }) => results.get(id)?.status === 'done').map(({ id }) => id)
  const change = (id: number, part: Partial<ShipRow>) =>
    setRows(now => now.map(row => (row.id === id ? { ...row, ...part } : row)))
  const take = (codes: FilledCodes) => {
    setRows(codes.rows)
    setFilled(codes)
  }
  const ship = (chosen: readonly ShipRow[]) => {
    setDialog(undefined)
    void send(chosen)
  }
  const isPartlyCoded = toSend.some(({ code }) => code.trim() !== '')
  const mustConfirm = isPartlyCoded && withoutCode.some(({ id }) => !confirmedIds.has(id))
  const confirm = () => {
    setConfirmedIds(new Set(withoutCode.map(({ id }) => id)))
    ship(toSend)
  }
  return (
    <>
      <WorkDialog
        open
        isDirty={!isBusy && isPartlyCoded}
        onClose={onClose}
        width={720}
        title={t('ship.title', { count: orders.length })}
        lead={t('ship.lead')}
        actions={
          <>
            {shippedIds.length > 0 && !isBusy && (
              <Button variant="ghost" icon={iconPrinter} onClick={() => setDialog('print')}>
                {t('bulk.print')}
              </Button>
            )}
            {toSend.length === 0 ? (
              <Button onClick={onClose}>{t('ship.close')}</Button>
            ) : (
              <Button
                disabled={!toSend.every(isReadyToShip)}
                busy={isBusy}
                onClick={() => (mustConfirm && !isUncertain ? setDialog('codes') : ship(toSend))}
              >
                <SendLabel
                  count={toSend.length}
                  withoutCode={withoutCode.length}
                  isAgain={toSend.every(({ id }) => results.get(id)?.status === 'failed')}
                />
              </Button>
            )}
          </>
        }
      >
        <FileButton
          label={t('ship.file')}
          disabled={isFixed}
          onText={text => take(codesFromFile(rows, text, isOpen))}
        />
        <CodesReport filled={filled} repeated={[...(filled?.repeated ?? []), ...repeatedCodes(rows)]} />
        {!toSend.every(isReadyToShip) && <p className={styles.missing}>{t('ship.carrier_missing')}</p>}
        <ShipTable
          rows={rows}
          results={results}
          isFixed={isFixed}
          onChange={change}
          onPaste={(at, text) => take(fillCodes(rows, at, text, isOpen))}
        />
      </WorkDialog>
      {dialog === 'codes' && (
        <MissingCodes
          withoutCode={withoutCode}
          withCodeCount={toSend.length - withoutCode.length}
          onShipCoded={() => ship(toSend.filter(row => !lacksCode(row)))}
          onShipAll={confirm}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'print' && (
        <PrintDialog
          count={shippedIds.length}
          orders={{ ids: shippedIds }}
          onClose={() => setDialog(undefined)}
          onStarted={toSend.length === 0 ? onClose : undefined} // its panel is behind this dialog
        />
      )}
    </>
  )
}

interface SendLabelProps {
  count: number
  withoutCode: number
  isAgain: boolean
}

function SendLabel({ count, withoutCode, isAgain }: SendLabelProps) {
  const { t } = useTranslation('admin-sales')
  const action = t(isAgain ? 'ship.again' : 'ship.send', { count })
  return withoutCode > 0 ? t('ship.without_code', { action, number: withoutCode }) : action
}

const mostNamed = 10

const named = (names: readonly string[]): string =>
  [...names.slice(0, mostNamed), ...(names.length > mostNamed ? [`+${names.length - mostNamed}`] : [])].join(
    ', ',
  )

interface CodesReportProps {
  filled: FilledCodes | undefined
  repeated: readonly string[]
}

/** How many codes of a pasted text or file were filled in, and which were not. */
function CodesReport({ filled, repeated }: CodesReportProps) {
  const { t } = useTranslation('admin-sales')
  const { surplus = [], unmatched = [] } = filled ?? {}
  const isClean = surplus.length === 0 && unmatched.length === 0 && repeated.length === 0
  if (!filled && isClean) return null
  return (
    <div className={styles.report}>
      <Note tone={isClean ? 'success' : 'warning'} live>
        {filled && <p>{t('ship.filled', { filled: filled.filled, count: filled.total })}</p>}
        {surplus.length > 0 && <p>{t('ship.surplus', { codes: named(surplus) })}</p>}
        {unmatched.length > 0 && <p>{t('ship.unmatched', { numbers: named(unmatched) })}</p>}
        {repeated.length > 0 && <p>{t('ship.repeated', { names: named(repeated) })}</p>}
      </Note>
    </div>
  )
}

interface MissingCodesProps {
  withoutCode: readonly ShipRow[]
  withCodeCount: number
  onShipCoded: () => void
  onShipAll: () => void
  onClose: () => void
}

/** Asks once whether orders without a code are shipped with the others: their emails are sent immediately. */
function MissingCodes({ withoutCode, withCodeCount, onShipCoded, onShipAll, onClose }: MissingCodesProps) {
  const { t } = useTranslation('admin-sales')
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={440}
      title={t('ship.missing_title', { count: withoutCode.length })}
      lead={t('ship.missing_lead')}
      actions={
        <>
          <Button variant="ghost" onClick={onShipCoded}>
            {t('ship.only_coded', { count: withCodeCount })}
          </Button>
          <Button onClick={onShipAll}>
            {t('ship.send_all', { count: withCodeCount + withoutCode.length })}
          </Button>
        </>
      }
    >
      <ChosenNames names={withoutCode.map(({ number, name }) => `${number} · ${name}`)} />
    </AdminDialog>
  )
}
