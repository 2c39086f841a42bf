import { describe, expect, it } from 'vitest'
import type { BattleEvent } from '@/engine/events.ts'
import { opponentCodes } from '@/engine/opponents/opponent.ts'
import { POINTS_TO_WIN } from '@/engine/rules/standard-numbers.ts'
import { lastEmote, occasionsOf } from './computer-emotes.ts'

const begin: BattleEvent = { type: 'battle-started', player1: 1, player2: 2 }
const fall = (seat: 'player1' | 'player2'): BattleEvent => ({ type: 'card-defeated', seat, cardId: 2 })
const score = (total: number): BattleEvent => ({ type: 'points-scored', seat: 'player1', points: 2, total })
const hit = (danno: number, pv: number, source?: 'change' | 'burn'): BattleEvent => ({
  ...{ type: 'damage-taken', seat: 'player2', cardId: 2, danno, pv },
  ...(source && { source }),
})
const won = (winner: 'player1' | 'player2'): BattleEvent => ({ type: 'battle-won', winner })
const occasionsIn = (...history: BattleEvent[]) => occasionsOf(history).map(({ occasion }) => occasion)

describe('occasions of a computer’s emotes', () => {
  it('include defeats on both sides, marked by side', () => {
    expect(occasionsIn(fall('player2'), fall('player1'))).toEqual(['own-falls', 'rival-falls'])
  })

  it('include the near end once', () => {
    expect(occasionsIn(score(POINTS_TO_WIN - 6), score(POINTS_TO_WIN - 4), score(POINTS_TO_WIN - 2))).toEqual(
      ['end-near'],
    )
  })

  it('include a switch that saved a card if the next blow would have defeated it and defeats none', () => {
    expect(occasionsIn(hit(15, 20, 'change'), hit(20, 60))).toEqual(['saved'])
    expect(occasionsIn(hit(15, 21, 'change'), hit(20, 60))).toEqual([]) // the card would have survived
    expect(occasionsIn(hit(15, 20, 'change'), hit(30, 0))).toEqual([]) // the other card was defeated instead
    expect(occasionsIn(hit(15, 0, 'change'), hit(20, 60))).toEqual([]) // the switch itself defeated it
    expect(occasionsIn(hit(15, 20, 'change'), hit(10, 70), hit(20, 50))).toEqual([]) // only the next blow counts
    expect(occasionsIn(hit(15, 20, 'change'), hit(5, 70, 'burn'), hit(20, 50))).toEqual(['saved']) // burn damage is no blow
  })

  it('include a won or a lost end, but not a spare', () => {
    expect(occasionsIn(begin, won('player2'))).toEqual(['begins', 'wins'])
    expect(occasionsIn(won('player1'))).toEqual(['loses'])
    expect(occasionsIn({ type: 'battle-tied' })).toEqual([])
  })
})

describe('replies of the opponents', () => {
  const histories = [
    [begin],
    [fall('player2')],
    [fall('player1')],
    [score(10)],
    [hit(15, 20, 'change'), hit(20, 60)],
  ]
  const ends = [[won('player1')], [won('player2')]]

  it('differ between any two opponents', () => {
    const all = opponentCodes.map(code =>
      [...histories, ...ends].map(history => lastEmote(code, history)?.emote ?? '').join(),
    )
    expect(new Set(all).size).toBe(opponentCodes.length)
  })

  it.each(opponentCodes)('let %s react to a defeat, a near end, a saving switch, and both ends', code => {
    const twice = [fall('player2'), fall('player2')]
    for (const history of [twice, [score(10)], histories[4] ?? [], ...ends])
      expect(lastEmote(code, history), JSON.stringify(history)).not.toBeNull()
  })

  it('are empty for other events and equal for the same events', () => {
    expect(lastEmote('novizio', [{ type: 'turn-started', seat: 'player1', turn: 2 }])).toBeNull()
    const history = [begin, fall('player1'), fall('player2'), score(9)]
    expect(lastEmote('maestro', history)).toEqual(lastEmote('maestro', [...history]))
    expect(lastEmote('novizio', history)).toEqual({ emote: 'think', at: 3 })
  })

  it('do not repeat after an occasion without a reply', () => {
    const second = lastEmote('maestro', [fall('player2'), fall('player2')])
    expect(second).toEqual({ emote: 'good', at: 0 })
  })
})
