/**
 * The cart of an account on all its devices: added items and items saved for later (setting `enable_guest_checkout`). Prices are neither
 * sent nor stored: the quote computes them.
 */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CardType } from '../game/characters.ts'
import { LineRequest } from './checkout.ts'

/** Maximum lines of a quote. */
export const mostCartLines = 100
export const mostPieces = 9999 // per line

/** Random id of the cart of a device. */
export const CartBag = z.string().regex(/^[\w-]{16,40}$/)

const LineKey = z.string().min(1).max(2500) // product and choice; equal keys are added up

/** Displayed data of a line whose product is no longer available. */
const ShownLine = z.strictObject({
  title: z.string().max(300),
  choice: z.string().max(1000).default(''),
  slug: z.string().max(200),
  category_slug: z.string().max(200),
  image_url: z.string().max(500),
  element: CardType.nullable().default(null),
})

export const CartLine = LineRequest.extend({
  key: LineKey,
  room_code: z.string().max(60).nullish(), // the room it was added in; the pass proves access
  shown: ShownLine,
}).meta({ id: 'CartLine' })
export type CartLine = z.infer<typeof CartLine>

export const cartPlaces = ['lines', 'later'] as const
export type CartPlace = (typeof cartPlaces)[number]

const CartLines = z.array(CartLine).max(mostCartLines)

export const AccountCart = z
  .object({
    lines: z.array(CartLine),
    later: z.array(CartLine), // saved for later
    capped: z.array(z.string()), // keys of lines that a merge has reduced to the stock
  })
  .meta({ id: 'AccountCart' })
export type AccountCart = z.infer<typeof AccountCart>

const own = { tag: 'Cart', permission: 'authenticated', ownerOnly: true } as const

export const getCart = endpoint({
  ...own,
  method: 'GET',
  path: '/me/cart',
  summary: 'The cart of this account; `not_found` while `enable_guest_checkout` is off',
  response: AccountCart,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

/** Sets whole lines, not differences, so repeating the request changes nothing. */
export const changeCart = endpoint({
  ...own,
  method: 'POST',
  path: '/me/cart/changes',
  leavesShared: true,
  summary: 'Set lines of the cart, or take them out',
  body: z.strictObject({
    lines: CartLines.default([]),
    later: CartLines.default([]),
    removed: z
      .array(z.strictObject({ place: z.enum(cartPlaces), key: LineKey }))
      .max(2 * mostCartLines)
      .default([]),
  }),
  response: AccountCart,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

/** `bag` identifies the cart of a device. It is merged once, however often and from however many tabs it is sent. */
export const mergeCart = endpoint({
  ...own,
  method: 'POST',
  path: '/me/cart/merge',
  leavesShared: true,
  summary: 'Add the cart of a device at login: quantities add up, no further than the stock',
  body: z.strictObject({
    bag: CartBag,
    lines: CartLines.default([]),
    later: CartLines.default([]),
  }),
  response: AccountCart,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})
