import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src/engine/types.ts'
import { measured, shareOf } from '../testing/measured.ts'
import {
  always,
  blow,
  busier,
  change,
  healthier,
  help,
  pass,
  smallCards,
  smallGame,
} from '../testing/small-game.ts'
import { closeChoices, isClose, slopeOf } from './close-choices.ts'
import { blindToTypes, ignoredEdge } from './edge.ts'
import { deckStrength, equalPoints, pairOf } from './equal-points.ts'
import { firstPlayer, forbiddenChange, usableMoves } from './expert-battles.ts'
import { cardKinds, shapesOf } from './kinds.ts'
import { lengths, shownFor } from './length.ts'
import { masterMirrors } from './master.ts'
import { quickBattle, richnessOf } from './quick-battle.ts'
import { rarityPairs } from './rarities.ts'
import { expertSkill, masterSkill, richBeginner } from './skill.ts'
import { speed } from './speed.ts'
import { swapTest } from './swap.ts'

describe('decks of one rarity', () => {
  it('where health decides, the more common deck never wins', async () => {
    const [result] = await measured(smallGame({ winner: healthier }), rarityPairs)
    expect(result?.measured).toBe('0.0–0.0 %')
    expect(result?.notes).toHaveLength(15)
  })

  it('where the seat decides, every pair is even', async () => {
    const [result] = await measured(smallGame(), rarityPairs)
    expect(result?.measured).toBe('50.0–50.0 %')
  })

  it('a rarity without a whole deck is named and left out', async () => {
    const cards = smallCards().filter(({ rarity, spec }) => rarity !== 'Unica' || spec.id < 503)
    const [result] = await measured(smallGame({ cards }), rarityPairs)
    expect(result?.notes?.at(-1)).toContain('Unica')
    expect(result?.notes).toHaveLength(11)
  })
})

describe('decks of equal points', () => {
  const game = { ...smallGame({ winner: healthier }), pointsOf: (id: number) => 1 + Math.floor(id / 100) }

  it('is refused by a game without points', () => {
    for (const measure of [equalPoints, deckStrength]) {
      expect(measure.refusal?.(smallGame())).toContain('no points')
      expect(measure.refusal?.(game)).toBeNull()
    }
  })

  it('both decks of a pair have the same points and no card in common', () => {
    for (const key of ['pair 0', 'pair 1', 'pair 2']) {
      const [one, other] = pairOf(game, key)
      const points = (deck: number[]) => deck.reduce((sum, id) => sum + game.pointsOf(id), 0)
      expect(points(one)).toBe(points(other))
      expect(one.filter(id => other.includes(id))).toEqual([])
    }
  })

  it('where health decides beyond the points, the worst pair is as one-sided as can be', async () => {
    const [spread, worst] = await measured(game, equalPoints)
    expect(shareOf(spread)).toBeGreaterThan(45) // a few pairs are spares
    expect([0, 100]).toContain(shareOf(worst))
    expect(worst?.notes).toHaveLength(10)
  })

  it('where a meeting of two decks is decided by their order, no deck is stronger than its equals', async () => {
    // Whoever has the lower first card wins: as good as drawn, since the first card is.
    const winner = (state: {
      player1: { deck: { id: number }[] }
      player2: { deck: { id: number }[] }
    }): Seat =>
      (state.player1.deck[0]?.id ?? 0) % 7 < (state.player2.deck[0]?.id ?? 0) % 7 ? 'player1' : 'player2'
    const [spread] = await measured({ ...smallGame({ winner }), pointsOf: () => 1 }, deckStrength)
    expect(shareOf(spread)).toBeLessThan(20)
    const [decided] = await measured({ ...smallGame({ winner: healthier }), pointsOf: () => 1 }, deckStrength)
    expect(shareOf(decided)).toBeGreaterThan(25)
  })
})

describe('skill with the same deck', () => {
  it('who moves beats who skips, whatever the seat', async () => {
    const game = smallGame({ winner: busier, players: { esperto: always(0), novizio: always(1) } })
    expect(shareOf((await measured(game, expertSkill))[0])).toBe(100)
  })

  it('two who play alike are even', async () => {
    expect(shareOf((await measured(smallGame({ winner: busier }), masterSkill))[0])).toBe(50)
  })
})

describe('a beginner with the rarest deck', () => {
  it('wins everything where cards decide', async () => {
    expect(shareOf((await measured(smallGame({ winner: healthier }), richBeginner))[0])).toBe(100)
  })

  it('wins nothing where play decides', async () => {
    const game = smallGame({ winner: busier, players: { esperto: always(0), novizio: always(1) } })
    expect(shareOf((await measured(game, richBeginner))[0])).toBe(0)
  })
})

