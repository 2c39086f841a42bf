/** POST /battles: opens a public table, a private one with link and code, or a challenge to one player. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { openMatch as contract, Match } from '@/contract/endpoints/game/online.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { knownPlayers } from '../ladder/players-repo.ts'
import { broadcastChange } from './broadcast.ts'
import { matchView } from './match-view.ts'
import { engagedAt, insertMatch, isMeetable, type MatchRow } from './matches-repo.ts'
import { sitDown } from './sit-down.ts'
import { makeTableCode } from './table-code.ts'

type Body = ParsedOf<typeof contract>['body']

const awayMillis = 30_000 // a player without a heartbeat for this time cannot be challenged

/**
 * Closes the caller's other waiting tables. Refuses what `sitDown` refuses. A challenge also refuses `not_found` and
 * `player_busy` (absent or playing).
 */
export async function openMatch(
  { body }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<Match | Refusal> {
  const { userId } = callerOf(context)
  const now = context.now()
  const opened = await Rollback.catching(() =>
    context.db.transaction(async tx => {
      const closed = await sitDown(tx, userId, now)
      if (body.kind === 'challenge') Rollback.unlessRefused(await unreachable(tx, userId, body.player, now))
      return { closed, row: await layTable(tx, userId, body, context) }
    }),
  )
  if (isRefusal(opened)) return opened
  for (const row of [...opened.closed, opened.row]) broadcastChange(context, row)
  return matchView(context.db, opened.row, userId, now)
}

async function unreachable(
  tx: Queryable,
  userId: number,
  rival: number,
  now: Date,
): Promise<Refusal | undefined> {
  if (rival === userId || !(await isMeetable(tx, rival))) return refuse('not_found')
  const seenAt = (await knownPlayers(tx, [rival], now)).get(rival)?.seen_at?.getTime() ?? 0
  const isHere = now.getTime() - seenAt <= awayMillis
  return isHere && !(await engagedAt(tx, rival)) ? undefined : refuse('player_busy')
}

async function layTable(
  tx: Queryable,
  userId: number,
  body: Body,
  { ids, now }: CallContext,
): Promise<MatchRow> {
  const opened = now()
  for (;;) {
    const row = await insertMatch(tx, {
      id: ids.secret(16),
      kind: body.kind,
      status: 'waiting',
      rules: body.rules,
      rated: body.kind !== 'private',
      is_private: body.kind === 'private',
      code: body.kind === 'private' ? makeTableCode(ids) : null,
      host_id: userId,
      invited_id: body.kind === 'challenge' ? body.player : null,
      created_at: opened,
      changed_at: opened,
    })
    if (row) return row // no row: the code exists already, so try another
  }
}
