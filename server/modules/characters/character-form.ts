/**
 * Converts a character's row to its form and back. Texts of moves are generated here from their effects, in six
 * languages.
 */
import type { AdminCharacter, CardArt, CharacterBody } from '@/contract/endpoints/admin/characters.ts'
import { CardArt as CardArtSchema } from '@/contract/endpoints/admin/characters.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { type Locale, locales } from '@/contract/locales.ts'
import { localizedTextsOf, wordIn } from '@/contract/localized-texts.ts'
import { describeMove } from '@/i18n/describe.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { type PictureFacts, picturesOf } from './card-pictures.ts'
import type { CharacterRow } from './characters-repo.ts'

const shipped: CardArt = { kind: 'shipped' }

/** Returns `shipped` when the row names no art, or art that no longer exists. */
export function artOf(row: Pick<CharacterRow, 'meta_data'>): CardArt {
  const read = CardArtSchema.safeParse(row.meta_data.art)
  return read.success ? read.data : shipped
}

/** `owners` and `edited_at` are not part of its version. */
export function characterView(row: CharacterRow, owners: number): AdminCharacter {
  const wordsOf = (locale: Locale) => row.translations.find(translation => translation.locale === locale)
  const facts = {
    slug: row.slug,
    numero_carta: row.numero_carta,
    rarita: row.rarita,
    tipo: row.tipo,
    pv: row.pv,
    resistenza: row.resistenza,
    tratto: row.tratto,
    mosse: row.mosse.map((move, at) => ({
      names: localizedTextsOf(locale => wordsOf(locale)?.mosse[at]?.nome_mossa ?? ''),
      danno: move.danno,
      costo_energia: move.costo_energia,
      video_url: move.video_url,
      effetti: move.effetti,
    })),
    audio_select_url: row.audio_select_url,
    translations: localizedTextsOf(locale => {
      const translation = wordsOf(locale)
      return { nome: translation?.nome ?? '', storia: translation?.storia ?? '' }
    }),
    art: artOf(row),
  }
  return {
    ...facts,
    id: row.id,
    version: versionOf(facts),
    atk: row.atk,
    images: row.images,
    owners,
    edited_at: row.edited_at?.toISOString() ?? null,
  }
}

/** A missing text in a language is replaced with the Italian one. */
export function rowFrom(body: CharacterBody, slug: string, before: CharacterRow | null, now: Date) {
  const atk = Math.max(...body.mosse.map(move => move.danno))
  const translations: Character['translations'] = locales.map(locale => ({
    locale,
    nome: body.translations[locale].nome || body.translations.it.nome,
    storia: body.translations[locale].storia || body.translations.it.storia,
    mosse: body.mosse.map(move => ({
      nome_mossa: wordIn(move.names, locale),
      descrizione_mossa: describeMove(move, locale),
    })),
  }))
  const mosse: Character['mosse'] = body.mosse.map(({ names, ...move }) => ({
    nome_mossa: names.it,
    descrizione_mossa: describeMove(move, 'it'),
    ...move,
  }))
  const drawn: PictureFacts = { slug, art: body.art, tipo: body.tipo, rarita: body.rarita }
  const pictures = picturesOf(drawn, before)
  return {
    slug,
    numero_carta: body.numero_carta,
    nome: body.translations.it.nome,
    rarita: body.rarita,
    tipo: body.tipo,
    pv: body.pv,
    resistenza: body.resistenza,
    tratto: body.tratto,
    atk,
    mosse,
    translations,
    audio_select_url: body.audio_select_url,
    ...pictures,
    meta_data: { ...before?.meta_data, art: body.art },
    edited_at: now,
  }
}
