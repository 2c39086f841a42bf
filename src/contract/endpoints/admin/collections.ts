/** Collections in the administration (decision 0018): one product, the steps of its configurator, the price of each choice. */
import { z } from 'zod'
import { cleanCode, cleanLine } from '../../../lib/clean-text.ts'
import { Cents, PictureAddress } from '../../content-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, mostInteger, PageQuery, pageOf } from '../../envelope.ts'
import { namesPerLocale, perLocale } from '../../per-locale.ts'
import { CardType } from '../game/characters.ts'
import { stepKinds, stepLooks } from '../shop/collections.ts'
import { PrintOffer } from '../shop/print-design.ts'

const reading = { tag: 'Administration', permission: 'admin:products:read' } as const
const writing = { tag: 'Administration', permission: 'admin:products:write' } as const
const refused = ['unauthenticated', 'forbidden'] as const

export const stepRoles = ['ground', 'print', 'text', 'piece', 'none'] as const

const Code = z
  .string()
  .overwrite(cleanCode)
  .min(1, 'required')
  .max(40)
  .regex(/^[a-z0-9-]+$/, 'slug')
const Text = z.string().overwrite(cleanLine).max(240)
const Names = namesPerLocale(240)
const Colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'colour')
  .nullable()

const prices = { base_price: Cents, reseller_price: Cents.nullable(), other_price: Cents.nullable() }

/** A choice: a product or one of its variants, with its stock, an attribute's value, or only a name. */
const Choice = z.strictObject({
  id: z.int().nullable(), // null: new
  code: Code,
  names: Names,
  product_id: z.int().nullable(),
  variant_id: z.int().nullable(),
  value_id: z.int().nullable(),
  ...prices,
  picture: PictureAddress.nullable(),
  colour: Colour,
  element: CardType.nullable(),
  layer: PictureAddress.nullable(), // drawn over the stage, or replaces its background
  weight: z.int().min(0, 'not_negative').max(1_000_000), // grams it adds
  is_active: z.boolean(),
})
export type CollectionChoiceBody = z.infer<typeof Choice>

const Step = z.strictObject({
  id: z.int().nullable(),
  code: Code,
  names: Names,
  hints: perLocale(Text),
  kind: z.enum(stepKinds),
  look: z.enum(stepLooks),
  role: z.enum(stepRoles),
  is_required: z.boolean(),
  max: z.int().min(1, 'range').max(60, 'range'), // choices of `many`, characters of `text`
  ...prices, // of `text`, if it is not empty
  choices: z.array(Choice).max(60),
})
export type CollectionStepBody = z.infer<typeof Step>

const Package = z.strictObject({
  id: z.int().nullable(),
  code: Code,
  names: Names,
  notes: perLocale(Text),
  ...prices,
  picture: PictureAddress.nullable(),
  is_active: z.boolean(),
})
export type CollectionPackageBody = z.infer<typeof Package>

const facts = {
  product_id: z.int().min(1, 'required').max(mostInteger),
  names: Names,
  leads: perLocale(Text),
  picture: PictureAddress, // the background of the stage
  element: CardType.nullable(),
  position: z.int().min(0).max(1_000_000),
  is_active: z.boolean(),
  steps: z.array(Step).max(20),
  packages: z.array(Package).max(20),
  print: PrintOffer.extend({
    rates: z.strictObject({
      character: z.strictObject(prices),
      text: z.strictObject(prices),
      picture: z.strictObject(prices),
      side: z.strictObject(prices),
    }),
  }).nullable(), // null: the shopper cannot place anything
}

const repeated = (codes: readonly { code: string }[]): number =>
  codes.findIndex(({ code }, at) => codes.findIndex(earlier => earlier.code === code) < at)

/** Codes are used in cart lines, so each must be unique. A required step needs a choice. */
function isWhole(
  body: { steps: readonly CollectionStepBody[]; packages: readonly CollectionPackageBody[] },
  context: z.core.$RefinementCtx,
): void {
  const fault = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', message, path, input: body })
  const steps = repeated(body.steps)
  if (steps >= 0) fault(['steps', steps, 'code'], 'code_taken')
  const packages = repeated(body.packages)
  if (packages >= 0) fault(['packages', packages, 'code'], 'code_taken')
  for (const [at, step] of body.steps.entries()) {
    const choices = repeated(step.choices)
    if (choices >= 0) fault(['steps', at, 'choices', choices, 'code'], 'code_taken')
    const isOpen = step.kind === 'text' || step.choices.some(choice => choice.is_active)
    if (step.is_required && !isOpen) fault(['steps', at, 'code'], 'step_empty')
  }
}

export const CollectionBody = z.strictObject(facts).superRefine(isWhole)
export type CollectionBody = z.infer<typeof CollectionBody>

export const AdminCollection = z
  .object({ id: z.int(), version: z.string(), ...facts })
  .meta({ id: 'AdminCollection' })
export type AdminCollection = z.infer<typeof AdminCollection>

const AdminCollectionRow = z.object({
  id: z.int(),
  name: z.string(),
  product: z.string(),
  picture: z.string(),
  element: CardType.nullable(),
  steps: z.int(),
  choices: z.int(),
  packages: z.int(),
  is_active: z.boolean(),
})
export type AdminCollectionRow = z.infer<typeof AdminCollectionRow>

export const adminCollections = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/collections',
  summary: 'Collections in the order of the shop; `search` finds their names and products',
  query: PageQuery,
  response: pageOf(AdminCollectionRow),
  problems: refused,
})

/** The products and attributes that a choice may refer to. */
export const collectionParts = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/collections/parts',
  summary:
    'Products with their variants, and attribute values, by the reader’s names; `search` narrows products',
  query: z.object({
    search: z.string().overwrite(cleanLine).max(120).optional(),
    ids: z.string().max(1200).optional(),
    variant_ids: z.string().max(1200).optional(),
  }),
  response: z.object({
    products: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        sku: z.string(),
        is_taken: z.boolean(), // another collection uses it
        variants: z.array(z.object({ id: z.int(), name: z.string() })),
      }),
    ),
    values: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  problems: refused,
})

export const adminCollection = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/collections/:id',
  summary: 'One collection with everything in it',
  params: IdParams,
  response: AdminCollection,
  problems: [...refused, 'not_found'],
})

export const createCollection = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/collections',
  summary: 'A new collection',
  body: CollectionBody,
  response: AdminCollection,
  status: 201,
  problems: refused,
})

export const changeCollection = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/collections/:id',
  summary: 'Save a collection whole; `conflict` carries it as it is under `current`',
  params: IdParams,
  body: z.strictObject({ ...facts, version: z.string().max(40) }).superRefine(isWhole),
  response: AdminCollection,
  problems: [...refused, 'not_found', 'conflict'],
})

export const removeCollection = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/collections/:id',
  summary: 'Remove a collection; its product stays, orders keep what was chosen',
  params: IdParams,
  response: Done,
  problems: [...refused, 'not_found'],
})
