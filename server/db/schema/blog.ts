/** The shop's journal. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

type Names = Record<Locale, string>

export const articleCategories = pgTable('article_categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  names: jsonb().$type<Names>().notNull(),
  slugs: jsonb().$type<Names>().notNull(),
  position: integer().notNull().default(0),
})

export const articles = pgTable(
  'articles',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    category_id: integer()
      .notNull()
      .references(() => articleCategories.id),
    author: text().notNull(),
    author_picture: text(), // URL
    picture: text().notNull(), // URL
    element: text().$type<CardType>(),
    character_slug: text(), // character that the article is about
    is_published: boolean().notNull().default(false),
    published_at: timestampColumn().notNull(), // hidden before this time
    updated_at: timestampColumn().notNull().defaultNow(),
  },
  table => [index('articles_by_date').on(table.published_at)],
)

export const articleTranslations = pgTable(
  'article_translations',
  {
    article_id: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    lead: text().notNull(),
    body: text().notNull(), // sanitised rich text
  },
  table => [
    primaryKey({ columns: [table.article_id, table.locale] }),
    unique('article_slug').on(table.locale, table.slug),
    index('article_slug_any').on(table.slug),
  ],
)

export const articleRatings = pgTable(
  'article_ratings',
  {
    article_id: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    stars: integer().notNull(), // 1–5
  },
  table => [primaryKey({ columns: [table.article_id, table.user_id] })],
)
