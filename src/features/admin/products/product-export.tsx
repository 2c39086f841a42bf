import { useState } from 'react'
import { downloadCSV, useListContext, useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { productStatuses } from '@/contract/product-administration.ts'
import { exportProducts, type ImportRow } from '@/contract/product-import.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'
import { rowsAsCsv } from './import-table.ts'

const perPage = 100

/** Products of the chosen status and category with all their words, as a file the import takes back. */
export function ProductExport() {
  const { t } = useTranslation(['admin-goods', 'react-admin', 'admin'])
  const notify = useNotify()
  const { filterValues, total } = useListContext()
  const [isBusy, setBusy] = useState(false)
  const status = productStatuses.find(one => one === filterValues.status)
  const category = Number(filterValues.category_id) || undefined
  const collect = async () => {
    setBusy(true)
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
    setBusy(false)
  }
  if (total === 0) return null
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
