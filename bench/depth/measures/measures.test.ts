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
  it('never lets the more common deck win if health decides', async () => {
    const [result] = await measured(smallGame({ winner: healthier }), rarityPairs)
    expect(result?.measured).toBe('0.0–0.0 %')
    expect(result?.notes).toHaveLength(15)
  })

  it('finds every pair even if the seat decides', async () => {
    const [result] = await measured(smallGame(), rarityPairs)
    expect(result?.measured).toBe('50.0–50.0 %')
  })

  it('reports and skips a rarity without a complete deck', async () => {
    const cards = smallCards().filter(({ rarity, spec }) => rarity !== 'Unica' || spec.id < 503)
    const [result] = await measured(smallGame({ cards }), rarityPairs)
    expect(result?.notes?.at(-1)).toContain('Unica')
    expect(result?.notes).toHaveLength(11)
  })
})

describe('decks of equal points', () => {
  const game = { ...smallGame({ winner: healthier }), pointsOf: (id: number) => 1 + Math.floor(id / 100) }

  it('rejects a game without points', () => {
    for (const measure of [equalPoints, deckStrength]) {
      expect(measure.refusal?.(smallGame())).toContain('no points')
      expect(measure.refusal?.(game)).toBeNull()
    }
  })

  it('pairs decks of equal points without a card in common', () => {
    for (const key of ['pair 0', 'pair 1', 'pair 2']) {
      const [deck1, deck2] = pairOf(game, key)
      const points = (deck: number[]) => deck.reduce((sum, id) => sum + game.pointsOf(id), 0)
      expect(points(deck1)).toBe(points(deck2))
      expect(deck1.filter(id => deck2.includes(id))).toEqual([])
    }
  })

  it('finds the worst pair completely one-sided if health decides independently of points', async () => {
    const [spread, worst] = await measured(game, equalPoints)
    expect(shareOf(spread)).toBeGreaterThan(45) // a few pairs are ties
    expect([0, 100]).toContain(shareOf(worst))
    expect(worst?.notes).toHaveLength(10)
  })

  it('finds no deck stronger than its equals if only the order of the two decks decides', async () => {
    // The lower first card wins, which is random because the first card is drawn.
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
  it('lets a player that moves beat one that skips, from both seats', async () => {
    const game = smallGame({ winner: busier, players: { esperto: always(0), novizio: always(1) } })
    expect(shareOf((await measured(game, expertSkill))[0])).toBe(100)
  })

  it('finds two identical players even', async () => {
    expect(shareOf((await measured(smallGame({ winner: busier }), masterSkill))[0])).toBe(50)
  })
})

describe('a beginner with the rarest deck', () => {
  it('wins every battle if cards decide', async () => {
    expect(shareOf((await measured(smallGame({ winner: healthier }), richBeginner))[0])).toBe(100)
  })

  it('wins no battle if play decides', async () => {
    const game = smallGame({ winner: busier, players: { esperto: always(0), novizio: always(1) } })
    expect(shareOf((await measured(game, richBeginner))[0])).toBe(0)
  })
})

describe('the advantage of types', () => {
  it('removes only the type advantage for a player that ignores types', () => {
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

  it('gives a player that ignores types an even share if types have no effect', async () => {
    expect(shareOf((await measured(smallGame({ winner: busier }), ignoredEdge))[0])).toBe(50)
  })
})

describe('quick battle', () => {
  it('defines deck strength as health times damage', () => {
    expect(richnessOf(smallGame(), [0, 1, 2])).toBe((1 + 2 + 3) * 30)
  })

  it('lets the stronger deal win every battle if health decides', async () => {
    expect(shareOf((await measured(smallGame({ winner: healthier }), quickBattle))[0])).toBe(100)
  })

  it('never lets the stronger deal win if the weaker one wins', async () => {
    const winner = (state: Parameters<typeof healthier>[0]): Seat =>
      healthier(state) === 'player1' ? 'player2' : 'player1'
    expect(shareOf((await measured(smallGame({ winner }), quickBattle))[0])).toBe(0)
  })
})

describe('usable moves', () => {
  it('counts skips and decisions without a usable move', async () => {
    const options = (seat: Seat) => (seat === 'player1' ? [blow(seat), pass(seat)] : [pass(seat)])
    const [without, skips] = await measured(smallGame({ options }), usableMoves)
    expect([shareOf(without), shareOf(skips)]).toEqual([50, 50])
  })

  it('ignores the choice after a defeated card', async () => {
    const options = (seat: Seat) =>
      seat === 'player1' ? [blow(seat)] : [{ type: 'choose-card' as const, seat, cardId: 1 }]
    const [without] = await measured(smallGame({ options }), usableMoves)
    expect(shareOf(without)).toBe(0)
  })
})

describe('close choices', () => {
  const option = (kind: 'attack' | 'change' | 'skip', value: number) => ({ kind, value })

  it('counts neither two attacks nor a distant second option as close', () => {
    expect(isClose([option('attack', 0.2), option('change', 0.18)], 1)).toBe(true)
    expect(isClose([option('attack', 0.2), option('attack', 0.19), option('change', 0.18)], 1)).toBe(false)
    expect(isClose([option('attack', 0.2), option('change', 0.1)], 1)).toBe(false)
    expect(isClose([option('attack', 0.2)], 1)).toBe(false)
  })

  it('weights a value by how well it predicts the winner', () => {
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

  it('finds attack and skip close if all options have equal value', async () => {
    const [result] = await measured(smallGame({ worthOf: () => 0 }), closeChoices)
    expect(shareOf(result)).toBe(100)
  })

  it('finds no close choice if an attack is worth a victory more', async () => {
    const worthOf = (state: object, seat: Seat) => {
      const { log } = state as { log: { seat: Seat; type: string }[] }
      const blows = (who: Seat) => log.filter(entry => entry.seat === who && entry.type === 'use-move').length
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
    log.filter(entry => entry.seat === seat && entry.type === 'replace-card').length

  it('makes the player without changes lose every battle if changes win', async () => {
    const game = changers(({ log }) =>
      changes(log, 'player1') > changes(log, 'player2') ? 'player1' : 'player2',
    )
    expect(shareOf((await measured(game, forbiddenChange))[0])).toBe(0)
  })

  it('makes the player without changes win every battle if changes lose', async () => {
    const game = changers(({ log }) =>
      changes(log, 'player1') < changes(log, 'player2') ? 'player1' : 'player2',
    )
    expect(shareOf((await measured(game, forbiddenChange))[0])).toBe(100)
  })
})

describe('maestro against itself', () => {
  it('counts battles that reach the turn limit, and the kinds of commands', async () => {
    const options = (seat: Seat) => (seat === 'player1' ? [blow(seat)] : [change(seat)])
    const [limit, attacks] = await measured(smallGame({ options }), masterMirrors)
    expect([shareOf(limit), shareOf(attacks)]).toEqual([100, 50])
  })

  it('counts neither an earlier end as reaching the limit nor a move without damage as an attack', async () => {
    const game = { ...smallGame({ options: seat => [help(seat)] }), turnLimit: 9 }
    const [limit, attacks] = await measured(game, masterMirrors)
    expect([shareOf(limit), shareOf(attacks)]).toEqual([0, 0])
  })
})

describe('length', () => {
  it('counts turns, and adds thinking, waiting and animation to seconds', async () => {
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
  it('wins every battle if the first seat wins', async () => {
    expect(shareOf((await measured(smallGame(), firstPlayer))[0])).toBe(100)
  })

  it('is even if the deck decides', async () => {
    expect(shareOf((await measured(smallGame({ winner: healthier }), firstPlayer))[0])).toBe(50)
  })
})

describe('a card swapped for one of its rarity', () => {
  it('finds only cards of medium health within 40–60 % if health decides', async () => {
    const [result] = await measured(smallGame({ winner: healthier }), swapTest)
    expect(result?.measured).toMatch(/^\d+ of 48 .*0\.0–100\.0 %$/)
    expect(result?.notes?.some(note => note.startsWith('Card 0 (Comune): 0.0 %'))).toBe(true)
    expect(result?.notes?.some(note => note.startsWith('Card 507 (Unica): 100.0 %'))).toBe(true)
  })

  it('finds all cards within 40–60 % if the swapped card does not matter', async () => {
    const [result] = await measured(smallGame(), swapTest)
    expect(result?.measured).toBe('48 of 48 (48 surely), 50.0–50.0 %')
  })
})

describe('kinds of cards', () => {
  it('distinguishes cards by effects and passives, not by amounts', () => {
    const [gameCard, two, three, four] = smallCards()
    if (!gameCard || !two || !three || !four) throw new Error('four cards are needed')
    two.spec.mosse = [{ nome_mossa: 'Harder', danno: 99, costo_energia: 3 }, ...two.spec.mosse.slice(1)]
    three.spec.mosse = [{ ...three.spec.mosse[0]!, effetti: [{ kind: 'heal', amount: 5 }] }]
    Object.assign(four.spec, { tratto: 'thorns' })
    const shapes = shapesOf(smallGame({ cards: [gameCard, two, three, four] }))
    expect(shapes.map(({ count }) => count)).toEqual([2, 1, 1])
    expect(cardKinds.run(smallGame({ cards: [gameCard, two] }), 0)[0]?.measured).toContain('1, the largest 2')
  })
})

it('counts every command of the measured battles', () => {
  const [engine, replay, maestro] = speed.run(smallGame({ turns: 6 }), 0.05)
  expect((engine?.n ?? 0) % 600).toBe(0)
  expect((replay?.n ?? 0) * 6).toBe(engine?.n)
  expect(maestro?.n).toBeGreaterThan(0)
})
