/** A battle with custom cards under the standard rules, as a session shows it. */

import { cardSpecOf } from '@/contract/endpoints/game/card-spec.ts'
import type { Effect } from '@/engine/effects/effect.ts'
import type { BattleSetup } from '@/engine/types.ts'
import type { BattleCharacter } from '../session/public-battle.ts'
import { oldDecks } from '../variants/old-decks.ts'

const model = oldDecks.player1[0] as BattleCharacter

interface Given {
  effetti?: Effect[]
  danno?: number
  costo?: number
  pv?: number
  resistenza?: number
  tipo?: BattleCharacter['tipo']
}

/** Returns a card, by default with one move that costs 2 and deals 30. */
export function characterWith(id: number, given: Given = {}): BattleCharacter {
  const { effetti = [], danno = 30, costo = 2, pv = 100, resistenza = 0, tipo = '???' } = given // neither edge nor wind
  const move = {
    nome_mossa: `Mossa ${id}`,
    descrizione_mossa: '',
    danno,
    costo_energia: costo,
    video_url: null,
    effetti,
  }
  return {
    ...model,
    id,
    numero_carta: id + 1,
    nome: `Carta ${id}`,
    tipo,
    pv,
    resistenza,
    atk: danno,
    mosse: [move],
    translations: [],
  }
}

/** Two decks in the given order, player 1's first. */
export function standardBattle(
  left: BattleCharacter[],
  right: BattleCharacter[],
): { setup: BattleSetup; characters: BattleCharacter[] } {
  const characters = [...left, ...right]
  const decks = { player1: left.map(({ id }) => id), player2: right.map(({ id }) => id) }
  return { setup: { rules: 'standard', catalogue: characters.map(cardSpecOf), decks }, characters }
}
