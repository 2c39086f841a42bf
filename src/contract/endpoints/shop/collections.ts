/**
 * Collections and their configurator (decision 0018). A collection is based on one product and has steps with choices. A choice is a
 * product or a variant with its own stock, or an attribute with only a price. The browser sends codes; the server sets prices, names and
 * stock.
 */
import { z } from 'zod'
import { cleanLines } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { IdParams, RowId } from '../../envelope.ts'
import { CardType } from '../game/characters.ts'
import { Discount, Prices, StockLevel } from './catalog.ts'
import { PriceCountry, PriceVat } from './price-country.ts'
import { PrintDesign, PrintOffer } from './print-design.ts'

const Code = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .max(40)

/** The selection in a cart line: step code → choice codes, or the entered text. */
export const Configuration = z
  .strictObject({
    collection_id: RowId,
    choices: z.record(Code, z.array(Code).max(20)).default({}),
    texts: z.record(Code, z.string().overwrite(cleanLines).max(60)).default({}),
    package: Code.nullable().default(null),
    design: PrintDesign.optional(), // the print, if the collection has one
  })
  .meta({ id: 'Configuration' })
export type Configuration = z.infer<typeof Configuration>

/** `one`: at most one choice; `many`: several; `text`: text to be printed. */
export const stepKinds = ['one', 'many', 'text'] as const
/** How its choices are shown. */
export const stepLooks = ['swatch', 'figure', 'chip', 'tile', 'text'] as const

export const CollectionChoice = z.object({
  code: z.string(),
  name: z.string(),
  prices: Prices, // added per piece
  extra: z.int(), // the same at the reader's tier
  picture: z.string().nullable(), // in the list of choices
  colour: z.string().nullable(), // of its swatch
  element: CardType.nullable(),
  layer: z.string().nullable(), // drawn over the stage, or replaces its background
  stock: StockLevel,
  stock_left: z.int().nullable(),
})
export type CollectionChoice = z.infer<typeof CollectionChoice>

export const CollectionStep = z.object({
  code: z.string(),
  name: z.string(),
  hint: z.string(),
  kind: z.enum(stepKinds),
  look: z.enum(stepLooks),
  required: z.boolean(),
  max: z.int(), // choices of `many`, characters of `text`
  role: z.enum(['ground', 'print', 'text', 'piece', 'none']), // the part of the image that it changes
  prices: Prices, // of `text`, if it is not empty
  extra: z.int(),
  choices: z.array(CollectionChoice),
})
export type CollectionStep = z.infer<typeof CollectionStep>

export const CollectionPackage = z.object({
  code: z.string(),
  name: z.string(),
  note: z.string(),
  prices: Prices,
  extra: z.int(),
  picture: z.string().nullable(),
})
export type CollectionPackage = z.infer<typeof CollectionPackage>

export const CollectionCard = z
  .object({
    id: z.int(),
    name: z.string(),
    lead: z.string(),
    picture: z.string(),
    element: CardType.nullable(),
    from: z.int(), // the lowest price for the reader, one piece
    steps: z.int(),
  })
  .meta({ id: 'CollectionCard' })
export type CollectionCard = z.infer<typeof CollectionCard>

export const Collection = CollectionCard.omit({ steps: true })
  .extend({
    vat: PriceVat.nullable(), // null: the prices are list prices
    product: z.object({
      id: z.int(),
      slug: z.string(),
      category_slug: z.string(),
      sku: z.string(),
      weight: z.int(), // grams, without its parts
      prices: Prices,
      discount: Discount,
    }),
    steps: z.array(CollectionStep),
    packages: z.array(CollectionPackage),
    print: PrintOffer.nullable(), // null: the shopper cannot place anything
  })
  .meta({ id: 'Collection' })
export type Collection = z.infer<typeof Collection>

export const listCollections = endpoint({
  method: 'GET',
  path: '/collections',
  tag: 'Shop',
  summary: 'Collections that can be configured, at the reader’s tier',
  permission: 'public',
  query: PriceCountry,
  response: z.object({ data: z.array(CollectionCard) }),
  problems: [],
  cache: 'shared',
})

export const getCollection = endpoint({
  method: 'GET',
  path: '/collections/:id',
  tag: 'Shop',
  summary: 'One collection with its steps, choices and packages',
  permission: 'public',
  params: IdParams,
  query: PriceCountry,
  response: Collection,
  problems: ['not_found'],
  cache: 'shared',
})
