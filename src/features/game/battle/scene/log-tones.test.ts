import { expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { eventSentence } from '@/i18n/event-sentence.ts'
import { wordsIn } from '../testing/texts.ts'
import { loggedEvents, logTones } from './log-tones.ts'

const names = { card: (id: number) => `Carta ${id}`, move: () => 'Zampa Gelida', health: 'PV' }
const history: BattleEvent[] = [
  { type: 'battle-started', player1: 1, player2: 2 },
  { type: 'turn-started', seat: 'player2', turn: 6 },
  { type: 'move-used', seat: 'player2', cardId: 2, move: 0, targetSeat: 'player1', targetCardId: 1 },
  { type: 'damage-taken', seat: 'player1', cardId: 1, danno: 35, pv: 164 },
]
const words: Partial<Record<BattleEvent['type'], string>> = {
  'battle-started': 'Si comincia',
  'move-used': 'Carta 2 usa Zampa Gelida',
  'damage-taken': 'Carta 1 perde 35 PV e resta a 164',
}
const logged = loggedEvents(history, event => words[event.type] ?? null)

it('assigns a line to the turn and the acting side, not to the side that was hit', () => {
  expect(logTones(logged, names).map(({ side, turn }) => [side, turn])).toEqual([
    [null, 1],
    ['rival', 6],
    ['rival', 6],
  ])
})

it('highlights the move and the loss as they appear in the line', () => {
  expect(logTones(logged, names).slice(1)).toMatchObject([
    { strong: ['Zampa Gelida'], loss: null },
    { strong: [], loss: '35 PV' },
  ])
})

it.each(locales)('finds the loss with its unit in %s', locale => {
  const { t } = wordsIn(locale)
  const said = { seat: 'player1' as const, rival: 'R', card: () => 'C', move: () => 'M' }
  const lines = loggedEvents(history, event => eventSentence(t, event, said))
  const [last] = logTones(lines, { ...names, health: t('card.pv') }).slice(-1)
  expect(last?.loss?.replace(/\d+/, '').trim()).toBe(t('card.pv'))
})
