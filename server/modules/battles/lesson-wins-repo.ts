import { asc, eq } from 'drizzle-orm'
import type { LessonCode } from '@/contract/endpoints/game/lesson.ts'
import { lessonWins } from '../../db/schema/battles.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Returns false when the account has won the lesson before. Of concurrent calls only one is the first. */
export async function insertWin(
  tx: Queryable,
  userId: number,
  lesson: LessonCode,
  now: Date,
): Promise<boolean> {
  const won = await tx
    .insert(lessonWins)
    .values({ user_id: userId, lesson, won_at: now })
    .onConflictDoNothing()
    .returning()
  return won.length > 0
}

export async function winsOf(db: Queryable, userId: number): Promise<{ lesson: LessonCode; won_at: Date }[]> {
  return db
    .select({ lesson: lessonWins.lesson, won_at: lessonWins.won_at })
    .from(lessonWins)
    .where(eq(lessonWins.user_id, userId))
    .orderBy(asc(lessonWins.won_at))
}

export async function deleteWins(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(lessonWins).where(eq(lessonWins.user_id, userId))
}
