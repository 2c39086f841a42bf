import { fetchRelatedRecords, useDataProvider, useListContext, useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { ExportButton } from './export-button.tsx'

const most = 20_000 // maximum rows per file

/** Exports the rows that match the list's filters, in its order, with the list's own exporter. */
export function ListExport() {
  const { t } = useTranslation('admin')
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { resource, exporter, getData, total } = useListContext()
  if (!exporter || !getData || total === 0) return null
  const collect = async () => {
    try {
      const rows = await getData({ maxResults: most })
      await exporter(rows, fetchRelatedRecords(dataProvider), dataProvider, resource)
    } catch {
      notify(t('failed'), { type: 'error' })
    }
  }
  return <ExportButton collect={collect} />
}
