/**
 * Products in the administration: all fields, all languages (decision 0016). A record contains its version. A save with an outdated
 * version is rejected with the current record, so that concurrent changes are not overwritten.
 */
import { z } from 'zod'
import { cleanLine, cleanLines } from '../../../lib/clean-text.ts'
import { AddressWord, PictureAddress } from '../../content-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, decimal, IdParams, PageQuery, pageOf, RowId } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import { localizedTextsOf } from '../../localized-texts.ts'
import { perLocale } from '../../per-locale.ts'
import { emptyProductValues, emptyVariantValues, productStatuses } from '../../product-fields.ts'
import { productShape, variantShape } from '../../product-shape.ts'
import { CardType } from '../game/characters.ts'
import { ShownPrice } from '../shop/catalog.ts'

const reading = { tag: 'Administration', permission: 'admin:products:read' } as const
const writing = { tag: 'Administration', permission: 'admin:products:write' } as const
const readingStock = { tag: 'Administration', permission: 'admin:stock:read' } as const
const refused = ['unauthenticated', 'forbidden', 'not_found'] as const

export const priceTiers = ['base', 'reseller', 'other'] as const

/** A language without a title has no texts. The shop then shows the Italian ones. */
export const ProductWords = z.strictObject({
  title: z.string().overwrite(cleanLine).max(160),
  slug: AddressWord, // empty: made from the title
  subtitle: z.string().overwrite(cleanLine).max(200),
  description: z.string().max(20_000), // rich text
  warnings: z.string().overwrite(cleanLines).max(1000).default(''), // safety warnings; empty: those of the category
  facts: z
    .array(
      z.strictObject({
        name: z.string().overwrite(cleanLine).min(1, 'required').max(80),
        value: z.string().overwrite(cleanLine).min(1, 'required').max(300),
      }),
    )
    .max(30),
})
export type ProductWords = z.infer<typeof ProductWords>

const Words = perLocale(ProductWords).superRefine((words, context) => {
  if (words.it.title === '') context.addIssue({ code: 'custom', message: 'required', path: ['it', 'title'] })
})

/** `stock_seen` is the stock shown in the form, so that later sales are subtracted. */
const VariantBody = z.strictObject({
  id: RowId.nullable(), // null: new
  ...variantShape,
  names: perLocale(z.string().overwrite(cleanLine).max(120)),
  stock_seen: productShape.stock_quantity.default(null),
  picture: PictureAddress.nullable(),
  value_ids: z.array(RowId).max(10),
})
export type VariantBody = z.infer<typeof VariantBody>

export const mostPictures = 24 // of a product

export const ProductBody = z.strictObject({
  ...productShape,
  stock_seen: productShape.stock_quantity.default(null),
  pictures: z
    .array(z.strictObject({ url: PictureAddress, alts: perLocale(z.string().overwrite(cleanLine).max(200)) }))
    .max(mostPictures),
  translations: Words,
  value_ids: z.array(RowId).max(60),
  variants: z.array(VariantBody).max(200),
})
export type ProductBody = z.infer<typeof ProductBody>

/** The fields of a product that an administrator edits. */
export type EditedProduct = Omit<ProductBody, 'stock_seen'>

export const emptyProductWords = (): ProductWords => ({
  title: '',
  slug: '',
  subtitle: '',
  description: '',
  warnings: '',
  facts: [],
})

/** A product before anything is entered. */
export const emptyProduct = (): EditedProduct => ({
  ...emptyProductValues(),
  pictures: [],
  translations: localizedTextsOf(emptyProductWords),
  value_ids: [],
  variants: [],
})

export const emptyVariant = (): Omit<VariantBody, 'stock_seen'> => ({
  id: null,
  ...emptyVariantValues(),
  names: localizedTextsOf(() => ''),
  picture: null,
  value_ids: [],
})

const Names = z.object({
  it: z.string(),
  en: z.string(),
  es: z.string(),
  fr: z.string(),
  de: z.string(),
  pt: z.string(),
})

/** The reference prices of the offer of a product, or of one of its variants, at one tier (`price-rule.ts`). */
const OfferFacts = z.object({
  variant_id: z.int().nullable(), // null: the product itself
  tier: z.enum(priceTiers),
  reference: z.int().nullable(), // of the current offer
  lowest: z.int().nullable(), // of the last thirty days: reference of an offer that begins now
})
export type OfferFacts = z.infer<typeof OfferFacts>

export const AdminProduct = z
  .object({
    id: z.int(),
    version: z.string(),
    ...productShape,
    stock_quantity: z.int().nullable(),
    pictures: z.array(z.object({ url: z.string(), alts: Names })),
    translations: z.record(z.enum(locales), ProductWords),
    value_ids: z.array(z.int()),
    variants: z.array(
      z.object({
        id: z.int(),
        ...variantShape,
        names: Names,
        stock_quantity: z.int().nullable(),
        picture: z.string().nullable(),
        value_ids: z.array(z.int()),
      }),
    ),
    offers: z.array(OfferFacts),
    published_at: z.string().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: 'AdminProduct' })
