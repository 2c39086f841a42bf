import { describe, expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import type { Command } from '@/engine/commands.ts'
import type { TurningPoint } from '@/engine/hints/turning-point.ts'
import { emptyBattle } from '../session/public-battle.ts'
import { details, samples } from '../testing/table.ts'
import { italian, wordsIn } from '../testing/texts.ts'
import { turningSentence } from './turning-sentence.ts'

const { characters } = samples()
const [active, other] = characters
if (!active || !other) throw new Error('two cards are needed')
const battle = emptyBattle(details, characters, true)

const change: Command = { type: 'replace-card', seat: 'player1', cardId: other.id }
const move: Command = { type: 'use-move', seat: 'player1', move: 1 }
const skip: Command = { type: 'skip-turn', seat: 'player1' }
const guard = { type: 'skip-turn', seat: 'player1', guard: true } as Command
const choose: Command = { type: 'choose-card', seat: 'player1', cardId: other.id }

const point = (better: Command, saved: boolean): TurningPoint => ({
  step: 16,
  turn: 9,
  did: skip,
  better,
  gain: 1,
  activeId: better.type === 'choose-card' ? null : active.id,
  savedId: saved ? active.id : null,
})

describe('turning point in Italian', () => {
  it('names both cards of a switch that would have saved the active card', () => {
    expect(turningSentence(italian, battle, point(change, true))).toBe(
      `Al turno 9 mandare in campo ${other.nome} avrebbe salvato ${active.nome}.`,
    )
  })

  it('names the card of a move that might have won, and needs no active card for a card to choose', () => {
    expect(turningSentence(italian, battle, point(move, false))).toBe(
      `Al turno 9 la mossa ${italian.moveName(active, 1)} di ${active.nome} poteva ribaltare la battaglia.`,
    )
    expect(turningSentence(italian, battle, point(choose, false))).toBe(
      `Al turno 9 scegliere ${other.nome} poteva ribaltare la battaglia.`,
    )
  })
})

it.each(locales)('is a whole sentence with its turn for every kind of hint in %s', locale => {
  const points = [change, move, guard, skip].flatMap(better => [point(better, true), point(better, false)])
  for (const one of [...points, point(choose, false)]) {
    const sentence = turningSentence(wordsIn(locale), battle, one)
    expect(sentence).toMatch(/9/)
    expect(sentence).toMatch(/\.$/)
    expect(sentence).not.toMatch(/\{\{|turning\.|\s{2}/)
  }
})
