/** The texts of a card in one language. Its appearance follows from type and rarity. */
import {
  type CardType,
  type Character,
  pointsOfRarity,
  type Rarity,
} from '../../contract/endpoints/game/characters.ts'
import type { Locale } from '../../contract/locales.ts'
import type { TraitCode } from '../../engine/traits/trait.ts'

export interface FaceMove {
  name: string
  damage: number
  cost: number // energy
}

export interface FaceText {
  name: string
  type: CardType
  rarity: Rarity
  number?: number // numero_carta
  health: number // pv
  attack: number // atk
  guard?: number // resistenza
  points?: number // points for defeating it under the standard rules
  trait?: TraitCode // its passive ability, drawn as a symbol
  moves: readonly FaceMove[]
}

/** Italian if a translation is missing. */
export function faceOf(character: Character, locale: Locale): FaceText {
  const words =
    character.translations.find(translation => translation.locale === locale) ??
    character.translations.find(translation => translation.locale === 'it')
  return {
    name: words?.nome ?? character.nome,
    type: character.tipo,
    rarity: character.rarita,
    number: character.numero_carta,
    health: character.pv,
    attack: character.atk,
    guard: character.resistenza,
    points: pointsOfRarity[character.rarita],
    ...(character.tratto && { trait: character.tratto }),
    moves: character.mosse.map((move, at) => ({
      name: words?.mosse[at]?.nome_mossa ?? move.nome_mossa,
      damage: move.danno,
      cost: move.costo_energia,
    })),
  }
}
