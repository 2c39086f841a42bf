/** Cards made by users, the images they upload for them, and reports by visitors. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CardType, Rarity } from '@/contract/endpoints/game/characters.ts'
import type { CreationArt } from '@/contract/endpoints/game/creation-art.ts'
import type { CreationBody, reportReasons } from '@/contract/endpoints/game/creations.ts'
import type { Trait } from '@/contract/endpoints/game/traits.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

export const creationUploads = pgTable(
  'creation_uploads',
  {
    id: text().primaryKey(), // 128 random bits, base64url; also the file's name
    user_id: integer()
      .notNull()
      .references(() => users.id),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(), // of the stored file
    is_transparent: boolean().notNull(),
    blocked_at: timestampColumn(), // its card is hidden: not served
    removed_at: timestampColumn(), // not served; a job deletes the file, then the row
    created_at: timestampColumn().notNull(),
  },
  table => [
    index('creation_uploads_of_user').on(table.user_id, table.created_at),
    index('creation_uploads_to_remove').on(table.removed_at),
  ],
)

export const creations = pgTable(
  'creations',
  {
    id: text().primaryKey(), // 128 random bits, base64url
    user_id: integer()
      .notNull()
      .references(() => users.id),
    nome: text().notNull(),
    tipo: text().$type<CardType>().notNull(),
    rarita: text().$type<Rarity>().notNull(),
    pv: integer().notNull(),
    resistenza: integer().notNull(),
    tratto: text().$type<Trait>(), // null: the trait of its type
    atk: integer().notNull(),
    mosse: jsonb().$type<CreationBody['mosse']>().notNull(),
    storia: text().notNull(),
    art: jsonb().$type<CreationArt>().notNull(),
    upload_id: text().references(() => creationUploads.id), // the upload that its art refers to
    is_public: boolean().notNull(),
    hidden_at: timestampColumn(), // by an admin
    hidden_reason: text(),
    hidden_by: integer().references(() => users.id),
    created_at: timestampColumn().notNull(),
    updated_at: timestampColumn().notNull(),
  },
  table => [
    index('creations_of_user').on(table.user_id, table.updated_at),
    index('creations_with_upload').on(table.upload_id),
  ],
)

export const creationReports = pgTable(
  'creation_reports',
  {
    creation_id: text()
      .notNull()
      .references(() => creations.id, { onDelete: 'cascade' }),
    reporter: text().notNull(), // keyed hash of account or network address: counts each reporter once without identifying them
    reason: text().$type<(typeof reportReasons)[number]>().notNull(),
    created_at: timestampColumn().notNull(),
  },
  table => [primaryKey({ columns: [table.creation_id, table.reporter] })],
)
