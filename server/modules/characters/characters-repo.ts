import { asc, eq } from 'drizzle-orm'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { defaultLocale, type Locale } from '@/contract/locales.ts'
import { characters } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type CharacterRow = typeof characters.$inferSelect

export const toCharacter = ({ card_selled, edited_at: _, ...row }: CharacterRow): Character => ({
  ...row,
  extra_info: { card_selled },
})

/** Sorted by number. */
export async function allCharacters(db: Queryable): Promise<Character[]> {
  const rows = await db.select().from(characters).orderBy(asc(characters.numero_carta))
  return rows.map(toCharacter)
}

/** Includes the texts of this language only, in Italian where they are missing. */
export const inLanguage =
  (locale: Locale) =>
  (character: Character): Character => {
    const { translations } = character
    const translation =
      translations.find(translation => translation.locale === locale) ??
      translations.find(translation => translation.locale === defaultLocale)
    return { ...character, translations: translation ? [translation] : [] }
  }

/** Returns undefined when the character does not exist. */
export async function characterRowBySlug(db: Queryable, slug: string): Promise<CharacterRow | undefined> {
  const [row] = await db.select().from(characters).where(eq(characters.slug, slug))
  return row
}

/** Returns undefined when the character does not exist. */
export async function characterRowById(db: Queryable, id: number): Promise<CharacterRow | undefined> {
  const [row] = await db.select().from(characters).where(eq(characters.id, id))
  return row
}

/** Returns undefined when the character does not exist. */
export async function characterBySlug(db: Queryable, slug: string): Promise<Character | undefined> {
  const row = await characterRowBySlug(db, slug)
  return row && toCharacter(row)
}
