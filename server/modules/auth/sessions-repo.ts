/** Sessions and the refresh tokens that keep them alive. */
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Role } from '@/contract/permissions.ts'
import { refreshTokens, sessions, users } from '../../db/schema/auth.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export interface NewSession {
  id: string
  user_id: number
  user_agent: string
}

export async function insertSession(db: Queryable, session: NewSession, now: Date): Promise<void> {
  await db.insert(sessions).values({ ...session, created_at: now, last_seen_at: now })
}

export type SessionRow = typeof sessions.$inferSelect

/** The open ones, last seen first. */
export function openSessionsOf(db: Queryable, userId: number): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isNull(sessions.ended_at)))
    .orderBy(desc(sessions.last_seen_at))
}

export interface LiveSession {
  userId: number
  role: Role
}

/** Undefined once it has ended, or its account is blocked or deleted. */
export async function findLiveSession(db: Queryable, id: string): Promise<LiveSession | undefined> {
  const [found] = await db
    .select({ userId: users.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(eq(sessions.id, id), isNull(sessions.ended_at), isNull(users.blocked_at), isNull(users.deleted_at)),
    )
  return found
}

export interface WhichSessions {
  userId: number
  only?: string
  except?: string
}

/** Answers the ids of those that were open until now. */
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
