/** Rows of welcome packs that guests have sealed or opened. */
import { and, count, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { packRarities } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { users } from '../../../db/schema/auth.ts'
import { guestPacks, packTypes, userPacks } from '../../../db/schema/game.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

export type GuestPack = typeof guestPacks.$inferSelect & {
  rarity: (typeof packRarities)[number]
  names: Record<Locale, string>
}

const read = (db: Queryable, condition: SQL | undefined) =>
  db
    .select({ pack: guestPacks, rarity: packTypes.rarity, names: packTypes.names })
    .from(guestPacks)
    .innerJoin(packTypes, eq(packTypes.id, guestPacks.pack_type_id))
    .where(condition)

const flat = ([row]: {
  pack: typeof guestPacks.$inferSelect
  rarity: GuestPack['rarity']
  names: GuestPack['names']
}[]): GuestPack | undefined => row && { ...row.pack, rarity: row.rarity, names: row.names }

/** Returns undefined when this browser has no pack, or it has expired. */
export const packOfBrowser = async (db: Queryable, device: string, since: Date) =>
  flat(await read(db, and(eq(guestPacks.device, device), gte(guestPacks.created_at, since))))

/** Like `packOfBrowser`, locked until the commit. */
export const holdPackOfBrowser = async (tx: Queryable, device: string, since: Date) =>
  flat(
    await read(tx, and(eq(guestPacks.device, device), gte(guestPacks.created_at, since))).for('update', {
      of: guestPacks,
    }),
  )

/** Returns the opened pack that waits for this account to verify its email, locked until the commit. */
export const holdPackThatWaitsFor = async (tx: Queryable, userId: number) =>
  flat(
    await read(tx, and(eq(guestPacks.user_id, userId), isNull(guestPacks.claimed_at))).for('update', {
      of: guestPacks,
    }),
  )

/** Locks the network, so that concurrent requests cannot exceed its limit. */
export const holdNetwork = (tx: Queryable, network: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('guest_packs'), hashtext(${network}))`)

export async function packsOfNetwork(tx: Queryable, network: string, since: Date): Promise<number> {
  const sealed = and(eq(guestPacks.network, network), gte(guestPacks.created_at, since))
  const [row] = await tx.select({ packs: count() }).from(guestPacks).where(sealed)
  return row?.packs ?? 0
}

export const storeGuestPack = (tx: Queryable, pack: typeof guestPacks.$inferInsert) =>
  tx.insert(guestPacks).values(pack)

/** Returns false when the pack was opened before: the first nonce remains. */
export async function storeTear(db: Queryable, id: string, nonce: string, now: Date): Promise<boolean> {
  const torn = await db
    .update(guestPacks)
    .set({ nonce, opened_at: now })
    .where(and(eq(guestPacks.id, id), isNull(guestPacks.nonce)))
    .returning({ id: guestPacks.id })
  return torn.length > 0
}

export const storeClaim = (tx: Queryable, id: string, user_id: number, claimed_at: Date | null) =>
  tx.update(guestPacks).set({ user_id, claimed_at }).where(eq(guestPacks.id, id))

/** Returns whether a pack waits for this account or was kept by it. */
export async function hasGuestPack(tx: Queryable, userId: number): Promise<boolean> {
  const rows = await tx.select({ id: guestPacks.id }).from(guestPacks).where(eq(guestPacks.user_id, userId))
  return rows.length > 0
}

export interface ClaimingAccount {
  created_at: Date
  isVerified: boolean
}

export async function claimingAccount(tx: Queryable, userId: number): Promise<ClaimingAccount | undefined> {
  const [row] = await tx
    .select({ created_at: users.created_at, email_verified_at: users.email_verified_at })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deleted_at)))
  return row && { created_at: row.created_at, isVerified: row.email_verified_at !== null }
}

/** Deletes the account's sealed welcome pack. Returns false when there is none, or it was opened. */
export async function takeSealedWelcome(tx: Queryable, userId: number): Promise<boolean> {
  const sealed = and(
    eq(userPacks.user_id, userId),
    eq(userPacks.source, 'welcome'),
    isNull(userPacks.nonce),
    isNull(userPacks.voided_at),
  )
  const deletedRows = await tx.delete(userPacks).where(sealed).returning({ id: userPacks.id })
  return deletedRows.length > 0
}

/** Deletes packs created before `before`, claimed or not. */
export const deleteGuestPacks = (db: Queryable, before: Date) =>
  db.delete(guestPacks).where(lt(guestPacks.created_at, before))

export const forgetNetworks = (db: Queryable, before: Date) =>
  db
    .update(guestPacks)
    .set({ network: null })
    .where(and(isNotNull(guestPacks.network), lt(guestPacks.created_at, before)))

export const forgetGuestPacksOf = async (tx: Queryable, userId: number): Promise<void> => {
  await tx.delete(guestPacks).where(eq(guestPacks.user_id, userId))
}

/** For the export of an account: the pack that waits for it, or that it has kept. */
export const guestPackOf = (db: Queryable, userId: number) =>
  db
    .select({
      id: guestPacks.id,
      created_at: guestPacks.created_at,
      opened_at: guestPacks.opened_at,
      claimed_at: guestPacks.claimed_at,
    })
    .from(guestPacks)
    .where(eq(guestPacks.user_id, userId))
