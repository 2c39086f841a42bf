/**
 * Brings the shipped characters into the database at every start: new ones are added, changed figures arrive with the
 * next version, rows that an admin edited stay as they are.
 */
import { isNull, sql } from 'drizzle-orm'
import { type Character, costOfRarity } from '../../../src/contract/characters.ts'
import { type Locale, locales } from '../../../src/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { characters } from '../schema/game.ts'
import { type CharacterSeed, characterSeeds } from './characters.ts'

const damageText: Record<Locale, (danno: number) => string> = {
  it: danno => `Infligge ${danno} danni.`,
  en: danno => `Deals ${danno} damage.`,
  es: danno => `Inflige ${danno} de daño.`,
  fr: danno => `Inflige ${danno} dégâts.`,
  de: danno => `Verursacht ${danno} Schaden.`,
  pt: danno => `Causa ${danno} de dano.`,
}

type NewCharacter = typeof characters.$inferInsert

function translationsOf(seed: CharacterSeed): Character['translations'] {
  return locales.map(locale => ({
    locale,
    nome: seed.nome,
    storia: seed.storia[locale],
    mosse: seed.mosse.map(mossa => ({
      nome_mossa: mossa.nome[locale],
      descrizione_mossa: damageText[locale](mossa.danno),
    })),
  }))
}

export function characterRow(seed: CharacterSeed): NewCharacter {
  const folder = `/assets/characters/${seed.slug}`
  return {
    numero_carta: seed.numero_carta,
    slug: seed.slug,
    nome: seed.nome,
    rarita: seed.rarita,
    tipo: seed.tipo,
    pv: seed.pv,
    resistenza: seed.resistenza,
    atk: Math.max(...seed.mosse.map(mossa => mossa.danno)),
    mosse: seed.mosse.map(mossa => ({
      nome_mossa: mossa.nome.it,
      descrizione_mossa: damageText.it(mossa.danno),
      danno: mossa.danno,
      costo_energia: costOfRarity[seed.rarita],
      video_url: null,
      effetti: [],
    })),
    immagine_url: `${folder}/card.webp`,
    images: {
      thumbnail: `${folder}/thumbnail.webp`,
      mini_card: `${folder}/mini.webp`,
      card: `${folder}/card.webp`,
    },
    translations: translationsOf(seed),
  }
}

const incoming = (column: keyof NewCharacter) => sql.raw(`excluded.${column}`)

export async function loadCatalogue(db: Queryable): Promise<void> {
  await db
    .insert(characters)
    .values(characterSeeds.map(characterRow))
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
        immagine_url: incoming('immagine_url'),
        images: incoming('images'),
        translations: incoming('translations'),
      },
      setWhere: isNull(characters.edited_at),
    })
}
