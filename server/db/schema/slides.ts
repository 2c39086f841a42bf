/** The slideshow of the home page. */
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { SlideKind, SlideTexts } from '@/contract/endpoints/site/slides.ts'
import type { Locale } from '@/contract/locales.ts'
import { timestampColumn } from './timestamp-column.ts'

export const slides = pgTable('slides', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  kind: text().$type<SlideKind>().notNull(),
  picture: text().notNull(), // URL; for a video, the image shown before it plays
  video_url: text(), // URL, videos only
  element: text().$type<CardType>(), // determines the background colour
  texts: jsonb().$type<Record<Locale, SlideTexts>>().notNull(),
  position: integer().notNull().default(0),
  starts_at: timestampColumn(),
  ends_at: timestampColumn(),
  is_active: boolean().notNull().default(true),
  updated_at: timestampColumn().notNull().defaultNow(),
})
