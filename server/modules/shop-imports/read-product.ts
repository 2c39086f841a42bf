import type { FileRecord, ImportOptions } from '@/contract/endpoints/admin/shop-imports.ts'
import type { ProductFormat } from '@/contract/import-formats.ts'
import type { ForeignProduct } from './foreign-product.ts'
import type { CellReader } from './read-cells.ts'
import { readShopifyProduct } from './shopify-products.ts'
import { readWooProduct } from './woo-products.ts'

export interface ReadForeignProduct {
  product: ForeignProduct
  cells: CellReader // with the errors and notices
}

type Reader = (record: FileRecord, options: ImportOptions) => ReadForeignProduct

const readers: Readonly<Record<ProductFormat, Reader>> = {
  shopify_products: readShopifyProduct,
  woocommerce_products: readWooProduct,
}

/** Reads a product as its file describes it. Pure. */
export const readForeignProduct: Reader = (record, options) =>
  readers[options.format as ProductFormat](record, options)
