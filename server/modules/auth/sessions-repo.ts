/** Sessions and the refresh tokens that extend them. */
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SecondFactorState } from '@/contract/endpoints/account/users.ts'
import type { Holder } from '@/contract/permissions.ts'
import { permissionsOf } from '@/contract/staff-roles.ts'
import { refreshTokens, sessions, staffRoles, users } from '../../db/schema/auth.ts'
import { passkeys } from '../../db/schema/sign-in.ts'
import { secondFactors } from '../../db/schema/staff.ts'
import type { Queryable } from '../../kernel/db/database.ts'

import { isFactorRequired } from './second-factor/second-factor-repo.ts'

export interface NewSession {
  id: string
  user_id: number
  user_agent: string
  second_factor_at?: Date // when the login itself was a second factor
  opened_from?: string // session of an admin who signs in as this user
  expires_at?: Date
}

/** `expires_at` limits sessions that an admin opened as another user. Others live as long as their refresh tokens. */
export async function insertSession(db: Queryable, session: NewSession, now: Date): Promise<void> {
  await db.insert(sessions).values({ ...session, created_at: now, last_seen_at: now })
}

export type SessionRow = typeof sessions.$inferSelect

/** Returns the open sessions, last seen first, without those that an admin opened as this user. */
export function openSessionsOf(db: Queryable, userId: number): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isNull(sessions.ended_at), isNull(sessions.opened_from)))
    .orderBy(desc(sessions.last_seen_at))
}

/** Returns the time of the login that opened the session, or undefined for an unknown session. */
export async function findSessionStart(db: Queryable, id: string): Promise<Date | undefined> {
  const [session] = await db
    .select({ openedAt: sessions.created_at })
    .from(sessions)
    .where(eq(sessions.id, id))
  return session?.openedAt
}

export interface LiveSession extends Holder {
  userId: number
  secondFactor: SecondFactorState
  signedInBy: number | null
}

const factorFacts = {
  hasApp: sql<boolean>`exists (select from ${secondFactors} f where f.user_id = ${users.id} and f.secret is not null)`,
  hasPasskey: sql<boolean>`exists (select from ${passkeys} k where k.user_id = ${users.id})`,
  isRequired: isFactorRequired,
}

interface FactorFacts {
  secondFactorAt: Date | null
  hasApp: boolean
  hasPasskey: boolean
  isRequired: boolean
}

/** An account with only a passkey passes by logging in with it. */
function factorOf({ secondFactorAt, hasApp, hasPasskey, isRequired }: FactorFacts): SecondFactorState {
  if (secondFactorAt) return 'passed'
  if (hasApp || (isRequired && hasPasskey)) return 'needed'
  return isRequired ? 'missing' : 'off'
}

/**
 * Returns undefined once the session has ended or its account is blocked or deleted. A session that an admin opened as
 * another user also ends at its `expires_at`, with the session it was opened from, and when that admin is blocked or no
 * longer an admin. It has no permissions of the administration. A session of staff without its second factor has none
 * either, and is not an admin's.
 */
