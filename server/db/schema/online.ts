/**
 * Running battles between two players: tables, commands, online players, ranking. A running battle is seed, setup and steps, from
 * which any process can rebuild it. A finished one is also a row of `battles`, for history and replay.
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
import type { BattleRecording, BattleSummary } from '@/contract/endpoints/game/battles.ts'
import type { MatchKind, MatchResult, MatchSeat, MatchStatus } from '@/contract/endpoints/game/online.ts'
import type { MatchEnding } from '@/contract/endpoints/game/online-battle.ts'
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
    is_private: boolean().notNull().default(false), // its player allows only invited spectators
    watch_key: text(), // of a private battle after it began: holders were invited to watch
    code: text(), // short code of a private table, while it waits
    host_id: person().notNull(),
    guest_id: person(),
    invited_id: person(), // the player that a challenge or a rematch is for
    host_deck: integer().array(), // fixed when the player is ready or in the queue
    guest_deck: integer().array(),
    host_ready: boolean().notNull().default(false),
    guest_ready: boolean().notNull().default(false),
    rematch_of: text(),
    version: integer().notNull().default(0), // incremented with every visible change
    seed: bigint({ mode: 'number' }), // secret until the end of the battle
    setup: jsonb().$type<BattleRecording['setup']>(),
    rules_version: integer().notNull().default(1), // of the engine when the battle began; the default is for battles older than this column
    host_seat: text().$type<MatchSeat>(), // drawn from the seed
    starts_at: timestampColumn(), // start of the first turn
    turn_began_at: timestampColumn(),
    deadline_at: timestampColumn(), // of the player to act, including the reserve
    to_act: text().$type<MatchSeat>(), // the player whose clock is running
    turn: integer().notNull().default(1),
    reserve1: integer().notNull().default(0), // remaining ms of player1
    reserve2: integer().notNull().default(0),
    late1: integer().notNull().default(0), // consecutive moves that the clock made for player1
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
    // No index contains a column that a step changes: PostgreSQL can then update the row in place, and no index grows with the
    // moves.
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
    version: integer().notNull(), // of the match after this step
    command: jsonb().$type<BattleRecording['commands'][number]>().notNull(),
    action_id: text(), // id chosen by the client; null: made by the clock
    at: timestampColumn().notNull(),
  },
  table => [
    primaryKey({ columns: [table.match_id, table.version] }),
    uniqueIndex('match_steps_by_action').on(table.match_id, table.action_id),
  ],
)

/** One row per account that has entered the lobby: heartbeat, search, rating. */
export const onlinePlayers = pgTable(
  'online_players',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id),
    seen_at: timestampColumn().notNull(),
    device: text(), // the device that plays
    emoted_at: timestampColumn(),
    searching_since: timestampColumn(), // null: not searching
    search_deck: integer().array(),
    search_rules: text().$type<BattleSummary['rules']>(),
    rating: integer().notNull().default(1000),
    season: text().notNull(), // season of the rating
    streak: integer().notNull().default(0), // consecutive wins
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
    reached_at: timestampColumn().notNull(), // players who reached a rating first rank higher
    is_best: boolean().notNull().default(true), // the player's best season. `storePlace` maintains it
  },
  table => {
    // Created for each index, because an index takes the order out of the column.
    const ranked = () => [table.rating.desc().nullsFirst(), table.reached_at, table.user_id] as const
    return [
      primaryKey({ columns: [table.season, table.user_id] }),
      index('ladder_of_season').on(table.season, ...ranked()),
      index('ladder_of_all_seasons')
        .on(...ranked())
        .where(sql`is_best`),
      index('ladder_of_player').on(table.user_id),
    ]
  },
)

/**
 * A single row: when tables were last checked. After a gap (no process was running) the missing time is charged to no player's
 * clock.
 */
export const tableWatch = pgTable('table_watch', {
  id: integer().primaryKey(),
  beat_at: timestampColumn().notNull(),
})
