/** The players and cards of a recording: current art and texts, values from the time of recording. Pure. */
import type { BattleRecording } from '@/contract/endpoints/game/battles.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { createBattle } from '@/engine/setup.ts'
import type { CardSpec, Seat } from '@/engine/types.ts'
import type { BattleCharacter, PlayerDetails, Seats } from '../session/public-battle.ts'

export interface Names {
  computer(opponent: NonNullable<BattleRecording['opponent']>): string
  nameless: Record<Seat, string>
}

export function playersOf({ players, opponent }: BattleRecording, names: Names): Seats<PlayerDetails> {
  const details = (name: string): PlayerDetails => ({ name, level: 0, avatar: null, status: 'online' })
  const rival = players.player2 ?? (opponent ? names.computer(opponent) : names.nameless.player2)
  return { player1: details(players.player1 ?? names.nameless.player1), player2: details(rival) }
}

export type Cast = { characters: BattleCharacter[] } | { missing: string[] } // names of cards that no longer exist

/** Includes only the dealt cards. */
export function castOf({ setup, seed }: BattleRecording, characters: readonly Character[]): Cast {
  const start = createBattle(setup, seed)
  const dealt = 'refused' in start ? [] : Object.values(start.state.cards)
  const pairs = dealt.map(spec => ({ spec, character: characters.find(({ id }) => id === spec.id) }))
  const missing = pairs.filter(({ character }) => !character).map(({ spec }) => spec.nome)
  if (missing.length > 0) return { missing }
  return { characters: pairs.flatMap(({ spec, character }) => (character ? [dressed(spec, character)] : [])) }
}

function dressed(spec: CardSpec, character: Character): BattleCharacter {
  return {
    ...character,
    pv: spec.pv,
    resistenza: spec.resistenza,
    mosse: spec.mosse.map((move, index) => {
      const today = character.mosse.find(({ nome_mossa }) => nome_mossa === move.nome_mossa)
      return {
        descrizione_mossa: '',
        video_url: null,
        ...(today ?? character.mosse[index]),
        nome_mossa: move.nome_mossa,
        danno: move.danno,
        costo_energia: move.costo_energia,
        effetti: [...(move.effetti ?? [])],
      }
    }),
  }
}
