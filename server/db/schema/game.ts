/** The catalogue of characters, the cards and packs people own. Words of the specification (`numero_carta`, `mosse`). */
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CardType, Character, packRarities, Rarity } from '../../../src/contract/characters.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import { users } from './auth.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const characters = pgTable('characters', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  numero_carta: integer().notNull().unique(),
  slug: text().notNull().unique(),
  nome: text().notNull(),
  rarita: text().$type<Rarity>().notNull(),
  tipo: text().$type<CardType>().notNull(),
  pv: integer().notNull(),
  resistenza: integer().notNull(),
  atk: integer().notNull(),
  mosse: jsonb().$type<Character['mosse']>().notNull(),
  audio_select_url: text(),
  immagine_url: text().notNull(),
  images: jsonb().$type<Character['images']>().notNull(),
  translations: jsonb().$type<Character['translations']>().notNull(),
  meta_data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  extra_details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  card_selled: integer().notNull().default(0),
  edited_at: moment(), // set by an admin's edit: the shipped catalogue no longer overwrites this row
})

export const userCards = pgTable(
  'user_cards',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(), // `id_istanza` is `uc_<id>`
    user_id: integer()
      .notNull()
      .references(() => users.id),
    character_id: integer()
      .notNull()
      .references(() => characters.id),
    source: text().$type<'starter' | 'pack' | 'gift'>().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  table => [index('cards_of_user').on(table.user_id)],
)

export const packTypes = pgTable('pack_types', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  rarity: text().$type<(typeof packRarities)[number]>().notNull().unique(),
  names: jsonb().$type<Record<Locale, string>>().notNull(),
})

export const userPacks = pgTable(
  'user_packs',
  {
    id: text().primaryKey(), // 128 random bits, base64url
    user_id: integer()
      .notNull()
      .references(() => users.id),
    pack_type_id: integer()
      .notNull()
      .references(() => packTypes.id),
    is_opened: boolean().notNull().default(false),
    opened_at: moment(),
    order_line_id: integer(), // bought with this line; null = given
    voided_at: moment(), // refunded unopened: nobody's any more
    created_at: moment().notNull().defaultNow(),
  },
  table => [index('packs_of_user').on(table.user_id), index('packs_of_line').on(table.order_line_id)],
)
