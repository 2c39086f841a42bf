/** Formats an event of a battle as one line of its log. Keys are of the area `battle`. The caller passes the language and the names. */
import type { BattleEvent } from '../engine/events.ts'
import type { Seat, StatusKind } from '../engine/types.ts'
import { type Say, traitName } from './effect-sentence.ts'

/** Names in the reader's language. */
export interface EventNames {
  seat: Seat // the reader's own
  rival: string
  card(id: number): string
  move(cardId: number, move: number): string
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

const isChange = (status: StatusKind): boolean => status === 'attack' || status === 'defence'

/** Returns null if the log shows no line for the event. */
export function eventSentence(say: Say, event: BattleEvent, names: EventNames): string | null {
  const { rival } = names
  const side = (seat: Seat) => (seat === names.seat ? 'own' : 'rival')
  switch (event.type) {
    case 'battle-started':
      return startSentence(say, event, names)
    case 'move-used': {
      const move = names.move(event.cardId, event.move)
      return say(`log.used.${side(event.seat)}`, { rival, card: names.card(event.cardId), move })
    }
    case 'damage-taken':
      return damageSentence(say, event, names)
    case 'card-defeated':
      return say('log.defeated', { card: names.card(event.cardId) })
    case 'card-chosen':
      return say(`log.chosen.${side(event.seat)}`, { rival, card: names.card(event.cardId) })
    case 'card-replaced': {
      const previous = names.card(event.previousCardId)
      return say(`log.replaced.${side(event.seat)}`, { rival, card: names.card(event.cardId), previous })
    }
    case 'card-healed':
      return say('log.healed', { card: names.card(event.cardId), amount: event.amount, pv: event.pv })
    case 'stat-raised':
      return say(`log.raised.${event.stat}`, { card: names.card(event.cardId), amount: event.amount })
    case 'status-laid':
    case 'status-ended':
      return statusSentence(say, event, names)
    case 'turn-skipped': {
      const how = event.timedOut ? 'timedOut' : event.guard ? 'guarded' : 'skipped'
      return say(`log.${how}.${side(event.seat)}`, { rival })
    }
    case 'trait-shown':
      return say('log.trait', { card: names.card(event.cardId), trait: traitName(say, event.trait) })
    case 'points-scored':
      return say(`log.points.${side(event.seat)}`, { rival, points: event.points, total: event.total })
    case 'battle-won':
      return say(`log.won.${side(event.winner)}`, { rival })
    case 'battle-tied':
      return say('log.tied')
    case 'wind-turned':
      return say('log.wind')
    case 'turn-started':
    case 'energy-changed':
      return null
  }
}

type EventOf<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>

function startSentence(say: Say, event: EventOf<'battle-started'>, names: EventNames): string {
  if (event.player1 === null || event.player2 === null) return say('log.startAlone')
  const [first, second] = [names.card(event.player1), names.card(event.player2)]
  const [own, rival] = names.seat === 'player1' ? [first, second] : [second, first]
  return say('log.start', { own, rival })
}

function damageSentence(say: Say, event: EventOf<'damage-taken'>, names: EventNames): string {
  const card = names.card(event.cardId)
  if (event.danno === 0) return say('log.noDamage', { card })
  const key = event.source ? `log.hurt.${event.source}` : 'log.damage'
  return say(key, { card, damage: event.danno, pv: event.pv })
}

function statusSentence(say: Say, event: EventOf<'status-laid' | 'status-ended'>, names: EventNames): string {
  const card = names.card(event.cardId)
  if (event.type === 'status-laid') {
    const status = say(`log.status.${event.status}`, { amount: signed(event.amount) })
    return say('log.laid', { card, status, count: event.turns })
  }
  const status = say(`log.${isChange(event.status) ? 'bare' : 'status'}.${event.status}`)
  return say(`log.ended.${event.cause}`, { card, status })
}
