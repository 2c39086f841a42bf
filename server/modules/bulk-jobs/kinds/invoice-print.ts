/** Invoices and order summaries of many orders as one PDF. */
import type { CallContext } from '../../../kernel/context.ts'
import { renderDocuments } from '../../invoices/render-document.ts'
import { saleDocumentsOf } from '../../invoices/sale-documents-repo.ts'
import { shopSettings } from '../../settings/site-settings.ts'
import type { JobRow, PrintingKind } from '../bulk-kind.ts'

const documentsOf = (rows: readonly JobRow[], { db }: CallContext) =>
  saleDocumentsOf(
    db,
    rows.map(({ record_id }) => record_id),
  )

/** An order has a document once it is paid. */
export const invoicePrint: PrintingKind = {
  permission: 'admin:invoices:read',
  mostRows: 500,
  check: async (rows, context) => {
    const paidIds = new Set((await documentsOf(rows, context)).map(({ order_id }) => order_id))
    const unpaid = rows.filter(({ record_id }) => !paidIds.has(record_id))
    return new Map(unpaid.map(({ position }) => [position, { code: 'no_document', fields: [] }]))
  },
  print: async (rows, _job, context) => {
    const [first, ...others] = await documentsOf(rows, context)
    if (!first) throw new Error('the documents of a bulk job are gone')
    const { vuetify_colors: palette } = await shopSettings(context.db)
    const look = { palette, publicUrl: context.config.publicUrl }
    return { ending: 'pdf', content: await renderDocuments([first, ...others], look), permissions: [] }
  },
}