describe('the edge of types', () => {
  it('who is blind to types sees cards without one, and no other change', () => {
    const seen: string[] = []
    const game = smallGame({
      players: {
        esperto: view => {
          seen.push(...Object.values(view.cards).map(({ tipo, pv }) => `${tipo} ${pv}`))
          return null
        },
      },
    })
    const { rng: _secret, ...open } = game.start({ player1: [0], player2: [1] }, 1)
    blindToTypes(game)({ ...open, seat: 'player1', legal: [], toAct: 'player1' }, 1)
    expect(seen).toEqual(game.cards.map(({ spec }) => `??? ${spec.pv}`))
  })

  it('where types do nothing, who is blind to them wins as often', async () => {
    expect(shareOf((await measured(smallGame({ winner: busier }), ignoredEdge))[0])).toBe(50)
  })
})

describe('quick battle', () => {
  it('richness is health times damage', () => {
    expect(richnessOf(smallGame(), [0, 1, 2])).toBe((1 + 2 + 3) * 30)
  })

  it('where health decides the richer deal always wins', async () => {
    expect(shareOf((await measured(smallGame({ winner: healthier }), quickBattle))[0])).toBe(100)
  })

  it('where the poorer wins it never does', async () => {
    const winner = (state: Parameters<typeof healthier>[0]): Seat =>
      healthier(state) === 'player1' ? 'player2' : 'player1'
    expect(shareOf((await measured(smallGame({ winner }), quickBattle))[0])).toBe(0)
  })
})

describe('usable moves', () => {
  it('counts decisions without a move, and skips', async () => {
    const options = (seat: Seat) => (seat === 'player1' ? [blow(seat), pass(seat)] : [pass(seat)])
    const [without, skips] = await measured(smallGame({ options }), usableMoves)
    expect([shareOf(without), shareOf(skips)]).toEqual([50, 50])
  })

  it('the choice after a fallen card is no decision', async () => {
    const options = (seat: Seat) =>
      seat === 'player1' ? [blow(seat)] : [{ type: 'choose-card' as const, seat, cardId: 1 }]
    const [without] = await measured(smallGame({ options }), usableMoves)
    expect(shareOf(without)).toBe(0)
  })
})

describe('close choices', () => {
  const option = (kind: 'attack' | 'change' | 'skip', value: number) => ({ kind, value })

  it('two blows are no choice of kind, a far second is none either', () => {
    expect(isClose([option('attack', 0.2), option('change', 0.18)], 1)).toBe(true)
    expect(isClose([option('attack', 0.2), option('attack', 0.19), option('change', 0.18)], 1)).toBe(false)
    expect(isClose([option('attack', 0.2), option('change', 0.1)], 1)).toBe(false)
    expect(isClose([option('attack', 0.2)], 1)).toBe(false)
  })

  it('a value that says the winner is worth more of the battles than one that says nothing', () => {
    const winner = (state: { player1: { deck: { id: number }[] } }): Seat =>
      state.player1.deck[0]?.id === 0 ? 'player1' : 'player2'
    const says = smallGame({
      winner: healthier,
      worthOf: state => (healthier(state) === 'player1' ? 0.1 : -0.1),
    })
    const silent = smallGame({ winner, worthOf: () => 0 })
    expect(slopeOf(says)).toBeGreaterThan(5)
    expect(slopeOf(silent)).toBeLessThan(1)
  })

  it('where all options are worth the same, a blow and a skip are close', async () => {
    const [result] = await measured(smallGame({ worthOf: () => 0 }), closeChoices)
    expect(shareOf(result)).toBe(100)
  })

  it('where a blow is worth a victory more, nothing is close', async () => {
    const worthOf = (state: object, seat: Seat) => {
      const { log } = state as { log: { seat: Seat; type: string }[] }
      const blows = (who: Seat) => log.filter(one => one.seat === who && one.type === 'use-move').length
      return (blows(seat) - blows(seat === 'player1' ? 'player2' : 'player1')) / 2
    }
    const game = smallGame({ worthOf, winner: healthier })
    slopeOf(game)
    const [result] = await measured({ ...game }, closeChoices)
    expect(shareOf(result)).toBe(slopeOf(game) * 0.5 <= 0.05 ? 100 : 0)
  })
})