export async function findLiveSession(
  db: Queryable,
  id: string,
  now: Date,
): Promise<LiveSession | undefined> {
  const from = alias(sessions, 'from_session')
  const opener = alias(users, 'opener')
  const [session] = await db
    .select({
      userId: users.id,
      role: users.role,
      staffRole: users.staff_role,
      ownPermissions: staffRoles.permissions,
      signedInBy: opener.id,
      secondFactorAt: sessions.second_factor_at,
      ...factorFacts,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(staffRoles, eq(staffRoles.id, users.staff_role_id))
    .leftJoin(from, and(eq(from.id, sessions.opened_from), isNull(from.ended_at)))
    .leftJoin(opener, and(eq(opener.id, from.user_id), eq(opener.role, 'admin'), isNull(opener.blocked_at)))
    .where(
      and(
        eq(sessions.id, id),
        isNull(sessions.ended_at),
        or(isNull(sessions.expires_at), gt(sessions.expires_at, now)),
        or(isNull(sessions.opened_from), and(isNotNull(opener.id), ne(users.role, 'admin'))),
        isNull(users.blocked_at),
        isNull(users.deleted_at),
      ),
    )
  if (!session) return undefined
  const { userId, role, signedInBy } = session
  const permissions = signedInBy === null ? permissionsOf(session) : []
  const secondFactor = permissions.length > 0 ? factorOf(session) : 'off'
  if (secondFactor !== 'needed' && secondFactor !== 'missing')
    return { userId, role, signedInBy, permissions, secondFactor }
  return { userId, role: role === 'admin' ? 'user' : role, signedInBy, permissions: [], secondFactor }
}

/** Returns role and permissions of an account outside a session, or undefined if it is blocked or deleted. */
export async function identityOf(db: Queryable, userId: number): Promise<Holder | undefined> {
  const [account] = await db
    .select({ role: users.role, staffRole: users.staff_role, ownPermissions: staffRoles.permissions })
    .from(users)
    .leftJoin(staffRoles, eq(staffRoles.id, users.staff_role_id))
    .where(and(eq(users.id, userId), isNull(users.blocked_at), isNull(users.deleted_at)))
  return account && { role: account.role, permissions: permissionsOf(account) }
}

export interface WhichSessions {
  userId: number
  only?: string
  except?: string
}

/** Returns the ids of the sessions that were open until now. */
export async function markEnded(db: Queryable, selection: WhichSessions, now: Date): Promise<string[]> {
  const ended = await db
    .update(sessions)
    .set({ ended_at: now })
    .where(
      and(
        eq(sessions.user_id, selection.userId),
        isNull(sessions.ended_at),
        selection.only === undefined ? undefined : eq(sessions.id, selection.only),
        selection.except === undefined ? undefined : ne(sessions.id, selection.except),
      ),
    )
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

/** Stores only the hash. */
export async function insertRefreshToken(
  db: Queryable,
  token: { hash: string; session_id: string; expires_at: Date },
  now: Date,
): Promise<void> {
  await db.insert(refreshTokens).values({ ...token, created_at: now })
}

export interface FoundRefreshToken {
  sessionId: string
  userId: number
  usedAt: Date | null
  expiresAt: Date
  isAlive: boolean // its session is open and its account neither blocked nor deleted
}

/** Locks the token until the transaction ends: concurrent requests with the same token wait for each other. */
export async function lockRefreshToken(tx: Queryable, hash: string): Promise<FoundRefreshToken | undefined> {
  const [token] = await tx
    .select({
      sessionId: sessions.id,
      userId: sessions.user_id,
      usedAt: refreshTokens.used_at,
      expiresAt: refreshTokens.expires_at,
      isAlive: sql<boolean>`(${sessions.ended_at} is null and ${users.blocked_at} is null and ${users.deleted_at} is null)`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(refreshTokens.hash, hash))
    .for('update', { of: refreshTokens })
  return token
}

/**
 * Marks the token as used, stores its successor and updates the session's `last_seen_at`. Call it under
 * `lockRefreshToken`.
 */
export async function replaceRefreshToken(
  tx: Queryable,
  hash: string,
  successor: { hash: string; session_id: string; expires_at: Date },
  now: Date,
): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ used_at: now, replaced_by: successor.hash })
    .where(eq(refreshTokens.hash, hash))
  await insertRefreshToken(tx, successor, now)
  await tx.update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, successor.session_id))
}

/** Returns the session and account of a refresh token, whatever its age. */
export async function ownerOfRefreshToken(
  db: Queryable,
  hash: string,
): Promise<{ userId: number; sessionId: string } | undefined> {
  const [owner] = await db
    .select({ userId: sessions.user_id, sessionId: sessions.id })
    .from(sessions)
    .where(
      inArray(
        sessions.id,
        db.select({ id: refreshTokens.session_id }).from(refreshTokens).where(eq(refreshTokens.hash, hash)),
      ),
    )
  return owner
}
