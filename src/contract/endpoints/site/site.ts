/** Data of the page frame: pages, room access, coupons, newsletter, the socket's address (specification notes §7). */
import { z } from 'zod'
import { couponKey } from '../../../domain/copied-codes.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, SlugParams } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import { Email } from '../account/auth.ts'
import { LegalVersionHead } from './legal.ts'
import { ShownBlock } from './page-blocks.ts'

export const pageVisibilities = ['everyone', 'authenticated', 'roles'] as const

export const PageLink = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    icon: z.string().nullable(),
    show_in_menu: z.boolean(),
    show_in_footer: z.boolean(),
    is_root: z.boolean(), // the root address redirects to it
    translations: z.array(z.object({ locale: z.enum(locales), slug: z.string() })),
  })
  .meta({ id: 'PageLink' })
export type PageLink = z.infer<typeof PageLink>

export const ContentPage = PageLink.extend({
  lead: z.string(),
  blocks: z.array(ShownBlock),
  body: z.string(), // sanitised rich text
  updated_at: z.string(),
  legal: LegalVersionHead.nullable(), // the version in force of a legal text; null: an ordinary page
}).meta({ id: 'ContentPage' })
export type ContentPage = z.infer<typeof ContentPage>

export const listPages = endpoint({
  method: 'GET',
  path: '/pages/simple',
  tag: 'Content',
  summary: 'Pages the reader may see',
  permission: 'public',
  response: z.array(PageLink),
  problems: [],
  cache: 'shared',
})

/** A page the user may not read returns 401 to a guest and 403 to another role (decision 0007). */
export const getPage = endpoint({
  method: 'GET',
  path: '/pages/:slug',
  tag: 'Content',
  summary: 'One page by slug of any language, also one it had before',
  permission: 'public',
  params: SlugParams,
  response: ContentPage,
  problems: ['not_found', 'unauthenticated', 'forbidden'],
  cache: 'shared',
})

/** The FAQ page at its localised address (decision 0006). `not_found` while its flag is off. */
export const getFaq = endpoint({
  method: 'GET',
  path: '/faq',
  tag: 'Content',
  summary: 'Questions and answers',
  permission: 'public',
  response: ContentPage,
  problems: ['not_found'],
  cache: 'shared',
})

export const Coupon = z
  .object({ code: z.string(), percent: z.int().nullable(), amount: z.int().nullable() }) // both null: another kind
  .meta({ id: 'Coupon' })
export type Coupon = z.infer<typeof Coupon>

export const validateCoupon = endpoint({
  method: 'POST',
  path: '/coupons/validate',
  leavesShared: true,
  tag: 'Shop',
  summary: 'Is this code good today?',
  permission: 'public',
  body: z.strictObject({
    code: z.string({ error: 'required' }).overwrite(couponKey).min(1, 'coupon_empty').max(60),
  }),
  response: z.object({
    valid: z.boolean(),
    coupon: Coupon.nullable(),
    reason: z.enum(['early', 'used_up', 'invalid']).nullable(), // null: it is valid
    starts_at: z.string().nullable(), // of a code that is not valid yet
  }),
  problems: [],
  limit: 'coupon',
})

export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/subscribe',
  tag: 'Content',
  summary:
    'Subscribe to the newsletter; an email asks for confirmation. The response does not reveal whether the address is subscribed',
  permission: 'public',
  body: z.strictObject({
    email: Email,
    of_age: z.boolean().optional(), // at least fourteen, or with a parent's consent
    locale: z.enum(locales).optional(),
  }),
  response: Done,
  problems: [],
  limit: 'newsletter',
})

/** The email links to `/?newsletter=<token>`, where the page confirms. */
export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/confirm',
  tag: 'Content',
  summary: 'Confirm a subscription with the token of the letter',
  permission: 'public',
  body: z.strictObject({ token: z.string().min(20).max(200) }),
  response: Done,
  problems: ['token_invalid'],
  limit: 'newsletter',
})

export const authorizeChannel = endpoint({
  method: 'POST',
  path: '/broadcasting/auth',
  leavesShared: true,
  tag: 'Realtime',
  summary: 'Sign a private or presence subscription under the user’s rights',
  permission: 'authenticated',
  body: z.object({ socket_id: z.string().regex(/^\d+\.\d+$/), channel_name: z.string().min(1).max(164) }),
  response: z.object({ auth: z.string(), channel_data: z.string().optional() }),
  problems: ['unauthenticated', 'forbidden'],
})
