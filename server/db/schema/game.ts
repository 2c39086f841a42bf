/** The catalogue of characters, and the cards and packs of users. Uses the terms of the specification (`numero_carta`, `mosse`). */
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { CardType, Character, packRarities, Rarity } from '@/contract/endpoints/game/characters.ts'
import type { PackSource } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

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
  tratto: text().$type<Character['tratto']>(),
  mosse: jsonb().$type<Character['mosse']>().notNull(),
  audio_select_url: text(),
  immagine_url: text().notNull(),
  images: jsonb().$type<Character['images']>().notNull(),
  translations: jsonb().$type<Character['translations']>().notNull(),
  meta_data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  extra_details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  card_selled: integer().notNull().default(0),
  edited_at: timestampColumn(), // set if an admin edited it: the shipped catalogue no longer overwrites this row
})

export const packTypes = pgTable('pack_types', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  rarity: text().$type<(typeof packRarities)[number]>().notNull().unique(),
  names: jsonb().$type<Record<Locale, string>>().notNull(),
})

/** Probabilities in ten-thousandths, per card rarity. */
interface StoredRules {
  usual: readonly number[] // slots 1–4
  last: readonly number[] // slot 5
  guarantee_after: number
}

/** Odds published by the administration after those shipped with the engine; inserted once, never changed. */
export const packOdds = pgTable('pack_odds', {
  version: integer().primaryKey(),
  tables: jsonb().$type<Record<(typeof packRarities)[number], StoredRules>>().notNull(), // for every kind of pack
  created_at: timestampColumn().notNull(),
  created_by: integer().references(() => users.id),
})

/** The cards and rarities that packs were drawn from; inserted once, never changed. */
export const packCatalogues = pgTable('pack_catalogues', {
  version: text().primaryKey(), // SHA-256 of the content, see `src/engine/packs/receipt.ts`
  cards: jsonb().$type<{ numero_carta: number; rarita: Rarity }[]>().notNull(),
  created_at: timestampColumn().notNull().defaultNow(),
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
    source: text().$type<PackSource>().notNull(),
    commitment: text().notNull(), // to the secret and the two versions, which never change
    odds_version: integer().notNull(),
    catalogue_version: text()
      .notNull()
      .references(() => packCatalogues.version),
    nonce: text(), // the first nonce received; it determines the contents
    guarantee: integer(), // packs of its type since the last Leggendaria or Unica; stored with the nonce
    is_opened: boolean().notNull().default(false),
    opened_at: timestampColumn(),
    order_line_id: integer(), // the order line that paid for it; null = granted
    voided_at: timestampColumn(), // set if it was refunded unopened: it has no owner any more
    created_at: timestampColumn().notNull().defaultNow(),
  },
  table => [
    index('packs_of_user').on(table.user_id),
    index('packs_given').on(table.created_at, table.id),
    index('packs_of_line').on(table.order_line_id),
    index('packs_opened').on(table.opened_at).where(sql`is_opened`),
    index('packs_half_open').on(table.id).where(sql`nonce is not null and not is_opened`),
    uniqueIndex('one_welcome_pack').on(table.user_id).where(sql`source = 'welcome'`),
    uniqueIndex('one_lesson_pack').on(table.user_id).where(sql`source = 'lesson'`),
  ],
)

/** Welcome packs that guests have sealed or opened, one per browser (decision 0050). Deleted after thirty days. */
/** Refused welcome packs per day, because the network had reached its daily limit. */
export const welcomeRefusals = pgTable('welcome_refusals', {
  day: date().primaryKey(), // in the shop's time zone
  refused: integer().notNull(),
})

export const guestPacks = pgTable(
  'guest_packs',
  {
    id: text().primaryKey(), // 128 random bits, base64url; also the id of the pack in the account that claims it
    device: text().notNull().unique(), // keyed hash of the browser's cookie
    network: text(), // keyed hash of the network address it was sealed for; deleted after a day
    pack_type_id: integer()
      .notNull()
      .references(() => packTypes.id),
    secret: text().notNull(), // read when the pack is drawn and for its receipt
    commitment: text().notNull(),
    odds_version: integer().notNull(),
    catalogue_version: text()
      .notNull()
      .references(() => packCatalogues.version),
    nonce: text(), // the first nonce received; the pack was opened with it
    opened_at: timestampColumn(),
    user_id: integer() // the account that claims it, also before its email is verified
      .unique()
      .references(() => users.id),
    claimed_at: timestampColumn(),
    created_at: timestampColumn().notNull().defaultNow(),
  },
  table => [
    index('guest_packs_of_network').on(table.network, table.created_at),
    index('guest_packs_by_age').on(table.created_at),
  ],
)

/**
 * Email addresses that received a welcome pack or the reward of a lesson, including those of deleted accounts, so that a second
 * account gets nothing.
 */
export const welcomedAddresses = pgTable('welcomed_addresses', {
  mark: text().primaryKey(), // keyed hash of the email address
})

/** In a separate table, so that no list of packs can show a secret. Read when a pack is drawn and for the receipt of an opened one. */
export const packSecrets = pgTable('pack_secrets', {
  pack_id: text()
    .primaryKey()
    .references(() => userPacks.id, { onDelete: 'cascade' }),
  secret: text().notNull(), // 32 random bytes, hexadecimal
})

/** The guarantee, counted when a nonce is stored, because the nonce determines the contents. */
export const packWaits = pgTable(
  'pack_waits',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id),
    pack_type_id: integer()
      .notNull()
      .references(() => packTypes.id),
    waited: integer().notNull(), // packs in a row without Leggendaria or Unica
  },
  table => [primaryKey({ columns: [table.user_id, table.pack_type_id] })],
)

export type CardSource = 'starter' | 'pack' | 'gift' | 'lesson' | 'reward' | 'exchange'

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
    source: text().$type<CardSource>().notNull(),
    pack_id: text().references(() => userPacks.id), // the pack it was drawn from
    slot: integer(), // 1 … 5 of that pack
    seen_at: timestampColumn(), // seen in the album; null = marked as new
    exchanged_at: timestampColumn(), // given away in an exchange: it has no owner any more, its pack still shows it
    created_at: timestampColumn().notNull().defaultNow(),
  },
  table => [index('cards_of_user').on(table.user_id), unique('card_of_slot').on(table.pack_id, table.slot)],
)
