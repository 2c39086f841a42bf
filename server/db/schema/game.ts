/** The catalogue of characters, the cards and packs people own. Words of the specification (`numero_carta`, `mosse`). */
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
import type {
  CardType,
  Character,
  packRarities,
  Rarity,
} from '../../../src/contract/endpoints/game/characters.ts'
import type { PackSource } from '../../../src/contract/endpoints/game/packs.ts'
import type { Locale } from '../../../src/contract/locales.ts'
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
  edited_at: timestampColumn(), // set by an admin's edit: the shipped catalogue no longer overwrites this row
})

export const packTypes = pgTable('pack_types', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  rarity: text().$type<(typeof packRarities)[number]>().notNull().unique(),
  names: jsonb().$type<Record<Locale, string>>().notNull(),
})

/** Ten-thousandths per card rarity. */
interface StoredRules {
  usual: readonly number[] // slots 1–4
  last: readonly number[] // slot 5
  guarantee_after: number
}

/** Odds the administration published after those the engine ships with; written once, never changed. */
export const packOdds = pgTable('pack_odds', {
  version: integer().primaryKey(),
  tables: jsonb().$type<Record<(typeof packRarities)[number], StoredRules>>().notNull(), // of every kind
  created_at: timestampColumn().notNull(),
  created_by: integer().references(() => users.id),
})

/** The cards and rarities packs are drawn from, as they were; written once, never changed. */
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
    nonce: text(), // the first one that came; from then on its contents are certain
    guarantee: integer(), // packs of its type before it without Leggendaria or Unica; stored with the nonce
    is_opened: boolean().notNull().default(false),
    opened_at: timestampColumn(),
    order_line_id: integer(), // bought with this line; null = given
    voided_at: timestampColumn(), // refunded unopened: nobody's any more
    created_at: timestampColumn().notNull().defaultNow(),
  },
  table => [
    index('packs_of_user').on(table.user_id),
    index('packs_given').on(table.created_at, table.id),
    index('packs_of_line').on(table.order_line_id),
    index('packs_half_open').on(table.id).where(sql`nonce is not null and not is_opened`),
    uniqueIndex('one_welcome_pack').on(table.user_id).where(sql`source = 'welcome'`),
    uniqueIndex('one_lesson_pack').on(table.user_id).where(sql`source = 'lesson'`),
  ],
)

/** Welcome packs that guests have sealed or torn, one for each browser (decision 0050). Forgotten after thirty days. */
/** How often a guest was refused a welcome pack, because the network had those of a day. */
export const welcomeRefusals = pgTable('welcome_refusals', {
  day: date().primaryKey(), // by the shop's clock
  refused: integer().notNull(),
})

export const guestPacks = pgTable(
  'guest_packs',
  {
    id: text().primaryKey(), // 128 random bits, base64url; its id in the account that keeps it
    device: text().notNull().unique(), // keyed hash of the browser's cookie
    network: text(), // keyed hash of the network address it was sealed for; gone after a day
    pack_type_id: integer()
      .notNull()
      .references(() => packTypes.id),
    secret: text().notNull(), // read when it is drawn and in its receipt
    commitment: text().notNull(),
    odds_version: integer().notNull(),
    catalogue_version: text()
      .notNull()
      .references(() => packCatalogues.version),
    nonce: text(), // the first one that came; torn with it
    opened_at: timestampColumn(),
    user_id: integer() // keeps it, or will once the address is verified
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

/** Addresses that had their welcome pack, or the reward of a lesson, also those of accounts that are gone: a second account with one gets nothing again. */
export const welcomedAddresses = pgTable('welcomed_addresses', {
  mark: text().primaryKey(), // keyed hash of the address
})

/** Apart from the packs, so that no list of packs can show one. Read when a pack is drawn and in the receipt of an opened one. */
export const packSecrets = pgTable('pack_secrets', {
  pack_id: text()
    .primaryKey()
    .references(() => userPacks.id, { onDelete: 'cascade' }),
  secret: text().notNull(), // 32 random bytes, hexadecimal
})

/** The guarantee: counted when a nonce is stored, because the contents are certain from then on. */
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
    source: text().$type<'starter' | 'pack' | 'gift' | 'lesson'>().notNull(),
    pack_id: text().references(() => userPacks.id), // it came out of
    slot: integer(), // 1 … 5 of that pack
    seen_at: timestampColumn(), // in the album; null = marked as new
    created_at: timestampColumn().notNull().defaultNow(),
  },
  table => [index('cards_of_user').on(table.user_id), unique('card_of_slot').on(table.pack_id, table.slot)],
)
