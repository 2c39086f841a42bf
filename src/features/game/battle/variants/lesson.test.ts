import { describe, expect, it } from 'vitest'
import { lessonDecks } from '@/contract/endpoints/game/lesson.ts'
import { applyCommand } from '@/engine/apply.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { opponentOf } from '@/engine/opponents/catalog.ts'
import { createBattle } from '@/engine/setup.ts'
import type { BattleState } from '@/engine/types.ts'
import { viewFor } from '@/engine/view.ts'
import { catalogue } from '../../../../../assets/catalogue/catalogue.ts'
import type { BattleCharacter } from '../session/public-battle.ts'
import { usualChoice } from './choice.ts'
import { lesson } from './lesson.ts'

const characters = catalogue.map((card, at) => ({
  ...card,
  id: at + 1,
  nome: card.slug,
  mosse: card.mosse.map(move => ({
    nome_mossa: move.nome.it,
    descrizione_mossa: '',
    danno: move.danno,
    costo_energia: move.costo_energia,
    video_url: null,
    effetti: move.effetti,
  })),
})) as unknown as BattleCharacter[]

const prepared = (known = characters) => {
  const made = lesson.prepare({ characters: known, owned: [] }, 1, usualChoice)
  if (!('setup' in made)) throw new Error('the lesson has no cards')
  return made
}

/** A newcomer who always takes the same move of those that can be paid. */
function play(pick: 'first' | 'last') {
  const start = createBattle(prepared().setup, 1)
  if ('refused' in start) throw new Error(start.refused)
  let state: BattleState = start.state
  const events: BattleEvent[] = []
  for (let step = 0; step < 400 && state.winner === null; step++) {
    const seat = (['player1', 'player2'] as const).find(one => viewFor(state, one).legal.length > 0)
    if (!seat) break
    const view = viewFor(state, seat)
    const moves = view.legal.filter(command => command.type === 'use-move' || command.type === 'choose-card')
    const own = pick === 'first' ? moves[0] : moves.at(-1)
    const command = seat === 'player1' ? (own ?? view.legal[0]!) : opponentOf('novizio').decide(view, 1)!
    const applied = applyCommand(state, command)
    if (!('state' in applied)) throw new Error('refused')
    state = applied.state
    events.push(...applied.events)
  }
  return { state, events }
}

describe('the lesson', () => {
  it('is played with the cards it names, out of the real catalogue', () => {
    const { setup, characters: dealt } = prepared()
    const numberOf = (id: number) => dealt.find(card => card.id === id)?.numero_carta
    expect(setup.decks?.player1.map(numberOf)).toEqual(lessonDecks.player1)
    expect(setup.decks?.player2.map(numberOf)).toEqual(lessonDecks.player2)
  })

  it('is won by who always takes the first move, whatever it does', () => {
    expect(play('first').state.winner).toBe('player1')
  })

  it('is won by a newcomer who just strikes, and shows them an effect and a fallen card', () => {
    const { state, events } = play('last')
    expect(state.winner).toBe('player1')
    expect(events.some(event => event.type === 'status-laid')).toBe(true)
    expect(events.some(event => event.type === 'card-chosen' && event.seat === 'player1')).toBe(true)
  })

  it('finds other cards when the shop no longer has its own', () => {
    const others = characters.filter(({ numero_carta }) => numero_carta > 100)
    const { setup } = prepared(others)
    const all = [...setup.decks!.player1, ...setup.decks!.player2]
    expect(new Set(all).size).toBe(5)
    expect(lesson.prepare({ characters: [], owned: [] }, 1, usualChoice)).toEqual({ missing: 'characters' })
  })
})
