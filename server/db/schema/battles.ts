/**
 * Stored decks, and every battle that may count: players, decks of both sides, the seed, and the commands that reproduce it. A
 * local battle begins as a ticket; its owner is always player1.
 */
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type {
  BattleOutcome,
  BattleRecording,
  BattleReport,
  BattleSummary,
} from '@/contract/endpoints/game/battles.ts'
import type { LessonCode } from '@/contract/endpoints/game/lesson.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

/** Lessons won; each row is one reward. */
export const lessonWins = pgTable(
  'lesson_wins',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id),
    lesson: text().$type<LessonCode>().notNull(),
    won_at: timestampColumn().notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.lesson] })],
)

export const decks = pgTable(
  'decks',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    cards: integer().array().notNull(), // numero_carta; the starting card first
    created_at: timestampColumn().notNull().defaultNow(),
    updated_at: timestampColumn().notNull().defaultNow(),
  },
  table => [index('decks_of_user').on(table.user_id)],
)

export const battles = pgTable(
  'battles',
  {
    id: text().primaryKey(), // 128 random bits, base64url
    user_id: integer()
      .notNull()
      .references(() => users.id), // player1
    rival_id: integer().references(() => users.id), // player2 of an online battle
    kind: text().$type<BattleSummary['kind']>().notNull(),
    rules: text().$type<BattleSummary['rules']>().notNull(),
    opponent: text().$type<NonNullable<BattleSummary['opponent']>>(), // null: a human player
    seed: bigint({ mode: 'number' }).notNull(), // 32 unsigned bits
    setup: jsonb().$type<BattleRecording['setup']>().notNull(), // the cards of both decks with their values at that time
    rules_version: integer().notNull().default(1), // of the engine when the battle began; the default is for battles older than this column
    watch_key: text(), // set if a player made the battle private: only its players and holders of the key can watch it again
    begun_at: timestampColumn(), // when the first card was played; null = the ticket was only reserved
    status: text().$type<BattleReport['status']>().notNull().default('open'),
    sent: jsonb().$type<BattleRecording['commands']>(), // commands of the human player, until they are verified
    is_forfeit: boolean().notNull().default(false), // player1 gave up after the last command
    result_hash: text(), // SHA-256 of the result as sent, to detect repeated requests
    commands: jsonb().$type<BattleRecording['commands']>(), // of both players, after verification
    outcome: text().$type<BattleOutcome>(), // of player1
    turns: integer(),
    xp: integer().notNull().default(0), // gained by player1
    user_xp: integer().notNull(), // before this battle
    unrewarded: text().$type<NonNullable<BattleReport['unrewarded']>>(),
    rival_xp: integer().notNull().default(0), // gained by player2
    fault: text().$type<NonNullable<BattleReport['fault']>>(),
    created_at: timestampColumn().notNull(),
    expires_at: timestampColumn().notNull(),
    sent_at: timestampColumn(),
    claimed_at: timestampColumn(), // when a process began to verify it
    settled_at: timestampColumn(),
  },
  table => [
    index('battles_of_user').on(table.user_id, table.sent_at),
    index('battles_of_rival').on(table.rival_id, table.sent_at),
    index('battles_to_check').on(table.sent_at).where(sql`${table.status} = 'checking'`),
    index('battles_settled').on(table.settled_at).where(sql`${table.settled_at} is not null`),
    index('battles_to_expire').on(table.expires_at).where(sql`${table.status} in ('open', 'expired')`),
  ],
)
