import * as contract from '@/contract/endpoints/admin/methods.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, route } from '../../kernel/route.ts'
import { listPaymentMethods, orderPaymentMethods, paymentRecord } from './payment-record.ts'

const routes: readonly Route[] = [
  route(contract.adminPaymentMethods, listPaymentMethods),
  route(contract.changePaymentMethod, saveRecord(paymentRecord)),
  route(contract.orderPaymentMethods, orderPaymentMethods),
]

export const paymentsModule: ServerModule = { name: 'payments', routes }
