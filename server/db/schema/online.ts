/**
 * Battles between two people while they live: the table, its commands, who is here, the ladder. A running battle is seed, setup
 * and steps; any process rebuilds it from these. A finished one is also a row of `battles`, for history and replay.
 */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { BattleRecording, BattleSummary } from '../../../src/contract/endpoints/game/battles.ts'
import type {
  MatchKind,
  MatchResult,
  MatchSeat,
  MatchStatus,
} from '../../../src/contract/endpoints/game/online.ts'
import type { MatchEnding } from '../../../src/contract/endpoints/game/online-battle.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

const person = () => integer().references(() => users.id)

export const matches = pgTable(
  'matches',
  {
    id: text().primaryKey(), // 128 random bits, base64url
    kind: text().$type<MatchKind>().notNull(),
    status: text().$type<MatchStatus>().notNull(),
    rules: text().$type<BattleSummary['rules']>().notNull(),
    rated: boolean().notNull(),
    is_private: boolean().notNull().default(false), // its player chose who may look on: only the invited
    watch_key: text(), // of a private battle once it has begun: who has it was invited to watch
    code: text(), // short way to a private table, while it waits
    host_id: person().notNull(),
    guest_id: person(),
    invited_id: person(), // whom a challenge or a rematch is for
    host_deck: integer().array(), // frozen when ready or queueing
    guest_deck: integer().array(),
    host_ready: boolean().notNull().default(false),
    guest_ready: boolean().notNull().default(false),
    rematch_of: text(),
    version: integer().notNull().default(0), // one more with every change anybody can see
    seed: bigint({ mode: 'number' }), // secret until the end
    setup: jsonb().$type<BattleRecording['setup']>(),
    rules_version: integer().notNull().default(1), // of the engine it was begun under; the default is of those from before it was written down
    host_seat: text().$type<MatchSeat>(), // drawn from the seed
    starts_at: timestampColumn(), // of the first turn
    turn_began_at: timestampColumn(),
    deadline_at: timestampColumn(), // of who is to act, reserve included
    to_act: text().$type<MatchSeat>(), // whose time runs
    turn: integer().notNull().default(1),
    reserve1: integer().notNull().default(0), // ms left of player1
    reserve2: integer().notNull().default(0),
    late1: integer().notNull().default(0), // times the clock acted in a row
    late2: integer().notNull().default(0),
    ending: text().$type<MatchEnding>(),
    winner: text().$type<MatchSeat>(),
    result1: jsonb().$type<MatchResult>(), // of player1
    result2: jsonb().$type<MatchResult>(),
    created_at: timestampColumn().notNull(),
    changed_at: timestampColumn().notNull(),
  },
  table => [
    index('matches_of_host')
      .on(table.host_id)
      .where(sql`${table.status} in ('waiting', 'preparing', 'playing')`),
    index('matches_of_guest').on(table.guest_id).where(sql`${table.status} in ('preparing', 'playing')`),
    // No column that a step changes is in an index: a step then rewrites the row in place, and no index grows with the moves.
    index('matches_alive')
      .on(table.status)
      .where(sql`${table.status} in ('waiting', 'preparing', 'playing')`),
    index('matches_of_invited').on(table.invited_id).where(sql`${table.status} = 'waiting'`),
    uniqueIndex('matches_by_code').on(table.code).where(sql`${table.status} = 'waiting'`),
    uniqueIndex('matches_rematch').on(table.rematch_of).where(sql`${table.status} <> 'closed'`),
  ],
)

export const matchSteps = pgTable(
  'match_steps',
  {
    match_id: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    version: integer().notNull(), // of the match after it
    command: jsonb().$type<BattleRecording['commands'][number]>().notNull(),
    action_id: text(), // the player's own name for it; null: the clock
    at: timestampColumn().notNull(),
  },
  table => [
    primaryKey({ columns: [table.match_id, table.version] }),
    uniqueIndex('match_steps_by_action').on(table.match_id, table.action_id),
  ],
)

/** One row per account that ever came to the lobby: heartbeat, search, rating. */
export const onlinePlayers = pgTable(
  'online_players',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id),
    seen_at: timestampColumn().notNull(),
    device: text(), // which one plays
    emoted_at: timestampColumn(),
    searching_since: timestampColumn(), // null: not searching
    search_deck: integer().array(),
    search_rules: text().$type<BattleSummary['rules']>(),
    rating: integer().notNull().default(1000),
    season: text().notNull(), // in which the rating was written
    streak: integer().notNull().default(0), // battles won in a row
  },
  table => [
    index('online_players_seen').on(table.seen_at),
    index('online_players_searching')
      .on(table.searching_since)
      .where(sql`${table.searching_since} is not null`),
  ],
)

export const ladderRows = pgTable(
  'ladder_rows',
  {
    season: text().notNull(), // year and month, `2026-11`
    user_id: integer()
      .notNull()
      .references(() => users.id),
    rating: integer().notNull(),
    streak: integer().notNull().default(0),
    best_streak: integer().notNull().default(0),
    reached_at: timestampColumn().notNull(), // who reached a rating first stands higher
  },
  table => [
    primaryKey({ columns: [table.season, table.user_id] }),
    index('ladder_of_season').on(table.season, table.rating),
  ],
)

/** One row: when the tables were last looked after. A gap is a standstill, which is charged to nobody's clock. */
export const tableWatch = pgTable('table_watch', {
  id: integer().primaryKey(),
  beat_at: timestampColumn().notNull(),
})
