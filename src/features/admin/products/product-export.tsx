import { downloadCSV, useListContext, useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { productStatuses } from '@/contract/product-administration.ts'
import { exportProducts, type ImportRow } from '@/contract/product-import.ts'
import { ExportButton } from '../kit/export-button.tsx'
import { rowsAsCsv } from './import-table.ts'

const perPage = 100

/** Products of the chosen status and category with all their words, as a file the import takes back. */
export function ProductExport() {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const notify = useNotify()
  const { filterValues, total } = useListContext()
  const status = productStatuses.find(one => one === filterValues.status)
  const category = Number(filterValues.category_id) || undefined
  const collect = async () => {
    const rows: ImportRow['cells'][] = []
    for (let page = 1; ; page++) {
      const result = await call(exportProducts, {
        query: {
          page,
          per_page: perPage,
          ...(status && { status }),
          ...(category && { category_id: category }),
        },
      })
      if (!result.ok) {
        notify(result.failure.message || t('admin:failed'), { type: 'error' })
        break
      }
      rows.push(...result.value.data.map(row => row.cells))
      if (page * perPage >= result.value.meta.total) {
        downloadCSV(rowsAsCsv(rows), 'products')
        break
      }
    }
  }
  if (total === 0) return null
  return <ExportButton collect={collect} />
}
