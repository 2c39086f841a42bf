/** Converts between a character, its form values and the card preview. Pure. */
import {
  type CardMoveBody,
  type CharacterBody,
  emptyCharacter,
} from '@/contract/endpoints/admin/characters.ts'
import { type Character, costOfRarity, type Rarity } from '@/contract/endpoints/game/characters.ts'
import { usualTrait } from '@/contract/endpoints/game/traits.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf, wordIn } from '@/contract/localized-texts.ts'
import { describeMove } from '@/i18n/describe.ts'
import { artFromSeed } from './art-seed.ts'

export const newMove = (rarity: Rarity): CardMoveBody => ({
  names: localizedTextsOf(() => ''),
  danno: 30,
  costo_energia: costOfRarity[rarity],
  video_url: null,
  effetti: [],
})

/** @param seed of its first picture */
export const newCharacter = (number: number, seed: number, figures: readonly string[]): CharacterBody => ({
  ...emptyCharacter(),
  numero_carta: number,
  tratto: usualTrait('Natura'),
  mosse: [newMove('Comune')],
  art: artFromSeed(seed, figures),
})

export const strongest = (mosse: readonly { danno: number }[]): number =>
  Math.max(0, ...mosse.map(move => move.danno))

/** The character in the game's format, for the card preview. */
export function drawnCharacter(form: CharacterBody, images: Character['images'], locale: Locale): Character {
  const nameIn = (move: CardMoveBody) => wordIn(move.names, locale)
  return {
    id: 0,
    slug: '',
    numero_carta: form.numero_carta || 0,
    nome: form.translations.it.nome,
    rarita: form.rarita,
    tipo: form.tipo,
    pv: form.pv,
    resistenza: form.resistenza,
    tratto: form.tratto,
    atk: strongest(form.mosse),
    mosse: form.mosse.map(move => ({
      nome_mossa: nameIn(move),
      descrizione_mossa: describeMove(move, locale),
      danno: move.danno,
      costo_energia: move.costo_energia,
      video_url: move.video_url,
      effetti: move.effetti,
    })),
    audio_select_url: form.audio_select_url,
    immagine_url: images.card,
    images,
    translations: [
      {
        locale,
        nome: form.translations[locale].nome || form.translations.it.nome,
        storia: form.translations[locale].storia,
        mosse: form.mosse.map(move => ({
          nome_mossa: nameIn(move),
          descrizione_mossa: describeMove(move, locale),
        })),
      },
    ],
    meta_data: {},
    extra_details: {},
    extra_info: { card_selled: 0 },
  }
}
