/** Safety information of products (Regulation (EU) 2023/988), and the defaults of categories and of the shop. */
import { z } from 'zod'
import { toyWarnings } from '../../../domain/product-safety.ts'
import { productShape } from '../../product-shape.ts'

const Party = z.object({ name: z.string(), address: z.string(), contact: z.string() })

/** As the product page shows it: own values, else those of category and shop. */
export const ProductSafety = z.object({
  maker: Party.nullable(),
  responsible: Party.nullable(), // in the European Union; null: the maker
  minimum_age: z.int().nullable(), // years
  toy_warning: z.enum(toyWarnings).exclude(['none']).nullable(),
  warnings: z.string(),
  disposal_url: z.string().nullable(), // how to recycle the packaging
})
export type ProductSafety = z.infer<typeof ProductSafety>

const {
  maker,
  maker_address,
  maker_contact,
  responsible,
  responsible_address,
  responsible_contact,
  minimum_age,
  toy_warning,
  disposal_url,
} = productShape

const shopShape = {
  maker,
  maker_address,
  maker_contact,
  responsible,
  responsible_address,
  responsible_contact,
  disposal_url,
}

/** Defaults of all products: age and toy warnings depend on the kind of product. */
export const ShopSafety = z.strictObject(shopShape)

/** Defaults of the products of a category. Their warnings are translated texts of the category. */
export const CategorySafety = z.strictObject({ ...shopShape, minimum_age, toy_warning })
export type CategorySafety = z.infer<typeof CategorySafety>

/** The maker's commercial guarantee of durability. */
export const MakerGuarantee = z.object({
  years: z.int(),
  url: z.string(), // conditions
  label: z.string(), // image of the harmonised label; empty: our own drawing
})
