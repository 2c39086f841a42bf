import { describe, expect, it } from 'vitest'
import type { CueName, CueOptions } from '@/design/cues.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { traitCodes } from '@/engine/traits/trait.ts'
import { traitLook } from '../draw/trait-look.ts'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { stubActors } from '../testing/stub-actors.ts'
import { cueOf, panOf, sayCue } from './event-cue.ts'

const before = samplePicture()
const cueFor = (event: BattleEvent) => cueOf(event, before)

const use = (seat: 'player1' | 'player2', move: number): BattleEvent => ({
  type: 'move-used',
  seat,
  cardId: 1,
  move,
  targetSeat: seat === 'player1' ? 'player2' : 'player1',
  targetCardId: 11,
})

it('plays the sound of the attacker’s type, heavy from 60 printed damage', () => {
  const own = sampleCard(1, {
    tipo: 'Oscurità',
    blows: [
      { nome: '', danno: 59, costo: 2, clip: null },
      { nome: '', danno: 60, costo: 2, clip: null },
    ],
  })
  const table = { ...before, own: { ...before.own, active: own } }
  expect([0, 1].map(move => cueOf(use('player1', move), table))).toEqual([
    'attack_oscurita_light',
    'attack_oscurita_heavy',
  ])
  expect(cueFor(use('player2', 0))).toBe('attack_fuoco_heavy')
})

it('distinguishes damage by its source', () => {
  const hurt = (danno: number, source?: 'poison' | 'burn' | 'area') =>
    cueFor({ type: 'damage-taken', seat: 'player2', cardId: 11, danno, pv: 1, ...(source && { source }) })
  expect([hurt(0), hurt(59), hurt(60), hurt(10, 'poison'), hurt(10, 'burn'), hurt(10, 'area')]).toEqual([
    'block',
    'take_damage',
    'take_damage_heavy',
    'poison_tick',
    'burn_tick',
    'take_damage',
  ])
})

it('has a sound for each status, and rising or falling ones for stat changes', () => {
  const laid = (status: 'sleep' | 'attack' | 'defence', amount: number) =>
    cueFor({ type: 'status-laid', seat: 'player2', cardId: 11, status, amount, turns: 2 })
  expect([laid('sleep', 0), laid('attack', 20), laid('defence', -20)]).toEqual(['sleep', 'buff', 'debuff'])
})

it('plays turns, energy and the end for the reader in seat player1', () => {
  expect(cueFor({ type: 'turn-started', seat: 'player1', turn: 3 })).toBe('turn_own')
  expect(cueFor({ type: 'turn-started', seat: 'player2', turn: 3 })).toBe('turn_rival')
  expect(cueFor({ type: 'energy-changed', seat: 'player1', change: 2, energy: 4 })).toBe('energy_gain')
  expect(cueFor({ type: 'energy-changed', seat: 'player1', change: -2, energy: 2 })).toBeNull()
  expect(cueFor({ type: 'energy-changed', seat: 'player2', change: 2, energy: 4 })).toBeNull()
  expect(cueFor({ type: 'battle-won', winner: 'player1' })).toBe('victory')
  expect(cueFor({ type: 'battle-won', winner: 'player2' })).toBe('defeat')
})

it('gives each trait the sound and light of its family, different for each family', () => {
  const looks = new Map(traitCodes.map(code => [traitLook(code).family, traitLook(code)]))
  expect([...looks.keys()].sort()).toEqual([
    'ending',
    'entering',
    'falling',
    'fighting',
    'leaving',
    'standing',
  ])
  const acting = [...looks.values()].filter(({ family }) => family !== 'standing')
  expect(new Set(acting.map(({ cue }) => cue)).size).toBe(acting.length)
  expect(new Set(acting.map(({ hue }) => hue)).size).toBe(acting.length)
  const shown = (trait: 'thorns' | 'roots') =>
    cueFor({ type: 'trait-shown', seat: 'player1', cardId: 1, trait })
  expect([shown('thorns'), shown('roots')]).toEqual([traitLook('embers').cue, traitLook('care').cue])
})

it('plays different notes for the points of the player and of the rival', () => {
  const scored = (seat: 'player1' | 'player2') => cueFor({ type: 'points-scored', seat, points: 4, total: 8 })
  expect([scored('player1'), scored('player2')]).toEqual(['score', 'score_rival'])
})

it('plays wind when it turns, whichever side it helps', () => {
  expect(cueFor({ type: 'wind-turned', from: 3, next: 9 })).toBe('attack_aria_light')
})

describe('position of a sound', () => {
  /** A table of 800 units with its creatures at these positions. */
  const tableOf = (own: number, rival: number) => {
    const actors = { ...stubActors(), table: { width: 800, height: 400 } }
    actors.own.feet = { x: own, y: 300 }
    actors.rival.feet = { x: rival, y: 160 }
    return actors
  }

  it.each([
    [400, 0],
    [240, -0.4],
    [560, 0.4],
    [10, -0.7],
    [790, 0.7],
  ])('at %s of 800 units is %s, and never leaves one ear silent', (x, pan) => {
    const actors = tableOf(x, 0)
    expect(panOf(actors, actors.own)).toBeCloseTo(pan)
  })

  const played = (event: BattleEvent, actors: ReturnType<typeof tableOf> | null) => {
    const cues: [CueName, CueOptions | undefined][] = []
    sayCue({ event, before, actors, cue: (name, options) => cues.push([name, options]) })
    return cues
  }

  it('follows the side of the event, and is passed with the layers', () => {
    const fall: BattleEvent = { type: 'card-defeated', seat: 'player2', cardId: 11 }
    const pan = 0.5
    const layers = ['table_rattle', 'crowd_cheer']
    expect(played(fall, tableOf(200, 600))).toEqual([['card_defeated', { pan, step: 0, layers }]])
    expect(played(fall, null)).toEqual([['card_defeated', { pan: 0, step: 0, layers }]])
  })

  it('is in the middle for an event without a side', () => {
    const lost: BattleEvent = { type: 'battle-won', winner: 'player2' }
    expect(played(lost, tableOf(200, 600))).toEqual([['defeat', { pan: 0, step: 0, layers: [] }]])
  })

  it('passes the number of the point as the step of the score cue', () => {
    const scored: BattleEvent = { type: 'points-scored', seat: 'player1', points: 3, total: 7 }
    expect(played(scored, null)).toEqual([['score', { pan: 0, step: 2, layers: [] }]])
  })
})
