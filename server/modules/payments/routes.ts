import * as contract from '@/contract/endpoints/admin/methods.ts'
import { saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, route } from '../../kernel/route.ts'
import { listPaymentMethods, orderPaymentMethods, paymentRecord } from './payment-record.ts'

export const paymentsRoutes: readonly Route[] = [
  route(contract.adminPaymentMethods, listPaymentMethods),
  route(contract.changePaymentMethod, saveRecord(paymentRecord)),
  route(contract.orderPaymentMethods, orderPaymentMethods),
]
