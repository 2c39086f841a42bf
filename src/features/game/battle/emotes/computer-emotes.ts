/**
 * Emotes of the computer opponents. Each opponent reacts to its own occasions. The emotes depend only on the events:
 * the same battle gives the same emotes, and hidden state of the engine stays hidden.
 */
import type { Emote } from '@/contract/endpoints/game/online.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { ComputerCode } from '@/engine/opponents/opponent.ts'
import { POINTS_TO_WIN } from '@/engine/rules/standard-numbers.ts'

type Occasion = 'begins' | 'own-falls' | 'rival-falls' | 'end-near' | 'saved' | 'wins' | 'loses'

/** Replies to the first, second … occurrence. null: no reply. After the last one the list starts again. */
type Replies = readonly (Emote | null)[]

const answers: Record<ComputerCode, Partial<Record<Occasion, Replies>>> = {
  novizio: {
    begins: ['hello'],
    'own-falls': ['oops', 'good'],
    'rival-falls': ['wow'],
    'end-near': ['think'],
    saved: ['wow'],
    wins: ['wow'],
    loses: ['good'],
  },
  apprendista: {
    'own-falls': ['oops', null],
    'rival-falls': [null, 'wow'],
    'end-near': ['hurry'],
    saved: ['oops'],
    wins: ['bye'],
    loses: ['oops'],
  },
  esperto: {
    'own-falls': ['think', null],
    'rival-falls': ['thanks', null, null],
    'end-near': ['think'],
    saved: ['thanks'],
    wins: ['thanks'],
    loses: ['good'],
  },
  veterano: {
    begins: ['hello'],
    'own-falls': [null, 'good'],
    'rival-falls': [null, null, 'thanks'],
    'end-near': ['hurry'],
    saved: ['wow', 'thanks'],
    wins: ['bye'],
    loses: ['wow'],
  },
  maestro: {
    'own-falls': ['good', null],
    'rival-falls': [null, null, 'bye'],
    'end-near': ['think'],
    saved: ['thanks', null],
    wins: ['thanks'],
    loses: ['good'],
  },
  istruttore: {
    begins: ['hello'],
    'own-falls': ['good', 'wow'],
    'end-near': ['good'],
    loses: ['good'],
  },
}

/** The end is near when a seat needs at most this many points. */
const NEAR = 4

interface OccasionAt {
  occasion: Occasion
  at: number // index of its event
}

/** Sorted by time. */
export function occasionsOf(history: readonly BattleEvent[]): OccasionAt[] {
  const occasions: OccasionAt[] = []
  let isEndNear = false
  let leftWith = 0 // health of the card that this side switched out, until the next blow on the side; 0: none
  for (const [at, event] of history.entries()) {
    if (event.type === 'battle-started') occasions.push({ occasion: 'begins', at })
    if (event.type === 'card-defeated')
      occasions.push({ occasion: event.seat === 'player2' ? 'own-falls' : 'rival-falls', at })
    if (event.type === 'points-scored' && !isEndNear && event.total >= POINTS_TO_WIN - NEAR) {
      isEndNear = true
      occasions.push({ occasion: 'end-near', at })
    }
    if (event.type === 'damage-taken' && event.seat === 'player2') {
      if (event.source === 'change') leftWith = event.pv
      else if (event.source === undefined) {
        if (leftWith && event.pv > 0 && event.danno >= leftWith) occasions.push({ occasion: 'saved', at })
        leftWith = 0
      }
    }
    if (event.type === 'battle-won')
      occasions.push({ occasion: event.winner === 'player2' ? 'wins' : 'loses', at })
  }
  return occasions
}

export interface ComputerEmote {
  emote: Emote
  at: number // index of the event that it reacts to
}

/** Returns the last emote so far, or null if there was none yet. */
export function lastEmote(opponent: ComputerCode, history: readonly BattleEvent[]): ComputerEmote | null {
  const counts = new Map<Occasion, number>()
  let last: ComputerEmote | null = null
  for (const { occasion, at } of occasionsOf(history)) {
    const count = counts.get(occasion) ?? 0
    counts.set(occasion, count + 1)
    const ownAnswers = answers[opponent][occasion]
    const emote = ownAnswers?.[count % ownAnswers.length]
    if (emote) last = { emote, at }
  }
  return last
}
