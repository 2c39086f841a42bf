/** Import requests of a shop's admin, as the tests send them. */
import { randomUUID } from 'node:crypto'
import type { ImportResult, ImportRow } from '@/contract/endpoints/admin/product-import.ts'
import type { AdminProduct } from '@/contract/endpoints/admin/products.ts'
import type { TestServer } from '../../../../testing/test-server.ts'

type Options = Partial<{ dry_run: boolean; import_id: string; first: number; decimal_signs: object }>

export const trial = { dry_run: true }

/** Cells of a product that the catalogue does not contain. */
export const newCells = {
  sku: 'IMP-1',
  title_it: 'Candela',
  category: 'accessori',
  base_price: '4,90',
  stock_quantity: '12',
}

export const importCallsOf = (server: TestServer) => ({
  /** Sends rows from line `first` on. They belong to a new file unless `import_id` names one. */
  async send(cells: ImportRow['cells'][], options: Options = {}) {
    const { first = 2, dry_run = false, import_id = randomUUID(), decimal_signs = {} } = options
    const rows = cells.map((one, at) => ({ line: at + first, cells: one }))
    const response = await server.call('POST', '/admin/products/import', {
      as: 'admin',
      body: { rows, dry_run, import_id, decimal_signs },
    })
    return response.json<{ results: ImportResult[] }>().results
  },
  async product(id: number | null | undefined) {
    const response = await server.call('GET', `/admin/products/${id}`, { as: 'admin' })
    return response.json<AdminProduct>()
  },
})
