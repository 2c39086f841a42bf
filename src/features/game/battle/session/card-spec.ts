import type { CardSpec } from '@/engine/types.ts'
import type { BattleCharacter } from './public-battle.ts'

/** The part of a character the rules read. */
export const cardSpecOf = (character: BattleCharacter): CardSpec => ({
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
    ...(effetti?.length > 0 && { effetti }),
  })),
})
