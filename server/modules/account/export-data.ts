/** Everything kept about one person, and nothing of another (checklist J1). Each module adds its own part. */
import type { exportMyData } from '@/contract/auth.ts'
import type { AnswerOf, ParsedOf } from '@/contract/endpoint.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { findUser } from '../auth/users-repo.ts'
import { accountFacts } from './repo.ts'
import { userView } from './user-view.ts'

export interface ExportPart {
  name: string // its key in the export
  read(db: Queryable, userId: number): Promise<unknown>
}

export const exportData =
  (parts: readonly ExportPart[]) =>
  async (
    _: ParsedOf<typeof exportMyData>,
    context: CallContext,
  ): Promise<AnswerOf<typeof exportMyData> | Refusal> => {
    const { db, now } = context
    const { userId } = callerOf(context)
    const user = await findUser(db, userId)
    if (!user) return refuse('unauthenticated')
    const collected: Record<string, unknown> = {}
    for (const part of parts) collected[part.name] = await part.read(db, userId)
    const facts = await accountFacts(db, user)
    return { exported_at: now().toISOString(), user: userView(user), account: facts, ...collected }
  }
