/** What the administration finds an order by, as SQL. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Address } from '@/contract/endpoints/account/address.ts'

const words = (address: string, fields: readonly (keyof Address)[]): string =>
  fields.map(field => `coalesce("${address}"->>'${field}', '')`).join(` || ' ' || `)

/** Search text of an order in addition to its buyer and items: number, a guest's email, recipient, address, name on the invoice. */
export const orderText = `"number" || ' ' || coalesce("contact_email", '') || ' ' || ${words('shipping_address', ['name', 'company', 'zip', 'city'])} || ' ' || ${words('billing_address', ['name', 'company', 'city', 'partita_iva'])}`

const digitsOf = (address: SQLWrapper): SQL =>
  sql`regexp_replace(coalesce(${address}->>'phone', ''), '[^0-9]', '', 'g')`

/** Digits of the phone numbers of an order. */
export const orderPhones = (order: Record<'shipping_address' | 'billing_address', SQLWrapper>): SQL =>
  sql`${digitsOf(order.shipping_address)} || ' ' || ${digitsOf(order.billing_address)}`
