import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'

/** `wordIn` of six-texts.ts for a column in raw SQL: falls back to Italian. */
export const wordInSql = (texts: SQLWrapper, locale: Locale): SQL<string> =>
  sql`coalesce(nullif(${texts}->>${locale}, ''), ${texts}->>'it')`
