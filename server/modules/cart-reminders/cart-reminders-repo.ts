import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { CartLine } from '@/contract/endpoints/shop/cart.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import { cartReminders } from '../../db/schema/cart-reminders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { verifiedAddress } from '../auth/users-repo.ts'

export type ReminderRow = typeof cartReminders.$inferSelect

/** Returns undefined when it does not exist. Locks the row until the commit. */
export async function lockReminder(tx: Queryable, id: number): Promise<ReminderRow | undefined> {
  const [row] = await tx.select().from(cartReminders).where(eq(cartReminders.id, id)).for('update')
  return row
}

export async function reminderOfUser(db: Queryable, userId: number): Promise<ReminderRow | undefined> {
  const [row] = await db.select().from(cartReminders).where(eq(cartReminders.user_id, userId))
  return row
}

/** Returns the id of the row. */
export async function storeConsentOfUser(
  tx: Queryable,
  { userId, locale, isGiven, now }: { userId: number; locale: Locale; isGiven: boolean; now: Date },
): Promise<number> {
  const values = { locale, changed_at: now, stopped_at: isGiven ? null : now }
  const [row] = await tx
    .insert(cartReminders)
    .values({ ...values, user_id: userId })
    .onConflictDoUpdate({ target: cartReminders.user_id, set: values })
    .returning({ id: cartReminders.id })
  if (!row) throw new Error('a consent was not stored')
  return row.id
}

interface GuestCart {
  email: string
  bag: string
  lines: CartLine[]
  locale: Locale
  now: Date
}

/**
 * Returns the id of the row, and whether the consent is new. Undefined for an address that has objected. The email of a cart is due
 * again only for another cart.
 */
export async function storeGuestCart(
  tx: Queryable,
  { now, ...cart }: GuestCart,
): Promise<{ id: number; isNew: boolean } | undefined> {
  const [row] = await tx
    .insert(cartReminders)
    .values({ ...cart, changed_at: now })
    .onConflictDoUpdate({
      target: cartReminders.email,
      set: {
        ...cart,
        changed_at: now,
        handled_at: sql`case when ${cartReminders.bag} = ${cart.bag} then ${cartReminders.handled_at} end`,
      },
      setWhere: sql`${cartReminders.stopped_at} is null`,
    })
    .returning({ id: cartReminders.id, isNew: sql<boolean>`xmax = 0` })
  return row
}

/** Only for the device whose cart is stored. */
export async function dropGuestCart(tx: Queryable, email: string, bag: string): Promise<void> {
  await tx
    .delete(cartReminders)
    .where(and(eq(cartReminders.email, email), eq(cartReminders.bag, bag), sql`stopped_at is null`))
}

export async function storeStop(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx
    .update(cartReminders)
    .set({ stopped_at: now, lines: null, bag: null })
    .where(eq(cartReminders.id, id))
}

export async function markHandled(tx: Queryable, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(cartReminders)
      .set({ handled_at: now })
      .where(inArray(cartReminders.id, [...ids]))
}

/** A type, not an interface: rows of raw SQL must be assignable to a record. */
export type DueCart = {
  id: number
  user_id: number | null
  email: string
  name: string
  role: Role
  locale: Locale
  bag: string | null
  lines: CartLine[]
  is_bought: boolean // an order was placed after the last change
}

/**
 * Carts that were last changed between the two moments and not handled yet, oldest first. The rows are locked until the commit. Rows
 * that another process handles are skipped.
 */
export async function lockDueCarts(
  tx: Queryable,
  { from, until, most }: { from: Date; until: Date; most: number },
): Promise<DueCart[]> {
  const bought = sql`exists (select from orders o where o.placed_at >= coalesce(c.updated_at, r.changed_at)
    and o.status not in ('draft', 'paying', 'abandoned')
    and (o.user_id = r.user_id or o.contact_email = r.email
      or o.user_id = (select b.id from users b where b.email = r.email)))`
  const { rows } = await tx.execute<DueCart>(sql`select r.id, r.user_id, coalesce(u.email, r.email) as email,
      coalesce(u.name, '') as name, coalesce(u.role, 'user') as role, r.locale, r.bag,
      coalesce(c.lines, r.lines) as lines, ${bought} as is_bought
    from cart_reminders r left join users u on u.id = r.user_id left join carts c on c.user_id = r.user_id
    where r.handled_at is null and r.stopped_at is null and jsonb_array_length(coalesce(c.lines, r.lines)) > 0
      and coalesce(c.updated_at, r.changed_at) > ${from.toISOString()}::timestamptz
      and coalesce(c.updated_at, r.changed_at) <= ${until.toISOString()}::timestamptz
      and (r.user_id is null or (u.email_verified_at is not null and u.blocked_at is null))
    order by r.changed_at, r.id limit ${most} for update of r skip locked`)
  return rows
}

/** An empty cart ends the cart that was handled: the next one may have an email again. */
export async function reopenEmptied(tx: Queryable): Promise<void> {
  await tx.execute(sql`update cart_reminders r set handled_at = null where r.handled_at is not null and r.user_id is not null
    and not exists (select from carts c where c.user_id = r.user_id and jsonb_array_length(c.lines) > 0)`)
}

/** Deletes carts of guests that are older. Objections stay. */
export async function dropOldGuestCarts(tx: Queryable, before: Date): Promise<void> {
  await tx
    .delete(cartReminders)
    .where(and(lt(cartReminders.changed_at, before), sql`user_id is null and stopped_at is null`))
}

/** Matches the guest's cart with this address, whose owner is verified. */
export const reminderWithAddress = (email: string): SQL => eq(cartReminders.email, email)

/** Matches the consent of an account and, once its address is verified, the cart that it left as a guest. */
export const remindersOfUser = (userId: number): SQL =>
  sql`(${cartReminders.user_id} = ${userId} or ${cartReminders.email} = ${verifiedAddress(userId)})`

/** For the export of personal data (decisions 0009 and 0051). */
export async function exportedReminders(db: Queryable, whose: SQL): Promise<unknown[]> {
  const rows = await db.select().from(cartReminders).where(whose).orderBy(cartReminders.id)
  return rows.map(({ lines, changed_at, stopped_at, handled_at }) => ({
    lines: lines ?? [],
    consented_at: changed_at,
    withdrawn_at: stopped_at,
    handled_at,
  }))
}

/** For the erasure of personal data. Objections are deleted too, because they contain the address. */
export async function forgetReminders(tx: Queryable, whose: SQL): Promise<void> {
  await tx.delete(cartReminders).where(whose)
}
