/**
 * Loads the shipped characters into the database at every start. New ones are inserted, and changed values are updated. Rows that
 * an admin edited stay unchanged except for the descriptions of their moves, which are generated from the effects.
 */
import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { locales } from '@/contract/locales.ts'
import { describeMove } from '@/i18n/describe.ts'
import { type CatalogueEntry, catalogue } from '../../assets/catalogue/catalogue.ts'
import { clipUrl, imageUrls, strengthOf, voiceUrl } from '../../assets/catalogue/files.ts'
import { characters } from '../db/schema/game.ts'
import type { Queryable } from '../kernel/db/database.ts'

type NewCharacter = typeof characters.$inferInsert

const translationsOf = (entry: CatalogueEntry): Character['translations'] =>
  locales.map(locale => ({
    locale,
    nome: entry.nome,
    storia: entry.storia[locale],
    mosse: entry.mosse.map(mossa => ({
      nome_mossa: mossa.nome[locale],
      descrizione_mossa: describeMove(mossa, locale),
    })),
  }))

const movesOf = (entry: CatalogueEntry): Character['mosse'] =>
  entry.mosse.map(mossa => ({
    nome_mossa: mossa.nome.it,
    descrizione_mossa: describeMove(mossa, 'it'),
    danno: mossa.danno,
    costo_energia: mossa.costo_energia,
    video_url: clipUrl(entry, strengthOf(mossa.danno, entry.atk)),
    effetti: mossa.effetti,
  }))

export function characterRow(entry: CatalogueEntry): NewCharacter {
  const images = imageUrls(entry.slug)
  return {
    numero_carta: entry.numero_carta,
    slug: entry.slug,
    nome: entry.nome,
    rarita: entry.rarita,
    tipo: entry.tipo,
    pv: entry.pv,
    resistenza: entry.resistenza,
    atk: entry.atk,
    tratto: entry.tratto,
    mosse: movesOf(entry),
    audio_select_url: voiceUrl(entry.slug),
    immagine_url: images.card,
    images,
    translations: translationsOf(entry),
  }
}

const key = 'numero_carta'
const figures = [
  'slug',
  'nome',
  'rarita',
  'tipo',
  'pv',
  'resistenza',
  'atk',
  'tratto',
  'mosse',
  'audio_select_url',
  'immagine_url',
  'images',
  'translations',
] as const satisfies readonly (keyof NewCharacter)[]

const listed = (write: (column: string) => string) => sql.raw(figures.map(write).join(', '))

/** One parameter for all rows. Rows without changes are not written. */
export async function loadCatalogue(db: Queryable): Promise<void> {
  await describeEdited(db)
  const rows = JSON.stringify(catalogue.map(characterRow))
  await db.execute(sql`
    insert into characters (${sql.raw(key)}, ${listed(column => column)})
    select ${sql.raw(key)}, ${listed(column => column)} from jsonb_populate_recordset(null::characters, ${rows}::jsonb)
    on conflict (${sql.raw(key)}) do update set ${listed(column => `${column} = excluded.${column}`)}
    where characters.edited_at is null and (${listed(column => `characters.${column}`)})
      is distinct from (${listed(column => `excluded.${column}`)})`)
}

type EditedRow = Pick<typeof characters.$inferSelect, 'id' | 'edited_at' | 'mosse' | 'translations'>

/** Returns the row with the current descriptions of its moves. */
function described({ mosse, translations }: EditedRow): Pick<EditedRow, 'mosse' | 'translations'> {
  return {
    mosse: mosse.map(move => ({ ...move, descrizione_mossa: describeMove(move, 'it') })),
    translations: translations.map(words => ({
      ...words,
      mosse: words.mosse.map((named, at) => {
        const move = mosse[at]
        return move ? { ...named, descrizione_mossa: describeMove(move, words.locale) } : named
      }),
    })),
  }
}

/** If an admin saves the row meanwhile, that save generates the descriptions instead. */
async function describeEdited(db: Queryable): Promise<void> {
  const { id, edited_at, mosse, translations } = characters
  const rows = await db
    .select({ id, edited_at, mosse, translations })
    .from(characters)
    .where(isNotNull(edited_at))
  for (const row of rows) {
    const fresh = described(row)
    if (!row.edited_at || isDeepStrictEqual(fresh, { mosse: row.mosse, translations: row.translations }))
      continue
    await db
      .update(characters)
      .set(fresh)
      .where(and(eq(characters.id, row.id), eq(characters.edited_at, row.edited_at)))
  }
}
