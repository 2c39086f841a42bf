/**
 * Spending limits of an account for chance goods, and its declaration of age (decision 0064). Chance goods are packs and other goods whose
 * content the buyer learns after buying. Amounts are in cents, before coupons.
 */
import { z } from 'zod'
import { Cents } from '../../content-fields.ts'
import { endpoint } from '../../endpoint.ts'

/** Age of an adult, in years: the buyer of chance goods declares to have reached it. */
export const adultAge = 18

export const declaredAges = ['adult', 'minor'] as const
export type DeclaredAge = (typeof declaredAges)[number]

const ChanceLimit = z.object({
  amount: z.int().nullable(), // in force; null: no limit
  spent: z.int(), // in the current period of the shop's calendar, unpaid orders included
  remaining: z.int().nullable(),
  next: z.object({ amount: z.int().nullable(), from: z.string() }).nullable(), // a requested increase
})

export const ChanceLimits = z
  .object({
    day: ChanceLimit,
    month: ChanceLimit,
    age: z.enum(declaredAges).nullable(), // null: not declared
  })
  .meta({ id: 'ChanceLimits' })
export type ChanceLimits = z.infer<typeof ChanceLimits>

const mine = { ownerOnly: true, tag: 'Account', permission: 'authenticated' } as const

export const myChanceLimits = endpoint({
  ...mine,
  method: 'GET',
  path: '/me/chance-limits',
  summary: 'Spending limits for packs and other chance goods, and what was spent',
  response: ChanceLimits,
  problems: ['unauthenticated'],
})

export const ChanceLimitsChange = z.strictObject({ day: Cents.nullable(), month: Cents.nullable() })

export const changeChanceLimits = endpoint({
  ...mine,
  method: 'PUT',
  path: '/me/chance-limits',
  summary: 'Set the spending limits: a lower one applies now, a higher one after 24 hours',
  body: ChanceLimitsChange,
  response: ChanceLimits,
  problems: ['unauthenticated'],
  leavesShared: true,
})

export const declareAge = endpoint({
  ...mine,
  method: 'POST',
  path: '/me/age-declaration',
  summary: 'Declare to be an adult or a minor; only the shop can undo the declaration of a minor',
  body: z.strictObject({ age: z.enum(declaredAges) }),
  response: ChanceLimits,
  problems: ['unauthenticated', 'age_declared'],
  leavesShared: true,
})
