import { describe, expect, it } from 'vitest'
import { pointsOfRarity } from '@/contract/endpoints/game/characters.ts'
import { type LessonCode, lessonCodes, lessonPlans, lessonSeed } from '@/contract/endpoints/game/lesson.ts'
import { applyCommand } from '@/engine/apply.ts'
import type { Command } from '@/engine/commands.ts'
import { opponentOf } from '@/engine/opponents/catalog.ts'
import { drawBelow } from '@/engine/rng.ts'
import { printedCard } from '@/engine/seats.ts'
import { createBattle } from '@/engine/setup.ts'
import type { BattleState } from '@/engine/types.ts'
import { type BattleView, viewFor } from '@/engine/view.ts'
import { catalogue } from '../../../../../assets/catalogue/catalogue.ts'
import type { BattleCharacter } from '../session/public-battle.ts'
import { variantOf } from './catalog.ts'
import { usualChoice } from './choice.ts'

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

const prepared = (code: LessonCode, known = characters) => {
  const made = variantOf(`lesson-${code}`).prepare({ characters: known, owned: [] }, 1, usualChoice)
  if (!('setup' in made)) throw new Error('the lesson has no cards')
  return made
}

type Player = (view: BattleView) => Command

const expert = (view: BattleView, legal = view.legal) =>
  opponentOf('esperto').decide({ ...view, legal }, lessonSeed) as Command

/** The strongest move as soon as it can be paid; undefined before. */
function strongest({ cards, player1, legal }: BattleView): Command | undefined {
  if (player1.activeCardId === null) return undefined
  const { mosse } = printedCard({ cards }, player1.activeCardId)
  const at = mosse.reduce((most, move, index) => (move.danno > (mosse[most]?.danno ?? 0) ? index : most), 0)
  return legal.find(command => command.type === 'use-move' && command.move === at)
}

const saves: Player = view =>
  strongest(view) ?? view.legal.find(({ type }) => type === 'skip-turn') ?? expert(view)
const pokes: Player = view => strongest(view) ?? view.legal[0] ?? expert(view)
const stays: Player = view =>
  view.legal[0]?.type === 'choose-card'
    ? view.legal[0]
    : expert(
        view,
        view.legal.filter(({ type }) => type !== 'replace-card'),
      )

/** Who has understood the lesson, and who plays on as if it had not been given. */
const pupils: Record<LessonCode, { taught: Player; untaught: Player }> = {
  energy: { taught: saves, untaught: pokes },
  change: { taught: expert, untaught: stays },
  edge: { taught: expert, untaught: stays },
  points: { taught: expert, untaught: stays },
}

function play(code: LessonCode, player: Player): BattleState {
  const start = createBattle(prepared(code).setup, lessonSeed)
  if ('refused' in start) throw new Error(start.refused)
  let { state } = start
  const rival = opponentOf(lessonPlans[code].opponent)
  for (let view = viewFor(state, 'player1'); view.toAct; view = viewFor(state, 'player1')) {
    const own = view.toAct === 'player1'
    const step = applyCommand(state, own ? player(view) : rival.decide(viewFor(state, 'player2'), lessonSeed))
    if ('rejected' in step) throw new Error(step.rejected)
    state = step.state
  }
  return state
}

/** Does anything legal in one turn of so many. */
function clumsy(player: Player, oneIn: number, seed: number): Player {
  let rng = seed
  const below = (count: number) => {
    const draw = drawBelow(rng, count)
    rng = draw.rng
    return draw.value
  }
  return view => (below(oneIn) === 0 ? (view.legal[below(view.legal.length)] as Command) : player(view))
}

describe.each(lessonCodes)('the lesson %s', code => {
  const { taught, untaught } = pupils[code]

  it('is played with the cards it names, out of the real catalogue, always from the same seed', () => {
    const { setup, characters: dealt } = prepared(code)
    const numberOf = (id: number) => dealt.find(card => card.id === id)?.numero_carta
    expect(setup.decks?.player1.map(numberOf)).toEqual(lessonPlans[code].decks.player1)
    expect(setup.decks?.player2.map(numberOf)).toEqual(lessonPlans[code].decks.player2)
    expect(variantOf(`lesson-${code}`).seed).toBe(lessonSeed)
  })

  it('is won by who has understood it, in four to eight turns', () => {
    const { winner, turn } = play(code, taught)
    expect(winner).toBe('player1')
    expect(Math.ceil(turn / 2)).toBeGreaterThanOrEqual(4)
    expect(Math.ceil(turn / 2)).toBeLessThanOrEqual(8)
  })

  it('is lost by who plays as if it had not been given', () => {
    expect(play(code, untaught).winner).toBe('player2')
  })

  it('forgives: with every fifth turn thrown away it is still won three times in four', () => {
    const won = Array.from({ length: 40 }, (_, seed) => play(code, clumsy(taught, 5, seed + 1)).winner)
    expect(won.filter(winner => winner === 'player1').length).toBeGreaterThanOrEqual(30)
  })

  it('finds other cards when the shop no longer has its own', () => {
    const others = characters.filter(({ numero_carta }) => numero_carta > 142)
    const { player1, player2 } = lessonPlans[code].decks
    const { setup } = prepared(code, others)
    const all = [...setup.decks!.player1, ...setup.decks!.player2]
    expect(new Set(all).size).toBe(player1.length + player2.length)
    expect(variantOf(`lesson-${code}`).prepare({ characters: [], owned: [] }, 1, usualChoice)).toEqual({
      missing: 'characters',
    })
  })
})

describe('what the coach says is true of the cards', () => {
  const cardOf = (numero: number | undefined) => {
    const card = characters.find(({ numero_carta }) => numero_carta === numero)
    if (!card) throw new Error(`no card ${numero}`)
    return card
  }

  it('change: the card sent out weakens the next attack of the one across when it comes in', () => {
    expect(cardOf(lessonPlans.change.decks.player1[1]).tratto).toBe('frost')
  })

  it('edge: Earth over Machine, Fire over Ice', () => {
    const { player1, player2 } = lessonPlans.edge.decks
    expect(player1.slice(1).map(numero => cardOf(numero).tipo)).toEqual(['Terra', 'Fuoco'])
    expect(player2.map(numero => cardOf(numero).tipo)).toEqual(['Meccanico', 'Ghiaccio'])
  })

  it('points: both begin with a card worth 6, and one worth 2 waits', () => {
    const worth = (numero: number | undefined) => pointsOfRarity[cardOf(numero).rarita]
    const { player1, player2 } = lessonPlans.points.decks
    expect([player1[0], player1[1], player2[0]].map(worth)).toEqual([6, 2, 6])
  })
})
