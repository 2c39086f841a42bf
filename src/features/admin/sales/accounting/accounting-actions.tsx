/** Export of a period as a ZIP of XML files, and import of receipts of the exchange system. */
import { useRef, useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { exportInvoices, type FailedCheck, importReceipt } from '@/contract/endpoints/admin/accounting.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { FailedChecks } from './failed-checks.tsx'
import { saveZip } from './save-zip.ts'

interface Period {
  from?: string
  to?: string
}

/** Exports the days of the list's filters, all without them. */
export function ExportXml() {
  const { t } = useTranslation('admin-sdi')
  const { filterValues, refetch } = useListContext()
  const notify = useNotify()
  const refuse = useRefuse()
  const [failed, setFailed] = useState<readonly FailedCheck[]>([])
  const save = async () => {
    const { from, to } = filterValues as Period
    const result = await call(exportInvoices, { body: { ...(from && { from }), ...(to && { to }) } })
    if (!result.ok) return refuse(result.failure)
    setFailed(result.value.failed)
    saveZip(result.value)
    notify(t('exported', { count: result.value.count }))
    await refetch()
  }
  return (
    <>
      <Button variant="ghost" size="dense" icon={iconDownloadSimple} onClick={() => void save()}>
        {t('export')}
      </Button>
      <FailedChecks failed={failed} />
    </>
  )
}

export function ImportReceipt() {
  const { t } = useTranslation('admin-sdi')
  const input = useRef<HTMLInputElement>(null)
  const notify = useNotify()
  const refresh = useRefresh()
  const refuse = useRefuse()
  const read = async (files: FileList | null) => {
    for (const file of files ?? []) {
      const result = await call(importReceipt, { body: { xml: await file.text() } })
      if (!result.ok) refuse(result.failure)
      else
        notify(t('received', { number: result.value.number, state: t(`state.${result.value.file.state}`) }))
    }
    refresh()
  }
  return (
    <>
      <Button variant="ghost" size="dense" onClick={() => input.current?.click()}>
        {t('receipt')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".xml"
        multiple
        aria-label={t('receipt')}
        onChange={event => void read(event.currentTarget.files)}
      />
    </>
  )
}
