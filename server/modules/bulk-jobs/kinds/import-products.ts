/** Import of products from a file. A row of the job is a line of the file, and its `record_id` the number of the line. */
import { z } from 'zod'
import { DecimalSigns, ImportRow, mostImported } from '@/contract/endpoints/admin/product-import.ts'
import type { Database } from '../../../kernel/db/database.ts'
import { refuse } from '../../../kernel/route.ts'
import { importRow } from '../../catalog/edit-products/import-products.ts'
import type { ChangingKind } from '../bulk-kind.ts'

const Options = z.object({ decimal_signs: DecimalSigns })

/** The fields of a refusal name the columns of the file. The article numbers of a file belong to the first line that uses them. */
export const productImport: ChangingKind = {
  permission: 'admin:products:write',
  mostRows: mostImported,
  change: (row, context, job) =>
    context.db.transaction(async tx => {
      const line = ImportRow.parse({ line: row.record_id, cells: row.input })
      const options = { import_id: job.request_id, ...Options.parse(job.options) }
      const result = await importRow(line, options, { ...context, db: tx as Database })
      return result.done === 'failed' ? refuse('validation', result.faults) : result
    }),
}
