import type { CardSpec } from '../../../engine/types.ts'
import { type Character, pointsOfRarity } from './characters.ts'

export type FightingCharacter = Pick<
  Character,
  'id' | 'numero_carta' | 'nome' | 'rarita' | 'tipo' | 'pv' | 'resistenza' | 'tratto' | 'mosse'
>

/** Returns the part of a character that the rules use, without translated texts. Equal on the server and in the page. */
export const cardSpecOf = (character: FightingCharacter): CardSpec => ({
  id: character.id,
  numero_carta: character.numero_carta,
  nome: character.nome,
  tipo: character.tipo,
  pv: character.pv,
  resistenza: character.resistenza,
  mosse: character.mosse.map(({ nome_mossa, danno, costo_energia, effetti }) => ({
    nome_mossa,
    danno,
    costo_energia,
    effetti,
  })),
  punti: pointsOfRarity[character.rarita],
  ...(character.tratto && { tratto: character.tratto }),
})
