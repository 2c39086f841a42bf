/** State of a document's file for the exchange system, with the buttons to send it and to download its XML. */
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import type { Address } from '@/contract/endpoints/account/address.ts'
import {
  correctBuyer,
  exportInvoices,
  type FailedCheck,
  type InvoiceRow,
  sendInvoice,
} from '@/contract/endpoints/admin/accounting.ts'
import type { Locale } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { AddressDialog } from '../../framework/record/address-dialog.tsx'
import { useCallResult, useRefuse } from '../../framework/record/use-refuse.ts'
import styles from './electronic-state.module.css'
import { FailedChecks } from './failed-checks.tsx'
import { saveZip } from './save-zip.ts'

const tones = { to_send: 'warning', sent: 'info', delivered: 'success', refused: 'error' } as const

interface ElectronicStateProps {
  row: InvoiceRow
  locale: Locale
}

/** The file of a refused document is written again with the corrected buyer, and with the same number and day. */
function CorrectBuyer({ row: { id, number, buyer }, locale }: ElectronicStateProps) {
  const { t } = useTranslation('admin-sdi')
  const [isOpen, setOpen] = useState(false)
  const refresh = useRefresh()
  const report = useCallResult()
  const correct = async (address: Address) => {
    const result = await call(correctBuyer, { params: { id }, body: { address } })
    if (!report(result, t('corrected', { number }))) return
    setOpen(false)
    refresh()
  }
  return (
    <>
      <Button variant="ghost" size="dense" onClick={() => setOpen(true)}>
        {t('correct')}
      </Button>
      {isOpen && (
        <AddressDialog
          title={t('correct_title', { number })}
          address={buyer.address as Address | null}
          name={buyer.name}
          locale={locale}
          isPlaceFixed
          onDone={address => void correct(address)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

export function ElectronicState({ row, locale }: ElectronicStateProps) {
  const { id, file } = row
  const { t } = useTranslation('admin-sdi')
  const refresh = useRefresh()
  const refuse = useRefuse()
  const [failed, setFailed] = useState<readonly FailedCheck[]>([])
  const state = file?.state ?? 'to_send'
  const send = async () => {
    const result = await call(sendInvoice, { params: { id } })
    if (!result.ok) return refuse(result.failure)
    setFailed(result.value.failed)
    refresh()
  }
  const download = async () => {
    const result = await call(exportInvoices, { body: { ids: [id] } })
    if (!result.ok) return refuse(result.failure)
    setFailed(result.value.failed)
    saveZip(result.value)
  }
  return (
    <div className={styles.state}>
      <span className={styles.badge}>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </span>
      {file?.reason && <small className={styles.reason}>{file.reason}</small>}
      {state !== 'delivered' && (
        <Button variant="ghost" size="dense" onClick={() => void send()}>
          {t(state === 'to_send' ? 'send' : 'resend')}
        </Button>
      )}
      {(state === 'refused' || (!file && failed.length > 0)) && <CorrectBuyer row={row} locale={locale} />}
      <Button variant="ghost" size="dense" onClick={() => void download()}>
        XML
      </Button>
      <FailedChecks failed={failed} />
    </div>
  )
}
