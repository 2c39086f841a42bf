import { describe, expect, it } from 'vitest'
import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import type { OpenedCard, Pack, PackOpening } from '@/contract/endpoints/game/packs.ts'
import {
  choose,
  emptyTable,
  end,
  goOn,
  groupPacks,
  isAllTurned,
  isWaiting,
  openedTable,
  type PackTable,
  pick,
  putAway,
  receiveOpenings,
  refuse,
  seatCards,
  summaryOf,
  tear,
  turn,
} from './pack-table.ts'

const packOf = (id: string, rarity: Pack['rarity'] = 'common', opened_at: string | null = null): Pack => ({
  id,
  rarity,
  name: id,
  is_opened: opened_at !== null,
  opened_at,
  commitment: 'c'.repeat(64),
  odds_version: 1,
  catalogue_version: 'd'.repeat(64),
  source: 'gift',
  created_at: '2026-11-21T00:00:00.000Z',
})
const cardOf = (numero_carta: number, rarita: Rarity, is_new = false, copies = 2): OpenedCard => ({
  id_istanza: `uc_${numero_carta}_${copies}`,
  numero_carta,
  rarita,
  is_new,
  copies,
})
const opening = (id: string, ...cards: OpenedCard[]): PackOpening => ({
  pack: packOf(id),
  cards,
  receipt: {
    pack_id: id,
    rarity: 'common',
    commitment: 'c'.repeat(64),
    secret: 'e'.repeat(64),
    nonce: 'f'.repeat(64),
    guarantee: 0,
    odds_version: 1,
    catalogue_version: 'd'.repeat(64),
  },
})
const cards = [
  cardOf(2, 'Comune'),
  cardOf(3, 'Mitica'),
  cardOf(4, 'Comune'),
  cardOf(5, 'Comune'),
  cardOf(6, 'Rara'),
]
const inHand = (): PackTable => pick(emptyTable('common'), [packOf('p_1')])!.table
const inFan = (): PackTable => tear(receiveOpenings(inHand(), [opening('p_1', ...cards)]).table)!.table

describe('pack table', () => {
  it('groups unopened packs by kind', () => {
    const groups = groupPacks([
      packOf('a', 'rare'),
      packOf('b'),
      packOf('c', 'rare'),
      packOf('d', 'epic', '2026-11-21'),
    ])
    expect(groups.map(({ rarity, packs }) => [rarity, packs.length])).toEqual([
      ['common', 1],
      ['rare', 2],
    ])
  })

  it('does not tear a pack before its response', () => {
    const hand = inHand()
    expect(isWaiting(hand)).toBe(true)
    expect(tear(hand)).toBeNull()
    expect(end(hand)).toBeNull()
    const answered = receiveOpenings(hand, [opening('p_1', ...cards)]).table
    expect(isWaiting(answered)).toBe(false)
    expect(tear(answered)?.table.phase).toBe('fan')
  })

  it('puts the best card in the middle and loses none', () => {
    const seats = seatCards(cards)
    expect(seats[2]?.rarita).toBe('Mitica')
    expect(seats.map(({ numero_carta }) => numero_carta).sort()).toEqual([2, 3, 4, 5, 6])
  })

  it('turns each card once and keeps a rare one enlarged until it is dismissed', () => {
    const fan = inFan()
    const great = turn(fan, 2)!.table
    expect(great.hero).toBe(2)
    expect(turn(great, 0)).toBeNull()
    const back = goOn(great)!.table
    expect(turn(back, 2)).toBeNull()
    expect(turn(back, 0)?.event).toEqual({ type: 'turned', at: 0 })
  })

  it('ends when all cards are turned and none is enlarged', () => {
    let table = inFan()
    for (const seat of [0, 1, 3, 4]) table = turn(table, seat)!.table
    expect(isAllTurned(table)).toBe(false)
    table = turn(table, 2)!.table
    expect(isAllTurned(table)).toBe(false)
    table = goOn(table)!.table
    expect(isAllTurned(table)).toBe(true)
    expect(end(table)?.table.phase).toBe('result')
    expect(end(end(table)!.table)).toBeNull()
  })

  it('skips from the unopened pack to the result with every card turned', () => {
    const table = end(receiveOpenings(inHand(), [opening('p_1', ...cards)]).table)!.table
    expect(table.phase).toBe('result')
    expect(table.turned).toEqual([true, true, true, true, true])
  })

  it('summarises several packs with one line per number, sorted by rarity', () => {
    const openings = [
      opening('p_1', cardOf(2, 'Comune', true, 1), cardOf(9, 'Unica', true, 1)),
      opening('p_2', cardOf(2, 'Comune', false, 2), cardOf(7, 'Rara')),
    ]
    const held = pick(emptyTable('common'), [packOf('p_1'), packOf('p_2')])!.table
    const table = tear(receiveOpenings(held, openings).table)!.table
    expect(table.phase).toBe('summary')
    expect(summaryOf(table.openings).map(({ numero_carta, pieces }) => [numero_carta, pieces])).toEqual([
      [9, 1],
      [7, 1],
      [2, 2],
    ])
    expect(summaryOf(openings).find(({ numero_carta }) => numero_carta === 2)).toMatchObject({
      is_new: true,
      copies: 2,
    })
  })

  it('returns from a refusal with nothing opened, and from the result to the same kind', () => {
    expect(refuse(inHand())).toEqual({ table: emptyTable('common'), event: { type: 'laid-back' } })
    expect(putAway(inFan()).table).toEqual(emptyTable('common'))
    expect(choose(inFan(), 'rare')).toBeNull()
  })

  it('shows what was opened before the page was closed', () => {
    expect(openedTable([opening('p_1', ...cards)]).phase).toBe('result')
    expect(openedTable([opening('p_1', ...cards), opening('p_2', ...cards)]).phase).toBe('summary')
  })
})
