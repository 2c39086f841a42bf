/** Products, categories and attributes (specification notes §3, §7; decision 0016). Prices are those of the reader's tier. */
import { z } from 'zod'
import { pick } from '../../../lib/pick.ts'
import { endpoint } from '../../endpoint.ts'
import { decimal, PageQuery, pageOf } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import type { ProductFieldName, VariantFieldName } from '../../product-fields.ts'
import { productShape } from '../../product-shape.ts'
import { CardType, packRarities } from '../game/characters.ts'
import { ProductLaunch } from './launches.ts'
import { PriceCountry, PriceVat } from './price-country.ts'
import { MakerGuarantee, ProductSafety } from './product-safety.ts'

const Money = z.int() // cents

/** As the cart of the specification reads them. Prices of other tiers than the reader's are null (`ownPrices`). */
export const Prices = z.object({
  base_price: Money,
  reseller_price: Money.nullable(),
  other_price: Money.nullable(),
})
export type Prices = z.infer<typeof Prices>

/** Percent off per tier. 0 for other tiers than the reader's (`ownDiscount`). */
export const Discount = z.object({
  base_discount: z.int().min(0).max(100),
  reseller_discount: z.int().min(0).max(100),
  other_discount: z.int().min(0).max(100),
})
export type Discount = z.infer<typeof Discount>

/** The reader's price and its previous price (`price-rule.ts`), computed on the server. */
export const ShownPrice = z.object({
  now: Money,
  was: Money.nullable(), // the lowest price of the 30 days before the offer, while that is above `now`
  percent: z.int().min(0).max(100), // between the two
})
export type ShownPrice = z.infer<typeof ShownPrice>

/** The price for readers without a tier, offers included; null for those readers. */
const RetailPrice = Money.nullable()

export const stockLevels = ['available', 'low', 'out'] as const
export const StockLevel = z.enum(stockLevels)

const Picture = z.object({ url: z.string(), alt: z.string() })

export const ProductCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    subtitle: z.string(),
    category: z.object({ slug: z.string(), name: z.string() }),
    picture: Picture,
    element: CardType.nullable(), // colours its background
    price: ShownPrice,
    retail_price: RetailPrice,
    has_variants: z.boolean(),
    stock: StockLevel,
    stock_left: z.int().nullable(), // present only when low
    is_new: z.boolean(),
    rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  })
  .meta({ id: 'ProductCard' })
export type ProductCard = z.infer<typeof ProductCard>

/** Fields of a product that its page shows in this order, with labels in `common:detail`. */
export const productDetails = ['brand', 'gtin'] as const satisfies readonly ProductFieldName[]
/** Those of them that each variant has. */
export const variantDetails = ['gtin'] as const satisfies readonly (VariantFieldName & ProductDetail)[]
export type ProductDetail = (typeof productDetails)[number]
export type VariantDetail = (typeof variantDetails)[number]

export const Variant = z.object({
  id: z.int(),
  name: z.string(),
  sku: z.string(),
  ...pick(productShape, variantDetails),
  prices: Prices,
  extra: Money, // added to the price at the reader's tier
  price: ShownPrice, // of the product in this variant
  retail_price: RetailPrice,
  stock: StockLevel,
  stock_left: z.int().nullable(),
  picture: Picture.nullable(),
  values: z.record(z.string(), z.string()), // code of an attribute → code of the value this variant has
})
export type Variant = z.infer<typeof Variant>

/** An attribute its variants differ by, with the values that occur. */
export const ProductOption = z.object({
  code: z.string(),
  name: z.string(),
  values: z.array(z.object({ code: z.string(), name: z.string(), colour: z.string().nullable() })),
})
export type ProductOption = z.infer<typeof ProductOption>

/** A single card, a pack (its rarity; paper packs contain a code) or an album. */
export const Fills = z.object({
  kind: z.enum(['single', 'pack', 'album']),
  numero_carta: z.int().nullable(), // of a single card
  rarity: z.enum(packRarities).nullable(), // of a pack
})
export type Fills = z.infer<typeof Fills>

export const Product = ProductCard.extend({
  sku: z.string(),
  ...pick(productShape, productDetails),
  weight: z.int(), // grams
  description: z.string(), // sanitised rich text
  prices: Prices,
  discount: Discount,
  offer_until: z.string().nullable(), // end of the discount in force; null: none
  stock_quantity: z.int().nullable(), // null = not tracked
  pictures: z.array(Picture),
  variants: z.array(Variant),
  options: z.array(ProductOption), // empty when its variants have no attributes
  is_digital: z.boolean(), // delivered immediately, without shipping
  vat: PriceVat.nullable(), // null: the prices are list prices
  is_chance: z.boolean(), // a pack, or another item whose content is random (decision 0064)
  withdrawal_exception: productShape.withdrawal_exception,
  maker_guarantee: MakerGuarantee.nullable(),
  collection_id: z.int().nullable(), // its configurator
  is_printed_to_order: z.boolean(), // configured items are personalised: no right of withdrawal
  fills: Fills.nullable(), // what it adds to the album
  launch: ProductLaunch.nullable(), // sold to holders of an admitted place
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  safety: ProductSafety,
  translations: z.array(z.object({ locale: z.enum(locales), slug: z.string(), category_slug: z.string() })),
  related: z.array(ProductCard),
  together: z.array(ProductCard), // often bought in the same order, most frequent first
}).meta({ id: 'Product' })
export type Product = z.infer<typeof Product>

