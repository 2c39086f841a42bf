/** The accountant's lists in the administration. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { adminInvoices, adminTakings } from '@/contract/endpoints/admin/accounting.ts'
import { pick } from '@/lib/pick.ts'
import type { CallContext } from '../../kernel/context.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import { vatChecksOfOrders } from '../tax/vat-checks-repo.ts'
import { pageOfInvoices } from './invoice-list-repo.ts'
import { documentNumber, taxesOfDocument } from './sale-documents-repo.ts'
import { countTakingsDays, takingsByDay } from './takings-register-repo.ts'

export async function listTakings(
  { query }: ParsedOf<typeof adminTakings>,
  { db }: CallContext,
): Promise<ResponseOf<typeof adminTakings>> {
  const [rows, total] = [await takingsByDay(db, query), await countTakingsDays(db, query)]
  return {
    data: rows.map(row => ({ id: `${row.day} ${row.vat_percent}`, ...row })),
    meta: pageMeta(query, total),
  }
}

/** The stored content of each document, not the current data of its order. */
export async function listInvoices(
  { query }: ParsedOf<typeof adminInvoices>,
  { db }: CallContext,
): Promise<ResponseOf<typeof adminInvoices>> {
  const { rows, total } = await pageOfInvoices(db, query)
  const vatChecks = await vatChecksOfOrders(
    db,
    rows.map(({ document }) => document.order_id),
  )
  return {
    data: rows.map(({ document, file }) => {
      const { id, kind, content, order_id, taxable, vat, due } = document
      const { address, email } = content.buyer
      return {
        id,
        kind,
        number: documentNumber(document, content.order.number),
        issued_at: document.issued_at.toISOString(),
        order: { id: order_id, number: content.order.number },
        buyer: {
          name: address ? address.company || address.name : (email ?? ''),
          country: address?.country ?? null,
          tax_id: address ? address.partita_iva || address.codice_fiscale : '',
          address,
        },
        corrects: content.corrects?.number ?? null,
        file,
        vat_check: vatChecks.get(order_id) ?? null,
        taxes: taxesOfDocument(document).map(({ percent, ...part }) => ({
          vat_percent: percent,
          ...pick(part, ['natura', 'taxable', 'vat', 'due']),
        })),
        taxable,
        vat,
        due,
      }
    }),
    meta: pageMeta(query, total),
  }
}
