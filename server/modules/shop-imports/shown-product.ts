/** The values of a product that the preview of an import compares, by the names of its form. */

import type { AdminProduct } from '@/contract/endpoints/admin/products.ts'
import type { ImportOptions } from '@/contract/endpoints/admin/shop-imports.ts'
import { variantFieldNames } from '@/contract/product-fields.ts'
import { pick } from '@/lib/pick.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { readCategories } from '../catalog/edit-categories/category-record-repo.ts'

async function categoryNames(db: Queryable, id: number): Promise<string> {
  const tree = await readCategories(db)
  const names: string[] = []
  for (let node = tree.find(one => one.id === id); node; node = tree.find(one => one.id === node?.parent_id))
    names.unshift(node.translations.it.name)
  return names.join(' › ')
}

/** Prices of variants include that of the product. */
export async function shownProduct(
  db: Queryable,
  product: AdminProduct,
  { locale }: Pick<ImportOptions, 'locale'>,
): Promise<Record<string, unknown>> {
  const { title, subtitle, description, slug } = product.translations[locale]
  const variants = product.variants.map(variant => [
    variant.sku,
    {
      names: variant.names[locale],
      ...pick(variant, variantFieldNames),
      base_price: product.base_price + variant.base_price,
    },
  ])
  return {
    sku: product.sku,
    title,
    subtitle,
    description,
    slug,
    category: await categoryNames(db, product.category_id),
    ...pick(product, [
      'status',
      'base_price',
      'base_discount',
      'stock_quantity',
      'weight',
      'is_digital',
      'tax_class',
      'brand',
      'gtin',
    ]),
    variants: Object.fromEntries(variants),
  }
}