export const Category = z
  .object({
    id: z.int(),
    parent_id: z.int().nullable(), // null: top level
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    picture: z.string().nullable(),
    element: CardType.nullable(),
    count: z.int(), // visible products, including subcategories
    translations: z.array(z.object({ locale: z.enum(locales), slug: z.string(), name: z.string() })),
  })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof Category>

export const Attribute = z
  .object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    values: z.array(
      z.object({ id: z.int(), code: z.string(), name: z.string(), colour: z.string().nullable() }),
    ),
  })
  .meta({ id: 'Attribute' })
export type Attribute = z.infer<typeof Attribute>

/** While searching, `featured` means relevance. */
export const productSorts = ['featured', 'newest', 'price', '-price', 'name'] as const

/** `element.fuoco,element.acqua,series.1`: any value of one attribute, and all attributes together. */
export const Filters = z
  .string()
  .max(600)
  .regex(/^[a-z0-9_-]+\.[a-z0-9-]+(,[a-z0-9_-]+\.[a-z0-9-]+)*$/)

const Cents = decimal(0, 100_000_000)

/** Products per page of the shop. */
export const catalogPageSize = 24

export const ProductQuery = PageQuery.extend({
  ...PriceCountry.shape,
  category: z.string().max(120).optional(),
  sort: z.enum(productSorts).default('featured'),
  in_stock: z.stringbool().optional(),
  on_sale: z.stringbool().optional(),
  price_min: Cents.optional(), // what the reader pays, discount included
  price_max: Cents.optional(),
  filters: Filters.optional(),
  facets: z.stringbool().optional(), // also return the available filters
  exact: z.stringbool().optional(), // search literally: no typo correction, no synonyms
})
export type ProductQuery = z.infer<typeof ProductQuery>

/** Counts ignore the selection of their own group, so that selecting one value does not set the others to 0. */
export const Facets = z.object({
  attributes: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      values: z.array(
        z.object({ code: z.string(), name: z.string(), colour: z.string().nullable(), count: z.int() }),
      ),
    }),
  ),
  in_stock: z.int(),
  on_sale: z.int(),
  price: z
    .object({
      min: z.int(),
      max: z.int(),
      bars: z.array(z.int()), // products per equal slice between the two
    })
    .nullable(), // null without results
})
export type Facets = z.infer<typeof Facets>

/** How a search was interpreted. */
export const Understood = z.object({
  words: z.string(), // searched words, with corrected typos
  isMended: z.boolean(), // `words` differs from the input
  also: z.array(z.string()), // synonyms that found products which the words did not
  without: z.array(z.string()), // words without results
  isPartial: z.boolean(), // no product has all words: these match most of them
})
export type Understood = z.infer<typeof Understood>

export const ProductPage = pageOf(ProductCard).extend({
  facets: Facets.optional(),
  understood: Understood.optional(), // of a search
})
export type ProductPage = z.infer<typeof ProductPage>

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  tag: 'Shop',
  summary: 'Products the reader may see, at their tier',
  permission: 'public',
  query: ProductQuery,
  response: ProductPage,
  problems: ['not_found'],
  cache: 'shared',
  mayLag: true,
})

export const getProduct = endpoint({
  method: 'GET',
  path: '/products/:slug',
  tag: 'Shop',
  summary: 'One product by slug of any language, or by id; used to rebuild the cart',
  permission: 'public',
  params: z.object({ slug: z.string().min(1).max(120) }),
  query: PriceCountry,
  response: Product,
  problems: ['not_found'],
  cache: 'shared',
  mayLag: true,
})

export const mostCards = 200

/** For products known only by id: favourites, recently viewed products. */
export const listProductCards = endpoint({
  method: 'GET',
  path: '/product-cards',
  tag: 'Shop',
  summary: 'Cards of these products in the given order; those the reader may not see are left out',
  permission: 'public',
  query: PriceCountry.extend({
    ids: z
      .string()
      .regex(/^\d{1,9}(,\d{1,9})*$/)
      .transform(text => [...new Set(text.split(',').map(Number))])
      .refine(ids => ids.length <= mostCards, 'too_long'),
  }),
  response: z.object({ data: z.array(ProductCard) }),
  problems: [],
  mayLag: true,
})

export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  tag: 'Shop',
  summary: 'Categories with the number of products the reader may see',
  permission: 'public',
  response: pageOf(Category),
  problems: [],
  cache: 'shared',
  mayLag: true,
})

export const listAttributes = endpoint({
  method: 'GET',
  path: '/attributes',
  tag: 'Shop',
  summary: 'Attributes and their values',
  permission: 'public',
  response: z.array(Attribute),
  problems: [],
  cache: 'shared',
  mayLag: true,
})
