/** The slideshow of the home page. */
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CardType } from '../../../src/contract/characters.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import type { SlideKind, SlideTexts } from '../../../src/contract/slides.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const slides = pgTable('slides', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  kind: text().$type<SlideKind>().notNull(),
  picture: text().notNull(), // address; of a video what is seen before it runs
  video_url: text(), // address, only of a video
  element: text().$type<CardType>(), // colours the ground
  texts: jsonb().$type<Record<Locale, SlideTexts>>().notNull(),
  position: integer().notNull().default(0),
  starts_at: moment(),
  ends_at: moment(),
  is_active: boolean().notNull().default(true),
  updated_at: moment().notNull().defaultNow(),
})