export type AdminProduct = z.infer<typeof AdminProduct>

const AdminProductRow = z.object({
  id: z.int(),
  title: z.string(),
  sku: z.string(),
  category: z.string(),
  category_id: z.int(),
  picture: z.string(),
  element: CardType.nullable(),
  base_price: z.int(),
  reseller_price: z.int().nullable(),
  base_discount: z.int(), // in force now
  entered_discount: z.int(), // of the offer, in force or not
  offer_from: z.string().nullable(),
  offer_until: z.string().nullable(),
  shown: ShownPrice, // by the shop at the base tier, if published
  stock_quantity: z.int().nullable(), // total of its variants, if it has any
  variants: z.int(),
  scarcest: z.object({ name: z.string(), stock: z.int() }).nullable(), // its variant with the fewest pieces, if few are left
  status: z.enum(productStatuses),
  published_from: z.string().nullable(),
  published_until: z.string().nullable(),
  languages: z.array(z.enum(locales)),
  updated_at: z.string(),
})
export type AdminProductRow = z.infer<typeof AdminProductRow>

/** `short`: on sale, and low or out of stock. */
export const stockFilters = ['short', 'low', 'out'] as const

export const adminProducts = endpoint({
  acceptsToken: true,
  ...readingStock,
  method: 'GET',
  path: '/admin/products',
  summary: 'Products of every status; `search` finds titles and numbers, also of variants',
  query: PageQuery.extend({
    status: z.enum(productStatuses).optional(),
    category_id: decimal(1).optional(),
    stock: z.enum(stockFilters).optional(),
    untranslated: z.enum(locales).optional(),
    on_sale: z.stringbool().optional(),
    planned: z.stringbool().optional(), // its publication or its offer begins later
    unsafe: z.stringbool().optional(), // published and without the mandatory safety information
    ids: z
      .string()
      .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
      .optional(),
  }),
  response: pageOf(AdminProductRow).extend({
    counts: z.object({
      all: z.int(),
      published: z.int(),
      draft: z.int(),
      archived: z.int(),
      planned: z.int(), // of the filter `planned`
      short: z.int(),
      low: z.int(),
      out: z.int(),
    }),
  }),
  problems: ['unauthenticated', 'forbidden'],
})

export const adminProduct = endpoint({
  acceptsToken: true,
  ...reading,
  method: 'GET',
  path: '/admin/products/:id',
  summary: 'One product with all its fields and languages',
  params: IdParams,
  response: AdminProduct,
  problems: refused,
})

export const createProduct = endpoint({
  acceptsToken: true,
  ...writing,
  method: 'POST',
  path: '/admin/products',
  summary: 'A new product',
  body: ProductBody,
  response: AdminProduct,
  status: 201,
  problems: ['unauthenticated', 'forbidden'],
})

export const changeProduct = endpoint({
  acceptsToken: true,
  ...writing,
  method: 'PUT',
  path: '/admin/products/:id',
  summary: 'Save a product whole; `conflict` carries it as it is under `current`',
  params: IdParams,
  body: ProductBody.extend({ version: z.string().max(40) }),
  response: AdminProduct,
  problems: [...refused, 'conflict'],
})

export const removeProduct = endpoint({
  acceptsToken: true,
  ...writing,
  method: 'DELETE',
  path: '/admin/products/:id',
  summary: 'Delete a product that was never ordered; others can be archived',
  params: IdParams,
  response: Done,
  problems: [...refused, 'product_in_use'],
})

export const duplicateProduct = endpoint({
  acceptsToken: true,
  ...writing,
  method: 'POST',
  path: '/admin/products/:id/duplicate',
  summary: 'A draft with everything of this product but its numbers, addresses and stock',
  params: IdParams,
  response: AdminProduct,
  status: 201,
  problems: refused,
})

/** The options of the product form, in all languages. */
export const productChoices = endpoint({
  acceptsToken: true,
  ...readingStock,
  method: 'GET',
  path: '/admin/products/choices',
  summary: 'Every category, and every attribute with its values',
  response: z.object({
    categories: z.array(
      z.object({
        id: z.int(),
        parent_id: z.int().nullable(), // null: top level
        name: z.string(),
        slug: z.string(),
        is_active: z.boolean(),
      }),
    ),
    attributes: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        names: Names,
        values: z.array(
          z.object({ id: z.int(), code: z.string(), names: Names, colour: z.string().nullable() }),
        ),
      }),
    ),
  }),
  problems: ['unauthenticated', 'forbidden'],
})
export type ProductChoices = z.infer<typeof productChoices.response>
