/** What the administration finds an order by, as index expressions. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Address } from '@/contract/endpoints/account/address.ts'

const words = (address: SQLWrapper, fields: readonly (keyof Address)[]): SQL =>
  sql.join(
    fields.map(field => sql`coalesce(${address}->>${sql.raw(`'${field}'`)}, '')`),
    sql` || ' ' || `,
  )

/** Search text of an order in addition to its buyer and items: number, a guest's email, recipient, address, name on the invoice. */
export const orderPlaces = (
  order: Record<'number' | 'contact_email' | 'shipping_address' | 'billing_address', SQLWrapper>,
): SQL =>
  sql`${order.number} || ' ' || coalesce(${order.contact_email}, '') || ' ' || ${words(order.shipping_address, ['name', 'company', 'zip', 'city'])} || ' ' || ${words(order.billing_address, ['name', 'company', 'city', 'partita_iva'])}`

const digitsOf = (address: SQLWrapper): SQL =>
  sql`regexp_replace(coalesce(${address}->>'phone', ''), '[^0-9]', '', 'g')`

/** Digits of the phone numbers of an order. */
export const orderPhones = (order: Record<'shipping_address' | 'billing_address', SQLWrapper>): SQL =>
  sql`${digitsOf(order.shipping_address)} || ' ' || ${digitsOf(order.billing_address)}`
