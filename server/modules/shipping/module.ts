import { adminCarriers, changeCarriers } from '@/contract/endpoints/admin/carriers.ts'
import * as contract from '@/contract/endpoints/admin/methods.ts'
import { deliveryOffers } from '@/contract/endpoints/shop/delivery.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, route } from '../../kernel/route.ts'
import { listCarriers, saveCarriers } from './change-carriers.ts'
import { offerDelivery } from './delivery-offers.ts'
import {
  listShippingMethods,
  newShippingRecord,
  orderShippingMethods,
  shippingRecord,
} from './shipping-record.ts'

const routes: readonly Route[] = [
  route(deliveryOffers, offerDelivery),
  route(contract.adminShippingMethods, listShippingMethods),
  route(contract.createShippingMethod, createRecord(newShippingRecord)),
  route(contract.changeShippingMethod, saveRecord(shippingRecord)),
  route(contract.orderShippingMethods, orderShippingMethods),
  route(contract.removeShippingMethod, removeRecord(shippingRecord)),
  route(adminCarriers, listCarriers),
  route(changeCarriers, saveCarriers),
]

export const shippingModule: ServerModule = { name: 'shipping', routes }
