/**
 * Categories and attributes in the administration (decision 0016): all languages, order, usage. A save contains the version the form was
 * loaded with. An outdated version is rejected with the current record.
 */
import { z } from 'zod'
import { emptySafety } from '../../../domain/product-safety.ts'
import { cleanCode, cleanLine, cleanLines } from '../../../lib/clean-text.ts'
import { AddressWord, PictureAddress } from '../../content-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, decimal, IdParams, RowId } from '../../envelope.ts'
import { localizedTextsOf } from '../../localized-texts.ts'
import { namesPerLocale, perLocale } from '../../per-locale.ts'
import { CardType } from '../game/characters.ts'
import { CategorySafety } from '../shop/product-safety.ts'

const reading = { tag: 'Administration', permission: 'admin:products:read' } as const
const writing = { tag: 'Administration', permission: 'admin:products:write' } as const
const refused = ['unauthenticated', 'forbidden'] as const
const Version = z.string().max(40)

/** Levels of the tree, including the top level. */
export const categoryDepth = 3

/** A language without a name shows the Italian text. An empty slug is generated from the name. */
export const CategoryWords = z.strictObject({
  name: z.string().overwrite(cleanLine).max(80),
  slug: AddressWord,
  description: z.string().overwrite(cleanLines).max(2000),
  warnings: z.string().overwrite(cleanLines).max(1000).default(''), // about safety, of products without their own
})
export type CategoryWords = z.infer<typeof CategoryWords>

/** Inherits everything. */
export const emptyCategorySafety = (): CategorySafety => {
  const { warnings: _, ...safety } = emptySafety
  return safety
}

const categoryFacts = {
  parent_id: z.int().nullable(), // null: top level
  picture: PictureAddress.nullable(),
  element: CardType.nullable(),
  is_active: z.boolean(), // an inactive category also hides its products
  safety: CategorySafety.default(emptyCategorySafety), // defaults of its products; empty values are those of the parent
}

const Translations = perLocale(CategoryWords).superRefine((words, context) => {
  if (words.it.name === '') context.addIssue({ code: 'custom', message: 'required', path: ['it', 'name'] })
})

export const CategoryBody = z.strictObject({ ...categoryFacts, translations: Translations })
export type CategoryBody = z.infer<typeof CategoryBody>

export const emptyCategoryWords = (): CategoryWords => ({
  name: '',
  slug: '',
  description: '',
  warnings: '',
})

/** A category before anything is entered. */
export const emptyCategory = (): CategoryBody => ({
  parent_id: null,
  picture: null,
  element: null,
  is_active: true,
  safety: emptyCategorySafety(),
  translations: localizedTextsOf(emptyCategoryWords),
})

export const AdminCategory = z
  .object({
    id: z.int(),
    version: z.string(),
    ...categoryFacts,
    translations: perLocale(CategoryWords),
    products: z.int(), // of any status, without subcategories
  })
  .meta({ id: 'AdminCategory' })
export type AdminCategory = z.infer<typeof AdminCategory>

const Tree = z.object({ data: z.array(AdminCategory), version: z.string() })
export type CategoryTree = z.infer<typeof Tree>

export const adminCategories = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/categories',
  summary: 'Every category, parents before their children, in the order of the shop; `version` is the tree’s',
  response: Tree,
  problems: refused,
})

export const adminCategory = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/categories/:id',
  summary: 'One category',
  params: IdParams,
  response: AdminCategory,
  problems: [...refused, 'not_found'],
})

export const createCategory = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/categories',
  summary: 'A new category, the last below its parent',
  body: CategoryBody,
  response: AdminCategory,
  status: 201,
  problems: refused,
})

export const changeCategory = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/categories/:id',
  summary: 'Save a category whole; its former address leads to the new one. `conflict` carries `current`',
  params: IdParams,
  body: z.strictObject({ ...categoryFacts, translations: Translations, version: Version }),
  response: AdminCategory,
  problems: [...refused, 'not_found', 'conflict'],
})

export const arrangeCategories = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/categories/order',
  summary: 'The whole tree as it shall be: every category once, brothers in their order',
  body: z.strictObject({
    nodes: z.array(z.strictObject({ id: RowId, parent_id: RowId.nullable() })).max(1000),
    version: Version,
  }),
  response: Tree,
  problems: [...refused, 'conflict'],
})

export const removeCategory = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/categories/:id',
  summary: 'Remove a category; one that holds products is refused unless `move_to` says where they go',
  params: IdParams,
  query: z.object({ move_to: decimal(1).optional() }),
  response: Done,
  problems: [...refused, 'not_found', 'record_in_use'],
})

const Code = z
  .string()
  .overwrite(cleanCode)
  .min(1, 'required')
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug')
const Names = namesPerLocale(80)
const Colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'colour')
  .nullable()

const attributeFacts = {
  code: Code,
  names: Names,
  is_facet: z.boolean(), // offered as a filter of lists
}
const ValueBody = z.strictObject({
  id: z.int().nullable(), // null: new
  code: Code,
  names: Names,
  colour: Colour, // of its swatch
})
const Values = z.array(ValueBody).max(200)

export const AttributeBody = z.strictObject({ ...attributeFacts, values: Values })
export type AttributeBody = z.infer<typeof AttributeBody>

export const AdminAttribute = z
  .object({
    id: z.int(),
    version: z.string(),
    code: z.string(),
    names: perLocale(z.string()),
    is_facet: z.boolean(),
    values: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        names: perLocale(z.string()),
        colour: z.string().nullable(),
        products: z.int(), // products with this value, directly or in a variant
      }),
    ),
    products: z.int(), // products with any of its values
  })
  .meta({ id: 'AdminAttribute' })
export type AdminAttribute = z.infer<typeof AdminAttribute>

const Attributes = z.object({ data: z.array(AdminAttribute), version: z.string() })

export const adminAttributes = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/attributes',
  summary: 'Every attribute with its values, in the order of the shop; `version` is the order’s',
  response: Attributes,
  problems: refused,
})

export const adminAttribute = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/attributes/:id',
  summary: 'One attribute with its values',
  params: IdParams,
  response: AdminAttribute,
  problems: [...refused, 'not_found'],
})

export const createAttribute = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/attributes',
  summary: 'A new attribute, the last of all',
  body: AttributeBody,
  response: AdminAttribute,
  status: 201,
  problems: refused,
})

export const changeAttribute = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/attributes/:id',
  summary:
    'Save an attribute whole, its values in their order. A value that products have cannot be left out: `record_in_use`',
  params: IdParams,
  body: z.strictObject({ ...attributeFacts, values: Values, version: Version }),
  response: AdminAttribute,
  problems: [...refused, 'not_found', 'conflict', 'record_in_use'],
})

export const arrangeAttributes = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/attributes/order',
  summary: 'All attributes in their order',
  body: z.strictObject({ ids: z.array(RowId).max(500), version: Version }),
  response: Attributes,
  problems: [...refused, 'conflict'],
})

export const removeAttribute = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/attributes/:id',
  summary: 'Remove an attribute no product has',
  params: IdParams,
  response: Done,
  problems: [...refused, 'not_found', 'record_in_use'],
})
