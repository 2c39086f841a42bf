import { useListContext } from 'react-admin'
import { call } from '@/api/client.ts'
import { exportProducts, type ImportRow } from '@/contract/endpoints/admin/product-import.ts'
import { productStatuses } from '@/contract/product-fields.ts'
import { downloadTable, ExportButton } from '../../framework/list/export-button.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { rowsAsTable } from './import-table.ts'

const perPage = 100

/** Exports products of the selected status and category with all texts, in the format of the import. */
export function ProductExport() {
  const refuse = useRefuse()
  const { filterValues, total } = useListContext()
  const status = productStatuses.find(candidate => candidate === filterValues.status)
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
        refuse(result.failure)
        break
      }
      rows.push(...result.value.data.map(row => row.cells))
      if (page * perPage >= result.value.meta.total) {
        const table = rowsAsTable(rows)
        downloadTable('products', table.head, table.rows)
        break
      }
    }
  }
  if (total === 0) return null
  return <ExportButton collect={collect} />
}
