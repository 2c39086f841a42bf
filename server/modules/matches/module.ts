import type { ParsedOf } from '@/contract/endpoint.ts'
import type { Match } from '@/contract/endpoints/game/online.ts'
import * as contract from '@/contract/endpoints/game/online.ts'
import type { AppContext, CallContext } from '../../kernel/context.ts'
import { patiently } from '../../kernel/db/patience.ts'
import { opensWith } from '../../kernel/ids.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Refusal, type Route, refuse, route } from '../../kernel/route.ts'
import { act, forfeit, sendEmote } from './act.ts'
import { askRematch } from './ask-rematch.ts'
import { getReady } from './get-ready.ts'
import { joinByCode, joinMatch } from './join-match.ts'
import { leaveMatch } from './leave-match.ts'
import { sideOf } from './match-seats.ts'
import { matchView } from './match-view.ts'
import type { MatchRow } from './matches-repo.ts'
import { deleteOldMatches, matchById } from './matches-repo.ts'
import { openMatch } from './open-match.ts'
import { sweepMillis, sweepTables, sweepTablesJob } from './sweep-tables.ts'

/**
 * Who may watch a table (decision 0033). Anyone with its id may, except at a private table. A private table can be watched by its players, by
 * viewers with the key that both players can share, and, while a seat is free, by viewers with the link to sit down.
 * @param key the one in the viewer's link, if any
 */
function mayWatch(row: MatchRow, viewer: number | null, key: string | undefined): boolean {
  if (!row.is_private || sideOf(row, viewer) !== null) return true
  if (row.watch_key !== null) return opensWith(row.watch_key, key)
  return row.kind === 'private' && (row.status === 'waiting' || row.status === 'closed')
}

/** Reads a table as a player, an invited player or a viewer. */
async function readMatch(
  { params, query }: ParsedOf<typeof contract.readMatch>,
  context: CallContext,
): Promise<Match | Refusal> {
  const row = await matchById(context.db, params.id)
  if (!row) return refuse('not_found')
  const viewer = context.caller?.userId ?? null
  if (!mayWatch(row, viewer, query.watch)) return refuse('match_private')
  return matchView(context.db, row, viewer, context.now(), {
    isInvited: opensWith(row.watch_key, query.watch),
  })
}

const storedMillis = 7 * 24 * 60 * 60_000

/** The battles of a deleted match remain, with their history and replays. */
async function deleteFinishedMatches({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await patiently(db, tx => deleteOldMatches(tx, new Date(now().getTime() - storedMillis)))
}

const routes: readonly Route[] = [
  route(contract.openMatch, openMatch),
  route(contract.readMatch, readMatch),
  route(contract.joinMatch, joinMatch),
  route(contract.joinByCode, joinByCode),
  route(contract.getReady, getReady),
  route(contract.leaveMatch, leaveMatch),
  route(contract.act, act),
  route(contract.forfeit, forfeit),
  route(contract.askRematch, askRematch),
  route(contract.sendEmote, sendEmote),
]

export const matchesModule: ServerModule = {
  name: 'matches',
  routes,
  jobs: context => [
    {
      name: sweepTablesJob,
      pauseMillis: sweepMillis,
      work: () => sweepTables(context),
      isPerProcess: true, // the lease of a killed process would stop the clocks for longer than a standstill
    },
    { name: 'clear-tables', pauseMillis: 60 * 60_000, work: () => deleteFinishedMatches(context) },
  ],
}
