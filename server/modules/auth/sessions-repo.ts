/** Sessions and the refresh tokens that keep them alive. */
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Role } from '@/contract/permissions.ts'
import { refreshTokens, sessions, users } from '../../db/schema/auth.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export interface NewSession {
  id: string
  user_id: number
  user_agent: string
  opened_from?: string // session of an admin who signs in as this user
  expires_at?: Date
}

/** `expires_at` bounds sessions an admin opened as somebody else; others live as long as their refresh tokens. */
export async function insertSession(db: Queryable, session: NewSession, now: Date): Promise<void> {
  await db.insert(sessions).values({ ...session, created_at: now, last_seen_at: now })
}

export type SessionRow = typeof sessions.$inferSelect

/** The open ones, last seen first, without those that an admin opened as this user. */
export function openSessionsOf(db: Queryable, userId: number): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isNull(sessions.ended_at), isNull(sessions.opened_from)))
    .orderBy(desc(sessions.last_seen_at))
}

/** When the login was that opened it; undefined for an unknown session. */
export async function findSessionStart(db: Queryable, id: string): Promise<Date | undefined> {
  const [found] = await db.select({ openedAt: sessions.created_at }).from(sessions).where(eq(sessions.id, id))
  return found?.openedAt
}

export interface LiveSession {
  userId: number
  role: Role
  signedInBy: number | null
}

/**
 * Undefined once it has ended, or its account is blocked or deleted. One that an admin opened as somebody else also ends at its
 * `expires_at`, with the session it was opened from, and when that admin is blocked or no longer an admin.
 */
export async function findLiveSession(
  db: Queryable,
  id: string,
  now: Date,
): Promise<LiveSession | undefined> {
  const from = alias(sessions, 'from_session')
  const opener = alias(users, 'opener')
  const [found] = await db
    .select({ userId: users.id, role: users.role, signedInBy: opener.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
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
  return found
}

export interface WhichSessions {
  userId: number
  only?: string
  except?: string
}

/** Returns the ids of those that were open until now. */
export async function markEnded(db: Queryable, which: WhichSessions, now: Date): Promise<string[]> {
  const ended = await db
    .update(sessions)
    .set({ ended_at: now })
    .where(
      and(
        eq(sessions.user_id, which.userId),
        isNull(sessions.ended_at),
        which.only === undefined ? undefined : eq(sessions.id, which.only),
        which.except === undefined ? undefined : ne(sessions.id, which.except),
      ),
    )
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

/** Only the hash is stored. */
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

/** Locks the token until the transaction ends: those who present the same one wait here for each other. */
export async function lockRefreshToken(tx: Queryable, hash: string): Promise<FoundRefreshToken | undefined> {
  const [found] = await tx
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
  return found
}

/** Marks the token as used, stores its successor and updates the session's `last_seen_at`. Call it under `lockRefreshToken`. */
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

/** Whose session a refresh token belongs to, whatever its age. */
export async function ownerOfRefreshToken(
  db: Queryable,
  hash: string,
): Promise<{ userId: number; sessionId: string } | undefined> {
  const [found] = await db
    .select({ userId: sessions.user_id, sessionId: sessions.id })
    .from(sessions)
    .where(
      inArray(
        sessions.id,
        db.select({ id: refreshTokens.session_id }).from(refreshTokens).where(eq(refreshTokens.hash, hash)),
      ),
    )
  return found
}
