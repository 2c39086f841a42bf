/** Payment and shipping methods (decision 0020) with their texts, order, countries and prices. */
import { z } from 'zod'
import { cleanCode, cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done } from '../../envelope.ts'
import { namesPerLocale, perLocale } from '../../per-locale.ts'
import { Country } from '../account/address.ts'
import { PaymentMethodCode } from '../shop/checkout.ts'
import { PaymentKind } from '../shop/orders.ts'

const common = { tag: 'Administration', problems: ['unauthenticated', 'forbidden'] } as const
const reading = { ...common, permission: 'admin:methods:read' } as const
const writing = { ...common, permission: 'admin:methods:write' } as const

const Price = z.int().min(0).max(1_000_000) // cents
const Notes = perLocale(z.string().overwrite(cleanLine).max(200, 'too_long'))

const Shared = z.strictObject({
  names: namesPerLocale(80),
  notes: Notes,
  countries: z.array(Country).max(60), // empty = everywhere
  is_active: z.boolean(),
})

const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

export const PaymentMethodBody = Shared.extend({
  surcharge: Price,
  kinds: z
    .array(PaymentKind)
    .max(20)
    .refine(kinds => new Set(kinds).size === kinds.length, 'invalid'), // of an online payment; only `card` if none is selected
  holder: z.string().overwrite(cleanLine).max(120),
  iban: z
    .string()
    .overwrite(text => cleanCode(text).toUpperCase())
    .refine(text => text === '' || iban.test(text), 'iban'),
})
export type PaymentMethodBody = z.infer<typeof PaymentMethodBody>

export const AdminPaymentMethod = PaymentMethodBody.extend({
  code: PaymentMethodCode,
  position: z.int(),
  is_ready: z.boolean(), // this installation can use it
  provider: z.string().nullable(), // the payment provider: test, stripe, transfer, cash
  orders: z.int(), // placed with it so far
  version: z.string(),
})
export type AdminPaymentMethod = z.infer<typeof AdminPaymentMethod>

/** `even_the_last` confirms that switching off the last active method is intended. */
const Knowing = z.object({ version: z.string(), even_the_last: z.boolean().default(false) }).shape

/** `known` is the order the sender saw. */
const orderOf = <Codes extends z.ZodType>(codes: Codes) => z.strictObject({ codes, known: codes })

export const adminPaymentMethods = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/payment-methods',
  summary: 'Every way to pay, in the order of the checkout',
  response: z.object({ data: z.array(AdminPaymentMethod) }),
})

export const changePaymentMethod = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/payment-methods/:code',
  summary: 'Words, surcharge, bank account and switch of one way to pay',
  params: z.object({ code: PaymentMethodCode }),
  body: PaymentMethodBody.extend(Knowing),
  response: AdminPaymentMethod,
  problems: [...common.problems, 'not_found', 'conflict', 'last_method'],
})

export const orderPaymentMethods = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/payment-methods',
  summary:
    'Set the order in which the checkout offers them; `conflict` returns the current order under `current`',
  body: orderOf(z.array(PaymentMethodCode).min(1).max(20)),
  response: z.object({ data: z.array(AdminPaymentMethod) }),
  problems: [...common.problems, 'conflict'],
})

export const shippingKinds = ['flat', 'weight'] as const
const WeightStep = z.strictObject({ up_to: z.int().min(1, 'required').max(1_000_000), price: Price }) // grams

const Days = z.int().min(0).max(60)

/** Transit days to one country, if they differ from the method's. */
const CountryDays = z.strictObject({ country: Country, min_days: Days, max_days: Days })

const ascending = (steps: readonly { up_to: number }[]) =>
  steps.every((step, at) => at === 0 || step.up_to > (steps[at - 1]?.up_to ?? 0))

