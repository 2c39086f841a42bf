/** Which calls of the contract stand behind each kind of record; the data provider knows no other. */
import { listAudit } from '@/contract/audit.ts'
import { adminCoupons, changeCoupon, createCoupon } from '@/contract/coupon-administration.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { adminOrder, adminOrders } from '@/contract/order-administration.ts'
import {
  adminProduct,
  adminProducts,
  changeProduct,
  createProduct,
  removeProduct,
} from '@/contract/product-administration.ts'

export interface ResourceCalls {
  list: Endpoint // page, per_page, sort, search and its own filters; answers { data, meta }
  one?: Endpoint
  create?: Endpoint
  change?: Endpoint // takes the version the record was read at
  remove?: Endpoint
}

export const resourceCalls = {
  products: {
    list: adminProducts,
    one: adminProduct,
    create: createProduct,
    change: changeProduct,
    remove: removeProduct,
  },
  orders: { list: adminOrders, one: adminOrder },
  audit: { list: listAudit },
  coupons: { list: adminCoupons, create: createCoupon, change: changeCoupon },
} as const satisfies Record<string, ResourceCalls>

export type ResourceName = keyof typeof resourceCalls
