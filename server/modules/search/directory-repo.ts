/** Names of characters and titles of articles, for suggestions. */
import { sql } from 'drizzle-orm'
import type { CardType, Rarity } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Types, not interfaces: rows of raw SQL must be assignable to a record. */
export type NamedCharacter = { slug: string; nome: string; tipo: CardType; rarita: Rarity; picture: string }
export type TitledArticle = { slug: string; title: string; picture: string }

/** Sorted by number. */
export const characterNames = async (db: Queryable): Promise<NamedCharacter[]> =>
  (
    await db.execute<NamedCharacter>(sql`
      select slug, nome, tipo, rarita, images->>'thumbnail' as picture from characters order by numero_carta`)
  ).rows

/** Returns published articles, newest first, in Italian where a translation is missing. */
export const articleTitles = async (db: Queryable, locale: Locale, now: Date): Promise<TitledArticle[]> =>
  (
    await db.execute<TitledArticle>(sql`
      select w.slug, w.title, a.picture from articles a
      join lateral (select slug, title from article_translations where article_id = a.id and locale in (${locale}, 'it')
        order by locale = ${locale} desc limit 1) w on true
      where a.is_published and a.published_at <= ${now} order by a.published_at desc, a.id desc limit 2000`)
  ).rows
