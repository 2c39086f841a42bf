import type { JobKind } from '@/contract/endpoints/admin/jobs.ts'
import type { BulkKind } from './bulk-kind.ts'
import { cancelOrders, payOrders, shipOrders, tagOrders } from './kinds/change-orders.ts'
import { customerExport } from './kinds/customer-export.ts'
import { productImport } from './kinds/import-products.ts'
import { pictureImport, shopCustomerImport, shopOrderImport, shopProductImport } from './kinds/import-shop.ts'
import { invoicePrint } from './kinds/invoice-print.ts'
import { labelPrint } from './kinds/label-print.ts'
import { orderExport } from './kinds/order-export.ts'
import { packingSlips } from './kinds/packing-slips.ts'
import { pickList } from './kinds/pick-list.ts'
import { tagCustomers } from './kinds/tag-customers.ts'

/** Every kind of bulk job. */
export const bulkKinds: Readonly<Record<JobKind, BulkKind>> = {
  ship: shipOrders,
  mark_paid: payOrders,
  cancel: cancelOrders,
  tag: tagOrders,
  tag_customers: tagCustomers,
  export_orders: orderExport,
  export_customers: customerExport,
  import_products: productImport,
  import_shop_products: shopProductImport,
  import_shop_orders: shopOrderImport,
  import_shop_customers: shopCustomerImport,
  import_pictures: pictureImport,
  packing_slips: packingSlips,
  pick_list: pickList,
  labels: labelPrint,
  invoices: invoicePrint,
}
