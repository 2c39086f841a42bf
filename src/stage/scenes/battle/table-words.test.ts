import { expect, it } from 'vitest'
import { sampleCard, sampleFacts, samplePicture } from '../../testing/sample-pictures.ts'
import { chosenOf, columnsOf } from './choose-columns.ts'
import { clockLook, secondsLeft, shareLeft } from './clock-look.ts'
import { cellStates, spendOf } from './energy-look.ts'
import { blowWords, healthWords } from './health-words.ts'
import { pillOf } from './pill-words.ts'
import { replaceState } from './replace-state.ts'
import { taggedLine } from './tagged-line.ts'

const [move] = samplePicture().moves

it('the clock is amber above 15 seconds, orange down to 6, red and alarmed from 5', () => {
  const arcs = [16, 15, 6, 5, 0].map(left => clockLook(left, false))
  expect(arcs.map(({ arc }) => arc)).toEqual(['#ffc107', '#ff8a2a', '#ff8a2a', '#ff3a1a', '#ff3a1a'])
  expect(arcs.map(({ alarm }) => alarm)).toEqual([false, false, false, true, true])
})

it('in the rival turn the clock is brown and never alarmed', () => {
  expect(clockLook(3, true)).toEqual(clockLook(40, true))
  expect(clockLook(3, true).alarm).toBe(false)
})

it('the last second is shown as 1, and a deadline that is over as 0', () => {
  const deadline = { endsAt: 10_000, total: 45_000 }
  expect([9_001, 9_999, 10_000, 12_000].map(now => secondsLeft(deadline, now))).toEqual([1, 1, 0, 0])
  expect(shareLeft(deadline, -40_000)).toBe(1)
  expect(shareLeft(deadline, 12_000)).toBe(0)
})

it('a selected move stripes the last of the energy it would spend', () => {
  expect(cellStates(5, 2).join()).toBe('full,full,full,spent,spent,empty,empty,empty,empty,empty')
  const own = { ...samplePicture().own, energy: 5 }
  const costly = { ...move!, costo: 4 }
  const spent = (change: Parameters<typeof samplePicture>[0]) => spendOf(samplePicture({ own, ...change }))
  expect(spent({ moves: [costly], selectedMove: 0 })).toBe(4)
  expect(spent({ moves: [costly], selectedMove: null })).toBe(0)
  expect(spent({ moves: [{ ...costly, disabled: 'asleep' }], selectedMove: 0 })).toBe(0)
  expect(spent({ own: { ...own, energy: null }, moves: [costly], selectedMove: 0 })).toBe(0)
})

it('a change of card that is asked for, or looked at, stripes what it costs; one that cannot be made does not', () => {
  const own = { ...samplePicture().own, energy: 5 }
  const facts = sampleFacts({ change: { cost: 2, hit: 15, pvAfter: 85, disabled: null } })
  const asked = samplePicture({ own, facts, selectedMove: null, canReplace: true, replacing: true })
  expect(spendOf(asked)).toBe(2)
  expect(spendOf({ ...asked, replacing: false, selectedCard: 2 })).toBe(2)
  expect(spendOf({ ...asked, replacing: false })).toBe(0)
  expect(spendOf({ ...asked, canReplace: false })).toBe(0)
})

it('the cells after those there are say what the next turn brings', () => {
  expect(cellStates(2, 0, 3).join()).toBe('full,full,next,next,next,empty,empty,empty,empty,empty')
  expect(cellStates(3, 2, 3).join()).toBe('full,spent,spent,next,empty,empty,empty,empty,empty,empty')
  expect(cellStates(9, 0, 3).filter(state => state === 'next')).toHaveLength(1)
})

it('the plate tells what a move would leave, and that it would fall', () => {
  expect(healthWords(98, 28, 135)).toMatchObject({ value: '98', after: '▸ 28', falls: false })
  expect(healthWords(98, 0, 135)).toMatchObject({ after: '▸', falls: true })
  expect(healthWords(98, null, 135)).toMatchObject({ after: '', falls: false })
  expect(healthWords(22, null, 100).isLow).toBe(true)
  expect(healthWords(23, null, 100).isLow).toBe(false)
  expect([70, 0].map(blowWords)).toEqual(['−70', '0'])
})

it('the pill asks for a card before anything else, then for the second tap, then tells the turn', () => {
  const picture = samplePicture({ replacing: true })
  expect(pillOf(picture)).toEqual({ text: 'prompt', tone: 'amber' })
  expect(pillOf({ ...picture, prompt: '' })).toEqual({ text: 'replace by', tone: 'amber' })
  expect(pillOf({ ...picture, replacing: false })).toEqual({ text: 'again', tone: 'own' })
  const quiet = { ...picture, replacing: false, selectedMove: null }
  expect(pillOf(quiet)).toEqual({ text: 'prompt', tone: 'own' })
  expect(pillOf({ ...quiet, prompt: '', toMove: 'rival' })).toEqual({ text: 'rival turn', tone: 'rival' })
})

it('the swap button is lit for a standing card that is looked at, on while it asks, off when it may not', () => {
  const picture = samplePicture({ canReplace: true })
  expect(replaceState(picture)).toBe('ready')
  expect(replaceState({ ...picture, selectedCard: 2 })).toBe('lit')
  expect(replaceState({ ...picture, replacing: true })).toBe('on')
  expect(replaceState({ ...picture, canReplace: false, selectedCard: 2 })).toBe('off')
  const fallen = { ...picture.own, hand: [sampleCard(2, { defeated: true })] }
  expect(replaceState({ ...picture, own: fallen, selectedCard: 2 })).toBe('ready')
})

it('of six cards five stand in the row: a fallen one leaves, who can be chosen never does', () => {
  const hand = [1, 2, 3, 4, 5, 6].map(id => sampleCard(id, { defeated: id === 1 || id === 4 }))
  const seat = { ...samplePicture().own, active: null, hand }
  expect(columnsOf(seat).map(({ id }) => id)).toEqual([1, 2, 3, 5, 6])
  expect(columnsOf({ ...seat, hand: hand.slice(0, 5) })).toHaveLength(5)
})

it('the card looked at stands larger; a fallen or unknown one gives way to the first who can be chosen', () => {
  const cards = [sampleCard(1, { defeated: true }), sampleCard(2), sampleCard(3)]
  expect(chosenOf(cards, null, 3)?.id).toBe(3)
  expect(chosenOf(cards, 2, 3)?.id).toBe(2)
  expect(chosenOf(cards, 1, 9)?.id).toBe(2)
  expect(chosenOf([cards[0]!])).toBeUndefined()
})

it('a line of the log carries tags round its names and its loss, the longer words first', () => {
  const tone = { side: 'rival' as const, turn: 6, strong: ['Volpe', 'Volpe Rossa'], loss: '35 PV' }
  expect(taggedLine('Volpe Rossa perde 35 PV', tone)).toBe('<b>Volpe Rossa</b> perde <loss>35 PV</loss>')
  expect(taggedLine('Volpe perde 3 PV', tone)).toBe('<b>Volpe</b> perde 3 PV')
})

it('a name cannot add tags', () => {
  expect(taggedLine('<b>Livia</b> usa Morso', undefined)).not.toContain('<')
})
