/**
 * Decks people keep, and every battle that may count: who plays, what both sides brought, the seed, and the commands that rebuild
 * it. A local battle begins as a ticket; player1 is always its owner.
 */
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type {
  BattleOutcome,
  BattleRecording,
  BattleReport,
  BattleSummary,
} from '../../../src/contract/endpoints/game/battles.ts'
import type { LessonCode } from '../../../src/contract/endpoints/game/lesson.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

/** Lessons won: one row is one reward. */
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
    cards: integer().array().notNull(), // numero_carta, the opening card first
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
    opponent: text().$type<NonNullable<BattleSummary['opponent']>>(), // null: a person
    seed: bigint({ mode: 'number' }).notNull(), // 32 unsigned bits
    setup: jsonb().$type<BattleRecording['setup']>().notNull(), // the cards of both decks as they were printed that day
    rules_version: integer().notNull().default(1), // of the engine it was begun under; the default is of those from before it was written down
    watch_key: text(), // a player had made it private: only its players and who has this may see it again
    begun_at: timestampColumn(), // the first card lay on a table: a ticket that is no longer only kept
    status: text().$type<BattleReport['status']>().notNull().default('open'),
    sent: jsonb().$type<BattleRecording['commands']>(), // of the human, until they are checked
    is_forfeit: boolean().notNull().default(false), // player1 gave up after the last command
    result_hash: text(), // SHA-256 of what was sent: recognises a result that is sent twice
    commands: jsonb().$type<BattleRecording['commands']>(), // of both seats, once believed
    outcome: text().$type<BattleOutcome>(), // of player1
    turns: integer(),
    xp: integer().notNull().default(0), // gained
    user_xp: integer().notNull(), // before this battle
    unrewarded: text().$type<NonNullable<BattleReport['unrewarded']>>(),
    rival_xp: integer().notNull().default(0), // gained by player2
    fault: text().$type<NonNullable<BattleReport['fault']>>(),
    created_at: timestampColumn().notNull(),
    expires_at: timestampColumn().notNull(),
    sent_at: timestampColumn(),
    claimed_at: timestampColumn(), // a process has begun to check it
    settled_at: timestampColumn(),
  },
  table => [
    index('battles_of_user').on(table.user_id, table.sent_at),
    index('battles_of_rival').on(table.rival_id, table.sent_at),
    index('battles_to_check').on(table.sent_at).where(sql`${table.status} = 'checking'`),
    index('battles_to_expire').on(table.expires_at).where(sql`${table.status} in ('open', 'expired')`),
  ],
)
