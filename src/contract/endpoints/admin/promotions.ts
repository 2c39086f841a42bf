/** Promotions in the administration: dates, texts per language, products, coupon, visibility. */
import { z } from 'zod'
import { cleanCode, cleanLine, cleanLines } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, PageQuery, pageOf, RowId } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import { perLocale } from '../../per-locale.ts'
import { Role } from '../../permissions.ts'
import { promotionStates } from '../shop/promotions.ts'

const reading = { tag: 'Administration', permission: 'admin:products:read' } as const
const writing = { tag: 'Administration', permission: 'admin:products:write' } as const
const refused = ['unauthenticated', 'forbidden', 'not_found'] as const

export const promotionVisibilities = ['everyone', 'authenticated', 'roles'] as const

/** A language without a title has no texts. The shop then shows the Italian ones. */
export const PromotionWords = z.strictObject({
  title: z.string().overwrite(cleanLine).max(120),
  slug: z
    .string()
    .overwrite(cleanCode)
    .max(120)
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'slug'), // empty: generated from the title
  lead: z.string().overwrite(cleanLines).max(300),
  body: z.string().max(20_000), // rich text
})
export type PromotionWords = z.infer<typeof PromotionWords>

const facts = {
  starts_at: z.iso.datetime({ offset: true, error: 'date' }),
  ends_at: z.iso.datetime({ offset: true, error: 'date' }),
  coupon_id: z.int().nullable(),
  category_ids: z.array(RowId).max(50),
  picture: z
    .string()
    .regex(/^\/(assets|uploads)(\/[\w-][\w.-]*)+$/, 'invalid')
    .nullable(),
  is_published: z.boolean(),
  visibility: z.enum(promotionVisibilities),
  visible_roles: z.array(Role).max(5),
  position: z.int().min(0).max(1_000_000),
  product_ids: z.array(RowId).max(60), // in display order
}

const words = perLocale(PromotionWords).superRefine((all, context) => {
  if (all.it.title === '') context.addIssue({ code: 'custom', message: 'required', path: ['it', 'title'] })
})

const endsLater = (
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
  context: z.core.$RefinementCtx,
) => {
  if (new Date(ends_at) <= new Date(starts_at))
    context.addIssue({ code: 'custom', message: 'date', path: ['ends_at'], input: ends_at })
}

export const PromotionBody = z.strictObject({ ...facts, translations: words }).superRefine(endsLater)
export type PromotionBody = z.output<typeof PromotionBody>

export const AdminPromotion = z
  .object({
    id: z.int(),
    version: z.string(),
    ...facts,
    starts_at: z.string(),
    ends_at: z.string(),
    picture: z.string().nullable(),
    translations: perLocale(PromotionWords),
    state: z.enum(promotionStates),
    title: z.string(), // Italian
    languages: z.array(z.enum(locales)), // with a title and a text
    coupon_code: z.string().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: 'AdminPromotion' })
export type AdminPromotion = z.infer<typeof AdminPromotion>

export const adminPromotions = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/promotions',
  summary: 'Promotions, the latest to end first; `search` finds titles',
  query: PageQuery.extend({ state: z.enum(promotionStates).optional() }),
  response: pageOf(AdminPromotion),
  problems: ['unauthenticated', 'forbidden'],
})

export const adminPromotion = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/promotions/:id',
  summary: 'One promotion with all its languages',
  params: IdParams,
  response: AdminPromotion,
  problems: refused,
})

export const createPromotion = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/promotions',
  summary: 'A new promotion',
  body: PromotionBody,
  response: AdminPromotion,
  status: 201,
  problems: ['unauthenticated', 'forbidden'],
})

export const changePromotion = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/promotions/:id',
  summary: 'Save a promotion whole; `conflict` carries it as it is under `current`',
  params: IdParams,
  body: z.strictObject({ ...facts, translations: words, version: z.string().max(40) }).superRefine(endsLater),
  response: AdminPromotion,
  problems: [...refused, 'conflict'],
})

export const removePromotion = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/promotions/:id',
  summary: 'Remove a promotion; its coupon and its products stay',
  params: IdParams,
  response: Done,
  problems: refused,
})
