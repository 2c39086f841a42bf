/** Estimated delivery and shipping price without an order: for the product page and the estimate of a cart. */
import { z } from 'zod'
import { taxClasses } from '../../../domain/tax/tax-classes.ts'
import { endpoint, type ResponseOf } from '../../endpoint.ts'
import { decimal } from '../../envelope.ts'
import { Country } from '../account/address.ts'

/** First and last calendar day, inclusive. */
export const DeliveryDays = z.object({ from: z.iso.date(), to: z.iso.date() }).meta({ id: 'DeliveryDays' })
export type DeliveryDays = z.infer<typeof DeliveryDays>

/** Valid for orders before `order_by`. The parcel is handed over on the day `ship_by`. */
export const DeliveryPromise = DeliveryDays.extend({ order_by: z.string(), ship_by: z.string() }).meta({
  id: 'DeliveryPromise',
})
export type DeliveryPromise = z.infer<typeof DeliveryPromise>

/** Where and when an order is collected. */
export const PickupPlace = z.object({ address: z.string(), hours: z.string() }).meta({ id: 'PickupPlace' })
export type PickupPlace = z.infer<typeof PickupPlace>

export const deliveryOffers = endpoint({
  method: 'GET',
  path: '/delivery',
  tag: 'Shop',
  summary: 'Ways to send a parcel of this weight to a country: days and price, in the order of the checkout',
  permission: 'public',
  query: z.object({
    country: Country.optional(), // by default the shop's country
    weight: decimal(0, 1_000_000).default(0), // grams
    tax_class: z.enum(taxClasses).default('standard'), // of the content
  }),
  response: z.object({
    country: Country,
    methods: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        is_pickup: z.boolean(),
        price: z.int(), // cents, below `free_over`
        free_over: z.int().nullable(), // items from this sum on ship free
        delivery: DeliveryPromise.nullable(), // null: no promise
      }),
    ),
  }),
  problems: [],
  cache: 'shared',
})
export type DeliveryOffers = ResponseOf<typeof deliveryOffers>
