/** Schemas of the fields of a product, derived from their descriptors. */
import { z } from 'zod'
import { isGtin } from '../domain/gtin.ts'
import { cleanCode, cleanLine } from '../lib/clean-text.ts'
import { pick } from '../lib/pick.ts'
import { Cents, ContentLink, PictureAddress } from './content-fields.ts'
import { CardType } from './endpoints/game/characters.ts'
import { RowId } from './envelope.ts'
import { Role } from './permissions.ts'
import {
  type ProductField,
  type ProductFieldName,
  type ProductValues,
  productFieldNames,
  productFields,
  variantFieldNames,
} from './product-fields.ts'

const Sku = z
  .string()
  .overwrite(cleanCode)
  .min(1, 'required')
  .max(60)
  .regex(/^[\w.-]+$/, 'sku')

/** Empty: none. Copied codes may contain spaces and hyphens. */
const Gtin = z
  .string()
  .overwrite(text => cleanCode(text).replaceAll('-', ''))
  .max(20)
  .refine(text => text === '' || isGtin(text), 'gtin')

function schemaOf(field: ProductField): z.ZodType {
  switch (field.kind) {
    case 'text':
      return z.string().overwrite(cleanLine).max(field.most)
    case 'link':
      return ContentLink
    case 'picture':
      return z.union([z.literal(''), PictureAddress])
    case 'sku':
      return Sku
    case 'gtin':
      return Gtin
    case 'whole':
      return z
        .int()
        .min(field.least, field.least === 0 ? 'not_negative' : undefined)
        .max(field.most)
    case 'stock':
      return z.int().min(0, 'not_negative').max(1_000_000).nullable()
    case 'moment':
      return z.iso.datetime({ offset: true, error: 'date' }).nullable()
    case 'percent':
      return z.int().min(0, 'percent').max(100, 'percent')
    case 'money':
      return Cents
    case 'tier_price':
      return Cents.nullable()
    case 'switch':
      return z.boolean()
    case 'choice':
      return z.enum(field.options)
    case 'optional_choice':
      return z.enum(field.options).nullable()
    case 'element':
      return CardType.nullable()
    case 'roles':
      return z.array(Role).max(5)
    case 'record':
      return RowId
  }
}

type Shape = { [K in ProductFieldName]: z.ZodType<ProductValues[K], ProductValues[K]> }

/** One schema per field, for the body of a product. */
export const productShape = Object.fromEntries(
  productFieldNames.map(name => [name, schemaOf(productFields[name])]),
) as Shape

/** The same for a variant. Its prices are added to those of its product. */
export const variantShape = pick(productShape, variantFieldNames)
