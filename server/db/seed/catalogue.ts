/**
 * Brings the shipped characters into the database at every start: new ones are added, changed figures arrive with the
 * next version, rows that an admin edited stay as they are.
 */
import { isNull, sql } from 'drizzle-orm'
import { type CatalogueEntry, catalogue } from '../../../assets/catalogue/catalogue.ts'
import { clipUrl, imageUrls, strengthOf, voiceUrl } from '../../../assets/catalogue/files.ts'
import type { Character } from '../../../src/contract/characters.ts'
import { locales } from '../../../src/contract/locales.ts'
import { describeMove } from '../../../src/i18n/describe.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { characters } from '../schema/game.ts'

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
    costo_energia: entry.costo_energia,
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
    mosse: movesOf(entry),
    audio_select_url: voiceUrl(entry.slug),
    immagine_url: images.card,
    images,
    translations: translationsOf(entry),
  }
}

const incoming = (column: keyof NewCharacter) => sql.raw(`excluded.${column}`)

export async function loadCatalogue(db: Queryable): Promise<void> {
  await db
    .insert(characters)
    .values(catalogue.map(characterRow))
    .onConflictDoUpdate({
      target: characters.numero_carta,
      set: {
        slug: incoming('slug'),
        nome: incoming('nome'),
        rarita: incoming('rarita'),
        tipo: incoming('tipo'),
        pv: incoming('pv'),
        resistenza: incoming('resistenza'),
        atk: incoming('atk'),
        mosse: incoming('mosse'),
        audio_select_url: incoming('audio_select_url'),
        immagine_url: incoming('immagine_url'),
        images: incoming('images'),
        translations: incoming('translations'),
      },
      setWhere: isNull(characters.edited_at),
    })
}
