/** Imports from another shop system. A row of the job is a record with all its lines of the file; `record_id` is the first line. */

import { mostImported } from '@/contract/endpoints/admin/product-import.ts'
import { FileRecord, ImportOptions } from '@/contract/endpoints/admin/shop-imports.ts'
import type { Database } from '../../../kernel/db/database.ts'
import { refuse } from '../../../kernel/route.ts'
import { importCustomer } from '../../shop-imports/import-customer.ts'
import { importOrder } from '../../shop-imports/import-order.ts'
import { importProduct } from '../../shop-imports/import-product.ts'
import {
  downloadPicture,
  PictureToDownload,
  picturesToDownload,
} from '../../shop-imports/imported-pictures.ts'
import type { ChangingKind } from '../bulk-kind.ts'

const changeBy =
  (importRecord: typeof importProduct): ChangingKind['change'] =>
  (row, context, job) =>
    context.db.transaction(async tx => {
      const run = { importId: job.request_id, options: ImportOptions.parse(job.options), isDry: false }
      const result = await importRecord(FileRecord.parse(row.input), run, { ...context, db: tx as Database })
      return result.done === 'failed' ? refuse('validation', result.faults) : result
    })

/** The pictures of the imported products are downloaded by a job that follows. */
export const shopProductImport: ChangingKind = {
  permission: 'admin:products:write',
  mostRows: mostImported,
  change: changeBy(importProduct),
  follow: async (rows, { db }, job) => {
    const options = ImportOptions.parse(job.options)
    const records = rows.map(({ input }) => FileRecord.parse(input))
    const pictures = await picturesToDownload(db, records, options)
    return {
      kind: 'import_pictures',
      rows: pictures.map(({ productId, picture }) => ({
        subject: picture.url.slice(0, 200),
        record_id: productId,
        input: picture,
      })),
    }
  },
}

export const shopOrderImport: ChangingKind = {
  permission: 'admin:orders:write',
  mostRows: mostImported,
  change: changeBy(importOrder),
}

export const shopCustomerImport: ChangingKind = {
  permission: 'admin:customers:write',
  mostRows: mostImported,
  change: changeBy(importCustomer),
}

/** `record_id` is the product. */
export const pictureImport: ChangingKind = {
  permission: 'admin:products:write',
  mostRows: mostImported * 24,
  change: (row, context) => downloadPicture(row.record_id, PictureToDownload.parse(row.input), context),
}