describe('forbidden to change', () => {
  const changers = (winner: (state: { log: { seat: Seat; type: string }[] }) => Seat | null) =>
    smallGame({ winner, players: { esperto: ({ legal }) => legal.at(-1) ?? null } })
  const changes = (log: { seat: Seat; type: string }[], seat: Seat) =>
    log.filter(one => one.seat === seat && one.type === 'replace-card').length

  it('where changes win, who may not loses everything', async () => {
    const game = changers(({ log }) =>
      changes(log, 'player1') > changes(log, 'player2') ? 'player1' : 'player2',
    )
    expect(shareOf((await measured(game, forbiddenChange))[0])).toBe(0)
  })

  it('where changes lose, who may not wins everything', async () => {
    const game = changers(({ log }) =>
      changes(log, 'player1') < changes(log, 'player2') ? 'player1' : 'player2',
    )
    expect(shareOf((await measured(game, forbiddenChange))[0])).toBe(100)
  })
})

describe('maestro against itself', () => {
  it('counts what reaches the limit, and what is done', async () => {
    const options = (seat: Seat) => (seat === 'player1' ? [blow(seat)] : [change(seat)])
    const [limit, attacks] = await measured(smallGame({ options }), masterMirrors)
    expect([shareOf(limit), shareOf(attacks)]).toEqual([100, 50])
  })

  it('a battle that ends before the limit does not reach it; a move without a blow is no attack', async () => {
    const game = { ...smallGame({ options: seat => [help(seat)] }), turnLimit: 9 }
    const [limit, attacks] = await measured(game, masterMirrors)
    expect([shareOf(limit), shareOf(attacks)]).toEqual([0, 0])
  })
})

describe('length', () => {
  it('turns are counted, and seconds are thinking, waiting and what is shown', async () => {
    const events = [{ type: 'turn-skipped', seat: 'player1' } as const]
    const game = smallGame({ turns: 10, events })
    const [turns, seconds] = await measured(game, lengths)
    const started = shownFor(
      { type: 'battle-started', player1: 0, player2: 0 },
      game.start({ player1: [0], player2: [1] }, 0),
    )
    const shown = 10 * shownFor(events[0]!, game.start({ player1: [0], player2: [1] }, 0))
    expect(shareOf(turns)).toBe(10)
    expect(shareOf(seconds)).toBe(Math.round((started + 5 * 3000 + 5 * 1000 + shown) / 1000))
  })
})

describe('the first player', () => {
  it('wins everything where the first seat wins', async () => {
    expect(shareOf((await measured(smallGame(), firstPlayer))[0])).toBe(100)
  })

  it('is even where the deck decides', async () => {
    expect(shareOf((await measured(smallGame({ winner: healthier }), firstPlayer))[0])).toBe(50)
  })
})

describe('a card swapped for its like', () => {
  it('where health decides, only cards of middling health lie within 40–60 %', async () => {
    const [result] = await measured(smallGame({ winner: healthier }), swapTest)
    expect(result?.measured).toMatch(/^\d+ of 48 .*0\.0–100\.0 %$/)
    expect(result?.notes?.some(note => note.startsWith('Card 0 (Comune): 0.0 %'))).toBe(true)
    expect(result?.notes?.some(note => note.startsWith('Card 507 (Unica): 100.0 %'))).toBe(true)
  })

  it('where nothing of it decides, all do', async () => {
    const [result] = await measured(smallGame(), swapTest)
    expect(result?.measured).toBe('48 of 48 (48 surely), 50.0–50.0 %')
  })
})

describe('kinds of cards', () => {
  it('amounts make no kind, effects and passives do', () => {
    const [one, two, three, four] = smallCards()
    if (!one || !two || !three || !four) throw new Error('four cards are needed')
    two.spec.mosse = [{ nome_mossa: 'Harder', danno: 99, costo_energia: 3 }, ...two.spec.mosse.slice(1)]
    three.spec.mosse = [{ ...three.spec.mosse[0]!, effetti: [{ kind: 'heal', amount: 5 }] }]
    Object.assign(four.spec, { tratto: 'thorns' })
    const shapes = shapesOf(smallGame({ cards: [one, two, three, four] }))
    expect(shapes.map(({ count }) => count)).toEqual([2, 1, 1])
    expect(cardKinds.run(smallGame({ cards: [one, two] }), 0)[0]?.measured).toContain('1, the largest 2')
  })
})

it('speed counts every command of its battles', () => {
  const [engine, replay, maestro] = speed.run(smallGame({ turns: 6 }), 0.05)
  expect((engine?.n ?? 0) % 600).toBe(0)
  expect((replay?.n ?? 0) * 6).toBe(engine?.n)
  expect(maestro?.n).toBeGreaterThan(0)
})
