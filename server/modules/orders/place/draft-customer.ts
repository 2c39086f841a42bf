/** The customer of a draft: an account, or the guest of the order that the draft adds items to (decision 0082). */
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import { tierOf } from '@/domain/pricing.ts'
import { pick } from '@/lib/pick.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { findUser } from '../../auth/users-repo.ts'
import { type OrderRow, orderById } from '../orders-repo.ts'
import type { SaleBuyer } from './write-order.ts'

export interface DraftCustomer {
  id: number | null // null: a guest
  name: string // of a guest, from the address; empty without one
  email: string
  role: Role | null // null: a guest
  locale: Locale
}

async function account(db: Queryable, id: number): Promise<DraftCustomer | undefined> {
  const user = await findUser(db, id)
  return user && pick(user, ['id', 'name', 'email', 'role', 'locale'])
}

/** Returns undefined when the account was deleted or the data of the guest was erased. */
export async function customerOfOrder(db: Queryable, order: OrderRow): Promise<DraftCustomer | undefined> {
  const { user_id, contact_email: email, locale } = order
  if (user_id !== null) return account(db, user_id)
  if (email === null) return undefined
  const address = order.shipping_address ?? order.billing_address
  return { id: null, name: address?.name ?? '', email, role: null, locale }
}

/** The same for a draft. After an account has adopted the first order of a guest, the account is the customer. */
export async function customerOfDraft(db: Queryable, draft: OrderRow): Promise<DraftCustomer | undefined> {
  if (draft.user_id !== null || draft.added_to === null) return customerOfOrder(db, draft)
  const first = await orderById(db, draft.added_to)
  return first && customerOfOrder(db, first)
}

/** The customer as a buyer of the shop. */
export const buyerOf = ({ id, role, email, locale }: DraftCustomer): SaleBuyer =>
  id === null || role === null
    ? { userId: null, role: undefined, locale, email }
    : { userId: id, role, locale }

export const tierOfCustomer = ({ role }: DraftCustomer) => tierOf(role ?? undefined)
