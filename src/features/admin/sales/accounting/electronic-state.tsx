/** State of a document's file for the exchange system, with the buttons to send it and to download its XML. */
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import {
  exportInvoices,
  type FailedCheck,
  type InvoiceRow,
  sendInvoice,
} from '@/contract/endpoints/admin/accounting.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { FailedChecks } from './failed-checks.tsx'
import { saveZip } from './save-zip.ts'

const tones = { to_send: 'warning', sent: 'info', delivered: 'success', refused: 'error' } as const

export function ElectronicState({ row: { id, file } }: { row: InvoiceRow }) {
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
    <>
      <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      {file?.reason && <small>{file.reason}</small>}
      {state !== 'delivered' && (
        <Button variant="ghost" size="dense" onClick={() => void send()}>
          {t(state === 'to_send' ? 'send' : 'resend')}
        </Button>
      )}
      <Button variant="ghost" size="dense" onClick={() => void download()}>
        XML
      </Button>
      <FailedChecks failed={failed} />
    </>
  )
}
