import { useState } from 'react'
import { fetchRelatedRecords, useDataProvider, useListContext, useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'

const most = 20_000 // rows of one file

/** The rows that fit the list's filters, in its order, as a file: the list's own exporter writes it. */
export function ListExport() {
  const { t } = useTranslation(['admin', 'react-admin'])
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { resource, exporter, getData, total } = useListContext()
  const [isBusy, setBusy] = useState(false)
  if (!exporter || !getData || total === 0) return null
  const collect = async () => {
    setBusy(true)
    try {
      const rows = await getData({ maxResults: most })
      await exporter(rows, fetchRelatedRecords(dataProvider), dataProvider, resource)
    } catch {
      notify(t('failed'), { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button
      variant="ghost"
      size="dense"
      icon={iconDownloadSimple}
      busy={isBusy}
      onClick={() => void collect()}
    >
      {t('react-admin:action.export')}
    </Button>
  )
}
