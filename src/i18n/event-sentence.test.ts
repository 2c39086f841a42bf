import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../contract/locales.ts'
import type { BattleEvent } from '../engine/events.ts'
import { eventSentence } from './event-sentence.ts'
import de from './locales/de/battle.json'
import en from './locales/en/battle.json'
import es from './locales/es/battle.json'
import fr from './locales/fr/battle.json'
import it_ from './locales/it/battle.json'
import pt from './locales/pt/battle.json'
import { translatorOf } from './translate.ts'

const translate = translatorOf({
  it: { battle: it_ },
  en: { battle: en },
  es: { battle: es },
  fr: { battle: fr },
  de: { battle: de },
  pt: { battle: pt },
})

const names = {
  seat: 'player1',
  rival: 'Nina',
  card: (id: number) => `Carta ${id}`,
  move: (_: number, move: number) => `Mossa ${move}`,
} as const
const sentence = (locale: Locale, event: BattleEvent) =>
  eventSentence((key, params) => translate(locale, `battle.${key}`, params), event, names)

const events: BattleEvent[] = [
  { type: 'battle-started', player1: 1, player2: 2 },
  { type: 'move-used', seat: 'player2', cardId: 2, move: 0, targetSeat: 'player1', targetCardId: 1 },
  { type: 'damage-taken', seat: 'player1', cardId: 1, danno: 30, pv: 50 },
  { type: 'damage-taken', seat: 'player1', cardId: 1, danno: 10, pv: 40, source: 'poison' },
  { type: 'damage-taken', seat: 'player1', cardId: 1, danno: 10, pv: 30, source: 'burn' },
  { type: 'damage-taken', seat: 'player1', cardId: 3, danno: 12, pv: 30, source: 'area' },
  { type: 'card-defeated', seat: 'player1', cardId: 1 },
  { type: 'card-chosen', seat: 'player1', cardId: 3 },
  { type: 'card-replaced', seat: 'player1', cardId: 4, previousCardId: 3 },
  { type: 'card-healed', seat: 'player1', cardId: 4, amount: 20, pv: 90 },
  { type: 'stat-raised', seat: 'player1', cardId: 4, stat: 'atk', amount: 60 },
  { type: 'status-laid', seat: 'player1', cardId: 4, status: 'attack', amount: -20, turns: 2 },
  { type: 'status-laid', seat: 'player1', cardId: 4, status: 'stun', amount: 0, turns: 1 },
  { type: 'status-ended', seat: 'player1', cardId: 4, status: 'attack', cause: 'expired' },
  { type: 'status-ended', seat: 'player1', cardId: 4, status: 'freeze', cause: 'thawed' },
  { type: 'status-ended', seat: 'player1', cardId: 4, status: 'sleep', cause: 'woken' },
  { type: 'turn-skipped', seat: 'player2' },
  { type: 'turn-skipped', seat: 'player2', timedOut: true },
  { type: 'turn-skipped', seat: 'player2', guard: true },
  { type: 'trait-shown', seat: 'player1', cardId: 4, trait: 'parting-shot' },
  { type: 'points-scored', seat: 'player2', points: 3, total: 7 },
  { type: 'damage-taken', seat: 'player1', cardId: 3, danno: 12, pv: 30, source: 'trait' },
  { type: 'damage-taken', seat: 'player1', cardId: 3, danno: 12, pv: 30, source: 'heat' },
  { type: 'damage-taken', seat: 'player1', cardId: 3, danno: 12, pv: 30, source: 'change' },
  { type: 'wind-turned', from: 3, next: 9 },
  { type: 'battle-won', winner: 'player1' },
  { type: 'battle-tied' },
]

describe('the log of a battle', () => {
  it.each(locales)('has a complete sentence for every event in %s', locale => {
    const lines = events.map(event => sentence(locale, event))
    expect(new Set(lines).size).toBe(events.length)
    for (const line of lines) {
      expect(line).not.toMatch(/[{}]|log\.\w/)
      expect(line).toMatch(/[.!]$/)
    }
  })

  it('has no line for energy and the change of turn', () => {
    expect(sentence('it', { type: 'energy-changed', seat: 'player1', change: 2, energy: 5 })).toBeNull()
    expect(sentence('it', { type: 'turn-started', seat: 'player1', turn: 2 })).toBeNull()
  })

  it('shows a change with its sign and counts turns', () => {
    expect(events.slice(11, 14).map(event => sentence('it', event))).toEqual([
      'Carta 4: attacco −20 per 2 turni.',
      'Carta 4: stordimento per 1 turno.',
      'Carta 4: effetto terminato (attacco).',
    ])
  })
})
