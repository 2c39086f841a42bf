import { expect, it } from 'vitest'
import { sampleCard, sampleFacts, samplePicture } from '../../testing/sample-pictures.ts'
import { chosenOf, columnsOf } from './choose-columns.ts'
import { clockLook, secondsLeft, shareLeft } from './clock-look.ts'
import { cellStates, spendOf } from './energy-look.ts'
import { blowWords, healthWords } from './health-words.ts'
import { replaceState } from './replace-state.ts'
import { taggedLine } from './tagged-line.ts'
import { pillOf } from './turn-pill.ts'

const [move] = samplePicture().moves

it('colours the clock amber above 15 seconds, orange down to 6, and red with an alarm from 5', () => {
  const arcs = [16, 15, 6, 5, 0].map(left => clockLook(left, false))
  expect(arcs.map(({ arc }) => arc)).toEqual(['#ffc107', '#ff8a2a', '#ff8a2a', '#ff3a1a', '#ff3a1a'])
  expect(arcs.map(({ alarm }) => alarm)).toEqual([false, false, false, true, true])
})

it('colours the clock brown without an alarm in the rival’s turn', () => {
  expect(clockLook(3, true)).toEqual(clockLook(40, true))
  expect(clockLook(3, true).alarm).toBe(false)
})

it('shows the last second as 1 and an expired limit as 0', () => {
  const deadline = { endsAt: 10_000, total: 45_000 }
  expect([9_001, 9_999, 10_000, 12_000].map(now => secondsLeft(deadline, now))).toEqual([1, 1, 0, 0])
  expect(shareLeft(deadline, -40_000)).toBe(1)
  expect(shareLeft(deadline, 12_000)).toBe(0)
})

it('stripes the last energy cells that a selected move would cost', () => {
  expect(cellStates(5, 2).join()).toBe('full,full,full,spent,spent,empty,empty,empty,empty,empty')
  const own = { ...samplePicture().own, energy: 5 }
  const costly = { ...move!, costo: 4 }
  const spent = (change: Parameters<typeof samplePicture>[0]) => spendOf(samplePicture({ own, ...change }))
  expect(spent({ moves: [costly], selectedMove: 0 })).toBe(4)
  expect(spent({ moves: [costly], selectedMove: null })).toBe(0)
  expect(spent({ moves: [{ ...costly, disabled: 'asleep' }], selectedMove: 0 })).toBe(0)
  expect(spent({ own: { ...own, energy: null }, moves: [costly], selectedMove: 0 })).toBe(0)
})

it('stripes the cost of a requested or inspected switch, but not of an impossible one', () => {
  const own = { ...samplePicture().own, energy: 5 }
  const facts = sampleFacts({ change: { cost: 2, hit: 15, pvAfter: 85, disabled: null } })
  const asked = samplePicture({ own, facts, selectedMove: null, canReplace: true, replacing: true })
  expect(spendOf(asked)).toBe(2)
  expect(spendOf({ ...asked, replacing: false, selectedCard: 2 })).toBe(2)
  expect(spendOf({ ...asked, replacing: false })).toBe(0)
  expect(spendOf({ ...asked, canReplace: false })).toBe(0)
})

it('outlines the cells that the next turn adds', () => {
  expect(cellStates(2, 0, 3).join()).toBe('full,full,next,next,next,empty,empty,empty,empty,empty')
  expect(cellStates(3, 2, 3).join()).toBe('full,spent,spent,next,empty,empty,empty,empty,empty,empty')
  expect(cellStates(9, 0, 3).filter(state => state === 'next')).toHaveLength(1)
})

it('shows on the plate the remaining health after a move, and whether the card would be defeated', () => {
  expect(healthWords(98, 28, 135)).toMatchObject({ value: '98', after: '▸ 28', falls: false })
  expect(healthWords(98, 0, 135)).toMatchObject({ after: '▸', falls: true })
  expect(healthWords(98, null, 135)).toMatchObject({ after: '', falls: false })
  expect(healthWords(22, null, 100).isLow).toBe(true)
  expect(healthWords(23, null, 100).isLow).toBe(false)
  expect([70, 0].map(blowWords)).toEqual(['−70', '0'])
})

it('asks on the pill for a card first, then for the second tap, then shows the turn', () => {
  const picture = samplePicture({ replacing: true })
  expect(pillOf(picture)).toEqual({ text: 'prompt', tone: 'amber' })
  expect(pillOf({ ...picture, prompt: '' })).toEqual({ text: 'replace by', tone: 'amber' })
  expect(pillOf({ ...picture, replacing: false })).toEqual({ text: 'again', tone: 'own' })
  const quiet = { ...picture, replacing: false, selectedMove: null }
  expect(pillOf(quiet)).toEqual({ text: 'prompt', tone: 'own' })
  expect(pillOf({ ...quiet, prompt: '', toMove: 'rival' })).toEqual({ text: 'rival turn', tone: 'rival' })
})

it('lights the switch button for an inspected card and turns it on during a request', () => {
  const picture = samplePicture({ canReplace: true })
  expect(replaceState(picture)).toBe('ready')
  expect(replaceState({ ...picture, selectedCard: 2 })).toBe('lit')
  expect(replaceState({ ...picture, replacing: true })).toBe('on')
  expect(replaceState({ ...picture, canReplace: false, selectedCard: 2 })).toBe('off')
  const fallen = { ...picture.own, hand: [sampleCard(2, { defeated: true })] }
  expect(replaceState({ ...picture, own: fallen, selectedCard: 2 })).toBe('ready')
})

it('shows five of six cards, omits a defeated one and never one that can be chosen', () => {
  const hand = [1, 2, 3, 4, 5, 6].map(id => sampleCard(id, { defeated: id === 1 || id === 4 }))
  const seat = { ...samplePicture().own, active: null, hand }
  expect(columnsOf(seat).map(({ id }) => id)).toEqual([1, 2, 3, 5, 6])
  expect(columnsOf({ ...seat, hand: hand.slice(0, 5) })).toHaveLength(5)
})

it('enlarges the inspected card, or the first that can be chosen instead of a defeated or unknown one', () => {
  const cards = [sampleCard(1, { defeated: true }), sampleCard(2), sampleCard(3)]
  expect(chosenOf(cards, null, 3)?.id).toBe(3)
  expect(chosenOf(cards, 2, 3)?.id).toBe(2)
  expect(chosenOf(cards, 1, 9)?.id).toBe(2)
  expect(chosenOf([cards[0]!])).toBeUndefined()
})

it('tags the names and the loss of a log line, longer words first', () => {
  const tone = { side: 'rival' as const, turn: 6, strong: ['Volpe', 'Volpe Rossa'], loss: '35 PV' }
  expect(taggedLine('Volpe Rossa perde 35 PV', tone)).toBe('<b>Volpe Rossa</b> perde <loss>35 PV</loss>')
  expect(taggedLine('Volpe perde 3 PV', tone)).toBe('<b>Volpe</b> perde 3 PV')
})

it('ignores tags in a name', () => {
  expect(taggedLine('<b>Livia</b> usa Morso', undefined)).not.toContain('<')
})