const ShippingFields = Shared.extend({
  kind: z.enum(shippingKinds),
  price: Price, // of kind `flat`
  steps: z.array(WeightStep).max(30).refine(ascending, 'steps_order'), // of kind `weight`; parcels heavier than the last step are not sent
  free_over: z.int().min(1).max(100_000_000).nullable(), // sum of the items, in cents
  is_pickup: z.boolean(), // collected in the shop, without address or courier
  cutoff_hour: z.int().min(1).max(24), // in the shop's time zone; an order from this hour on counts as the next day's
  handling_days: Days, // working days of the shop before the parcel is handed over
  min_days: Days.nullable(), // working days in transit; null: no promise
  max_days: Days.nullable(),
  country_days: z.array(CountryDays).max(60),
  takes_cash: z.boolean(), // can be paid to the courier
  cash_fee: Price.nullable(), // cents, instead of the surcharge of cash on delivery; null = the usual surcharge
})

const isTwice = (days: readonly { country: string }[], at: number) =>
  days.findIndex(({ country }) => country === days[at]?.country) < at

/** Checks that depend on several fields: steps for weights, increasing days, each country at most once. */
function checkShipping(
  method: Omit<z.infer<typeof ShippingFields>, 'names' | 'notes'>,
  context: z.RefinementCtx,
): void {
  const fault = (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: 'custom', message, path })
  const { kind, steps, min_days, max_days, country_days } = method
  if (kind === 'weight' && steps.length === 0) fault('required', 'steps')
  if (min_days !== null && max_days === null) fault('required', 'max_days')
  if (min_days === null && max_days !== null) fault('required', 'min_days')
  if (min_days !== null && max_days !== null && max_days < min_days) fault('days_order', 'max_days')
  for (const [at, entry] of country_days.entries()) {
    if (entry.max_days < entry.min_days) fault('days_order', 'country_days', at, 'max_days')
    if (isTwice(country_days, at)) fault('country_twice', 'country_days', at, 'country')
  }
}

export const ShippingMethodBody = ShippingFields.superRefine(checkShipping)
export type ShippingMethodBody = z.infer<typeof ShippingMethodBody>

export const AdminShippingMethod = ShippingFields.extend({
  code: z.string(),
  position: z.int(),
  orders: z.int(), // placed with it so far
  version: z.string(),
})
export type AdminShippingMethod = z.infer<typeof AdminShippingMethod>

const CodeParams = z.object({ code: z.string().min(1).max(40) })

export const adminShippingMethods = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/shipping-methods',
  summary: 'Every way to send, in the order of the checkout',
  response: z.object({ data: z.array(AdminShippingMethod) }),
})

export const createShippingMethod = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/shipping-methods',
  summary: 'A new way to send, after the others',
  body: ShippingFields.extend({
    code: z
      .string()
      .overwrite(cleanCode)
      .toLowerCase()
      .regex(/^[a-z][a-z0-9-]{1,38}$/, 'slug'),
  }).superRefine(checkShipping),
  response: AdminShippingMethod,
  status: 201,
})

export const changeShippingMethod = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/shipping-methods/:code',
  summary: 'Words, prices, countries and switch of one way to send',
  params: CodeParams,
  body: ShippingFields.extend(Knowing).superRefine(checkShipping),
  response: AdminShippingMethod,
  problems: [...common.problems, 'not_found', 'conflict', 'last_method'],
})

export const orderShippingMethods = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/shipping-methods',
  summary:
    'Set the order in which the checkout offers them; `conflict` returns the current order under `current`',
  body: orderOf(z.array(z.string().max(40)).min(1).max(100)),
  response: z.object({ data: z.array(AdminShippingMethod) }),
  problems: [...common.problems, 'conflict'],
})

export const removeShippingMethod = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/shipping-methods/:code',
  summary: 'Take a way to send away; placed orders keep its name',
  params: CodeParams,
  query: z.object({ even_the_last: z.stringbool().default(false) }),
  response: Done,
  problems: [...common.problems, 'not_found', 'method_in_use', 'last_method'],
})
