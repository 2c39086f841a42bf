import * as contract from '@/contract/endpoints/admin/accounting.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { route } from '../../kernel/route.ts'
import { storeCorrection } from './correct-buyer.ts'
import { exportFiles, sendFile } from './export-and-send.ts'
import { takeReceipt } from './import-receipt.ts'

export const fatturaPaModule: ServerModule = {
  name: 'fattura-pa',
  routes: [
    route(contract.exportInvoices, exportFiles),
    route(contract.sendInvoice, sendFile),
    route(contract.correctBuyer, storeCorrection),
    route(contract.importReceipt, takeReceipt),
  ],
}
