import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { AdminPermission, Role } from '@/contract/permissions.ts'
import { permissionsOf } from '@/contract/staff-roles.ts'
import type { TokenScope } from '@/contract/token-scopes.ts'
import { staffRoles, users } from '../../../db/schema/auth.ts'
import { apiTokens } from '../../../db/schema/integrations.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

export type ApiTokenRow = typeof apiTokens.$inferSelect

const usedMillis = 60_000

/** Returns all tokens with the name of the person who created them, the newest first. */
export const readTokens = (db: Queryable): Promise<(ApiTokenRow & { creator: string })[]> =>
  db
    .select({ token: apiTokens, creator: users.name })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.created_by))
    .orderBy(desc(apiTokens.id))
    .then(rows => rows.map(({ token, creator }) => ({ ...token, creator })))

/** Returns the number of usable tokens, and locks the table against other creations until the commit. */
export async function countUsable(tx: Queryable, now: Date): Promise<number> {
  await tx.execute(sql`lock table ${apiTokens} in share row exclusive mode`)
  return tx.$count(apiTokens, and(isNull(apiTokens.revoked_at), gt(apiTokens.expires_at, now)))
}

export async function insertToken(
  tx: Queryable,
  token: Omit<typeof apiTokens.$inferInsert, 'id'>,
): Promise<number> {
  const [row] = await tx.insert(apiTokens).values(token).returning({ id: apiTokens.id })
  if (!row) throw new Error('an API token was not stored')
  return row.id
}

/** Returns the token that was revoked, or undefined if it is unknown or was revoked before. */
export async function markRevoked(tx: Queryable, id: number, now: Date): Promise<ApiTokenRow | undefined> {
  const [row] = await tx
    .update(apiTokens)
    .set({ revoked_at: now })
    .where(and(eq(apiTokens.id, id), isNull(apiTokens.revoked_at)))
    .returning()
  return row
}

export const openTokensOf = (tx: Queryable, userId: number): Promise<ApiTokenRow[]> =>
  tx
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.created_by, userId), isNull(apiTokens.revoked_at)))

export interface TokenHolder {
  id: number
  userId: number
  role: Role
  creatorPermissions: readonly AdminPermission[]
  scopes: readonly TokenScope[]
  lastUsedAt: Date | null
}

/** Returns undefined for a token that is unknown, expired or revoked, or whose creator is blocked or deleted. */
export async function findToken(db: Queryable, hash: string, now: Date): Promise<TokenHolder | undefined> {
  const [row] = await db
    .select({
      id: apiTokens.id,
      userId: users.id,
      role: users.role,
      staffRole: users.staff_role,
      ownPermissions: staffRoles.permissions,
      scopes: apiTokens.scopes,
      lastUsedAt: apiTokens.last_used_at,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.created_by))
    .leftJoin(staffRoles, eq(staffRoles.id, users.staff_role_id))
    .where(
      and(
        eq(apiTokens.hash, hash),
        isNull(apiTokens.revoked_at),
        gt(apiTokens.expires_at, now),
        isNull(users.blocked_at),
        isNull(users.deleted_at),
      ),
    )
  if (!row) return undefined
  const { staffRole, ownPermissions, ...holder } = row
  return { ...holder, creatorPermissions: permissionsOf({ role: row.role, staffRole, ownPermissions }) }
}

/** Writes at most once a minute, because a busy program would otherwise update the row with each call. */
export async function markUsed(db: Queryable, { id, lastUsedAt }: TokenHolder, now: Date): Promise<void> {
  const before = new Date(now.getTime() - usedMillis)
  if (lastUsedAt && lastUsedAt > before) return
  await db
    .update(apiTokens)
    .set({ last_used_at: now })
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.last_used_at), lt(apiTokens.last_used_at, before))))
}
