/**
 * Amounts of sales, marked in the schemas. Callers of the administration without `admin:money:read` do not receive them (decision 0069).
 * Prices of products, discounts and shipping methods are no amounts of sales.
 */
import { z } from 'zod'

/** Cents of a sale. Refinements would create another schema, which is not recognised. */
export const SaleAmount = z.int() as z.ZodInt & { readonly isSaleAmount: true }

/** A text that may contain amounts, such as the subject of an email about a refund. They are replaced with `…`. */
export const SaleText = z.string()

/** An amount with its currency, as `formatMoney` writes it in any language. */
const writtenAmount =
  /(?:\p{Sc}|\b[A-Z]{3}\s)-?\d(?:[\d.,’\s]*\d)?|-?\d(?:[\d.,’\s]*\d)?\s?(?:\p{Sc}|[A-Z]{3}\b)/gu

const isMarked = (schema: unknown): boolean => schema === SaleAmount

/** The schema with each marked part nullable. */
export type Hideable<S> = S extends typeof SaleAmount
  ? z.ZodNullable<typeof SaleAmount>
  : S extends z.ZodObject<infer Shape, infer Config>
    ? z.ZodObject<{ -readonly [Key in keyof Shape]: Hideable<Shape[Key]> }, Config>
    : S extends z.ZodArray<infer Item extends z.ZodType>
      ? z.ZodArray<Hideable<Item> extends z.ZodType ? Hideable<Item> : never>
      : S extends z.ZodNullable<infer Inner extends z.ZodType>
        ? Hideable<Inner> extends z.ZodNullable<infer Nullable>
          ? z.ZodNullable<Nullable>
          : z.ZodNullable<Hideable<Inner> extends z.ZodType ? Hideable<Inner> : never>
        : S

function nullableParts(schema: z.ZodType): z.ZodType {
  if (isMarked(schema)) return schema.nullable()
  if (schema instanceof z.ZodObject)
    return z.object(
      Object.fromEntries(
        Object.entries<z.ZodType>(schema.shape).map(([key, part]) => [key, nullableParts(part)]),
      ),
    )
  if (schema instanceof z.ZodArray) return z.array(nullableParts(schema.element as z.ZodType))
  if (schema instanceof z.ZodNullable) {
    const inner = schema.unwrap() as z.ZodType
    return isMarked(inner) ? schema : nullableParts(inner).nullable()
  }
  return schema
}

/** Returns the schema of a response in which the marked parts may be null, for objects that the shop shows to buyers too. */
export const hideable = <Schema extends z.ZodType>(schema: Schema): Hideable<Schema> =>
  nullableParts(schema) as Hideable<Schema>

/** Returns the marked parts of a schema as paths, such as `data.[].due`. */
export function amountPaths(schema: z.ZodType, path: readonly string[] = []): string[] {
  if (isMarked(schema)) return [path.join('.')]
  return partsOf(schema).flatMap(([key, part]) => amountPaths(part, key === null ? path : [...path, key]))
}

/** The direct parts of a schema. `[]` is each item of a list; null is the same value. */
function partsOf(schema: z.ZodType): [key: string | null, part: z.ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries<z.ZodType>(schema.shape)
  if (schema instanceof z.ZodArray) return [['[]', schema.element as z.ZodType]]
  if (schema instanceof z.ZodRecord) return [['[]', schema.valueType as z.ZodType]]
  if (schema instanceof z.ZodUnion)
    return (schema.options as readonly z.ZodType[]).map(option => [null, option])
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return [[null, schema.unwrap() as z.ZodType]]
  return []
}

const marked = new WeakMap<z.ZodType, boolean>()

function hasMarked(schema: z.ZodType): boolean {
  const cached = marked.get(schema)
  if (cached !== undefined) return cached
  const has = isMarked(schema) || schema === SaleText || partsOf(schema).some(([, part]) => hasMarked(part))
  marked.set(schema, has)
  return has
}

/** Returns a copy of the value with null in place of each amount. */
export function hideAmounts(schema: z.ZodType, value: unknown): unknown {
  if (isMarked(schema)) return null
  if (schema === SaleText && typeof value === 'string') return value.replaceAll(writtenAmount, '…')
  if (!hasMarked(schema)) return value
  if (Array.isArray(value) && schema instanceof z.ZodArray)
    return value.map(item => hideAmounts(schema.element as z.ZodType, item))
  return partsOf(schema).reduce<unknown>(hidePart, value)
}

function hidePart(value: unknown, [key, part]: [key: string | null, part: z.ZodType]): unknown {
  if (key === null) return hideAmounts(part, value)
  if (typeof value !== 'object' || value === null) return value
  if (key === '[]')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, hideAmounts(part, item)]))
  if (!(key in value)) return value
  return { ...value, [key]: hideAmounts(part, Reflect.get(value, key)) }
}
