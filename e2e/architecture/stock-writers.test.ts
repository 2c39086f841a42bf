/** All changes of stock use the ledger. Otherwise the sum of an item's movements would differ from its stock. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, sourceFiles } from './imports.ts'

const root = join(import.meta.dirname, '../..')

const changesStock = /set\s+stock_quantity\b|\.set\(\{[^}]*\bstock_quantity\b/

it('stock is changed by the ledger only', () => {
  const writers = sourceFiles(root).filter(
    file =>
      file.startsWith('server/') &&
      !isTest(file) &&
      !file.includes('/testing/') &&
      changesStock.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(writers).toEqual(['server/modules/stock/stock-ledger-repo.ts'])
})
