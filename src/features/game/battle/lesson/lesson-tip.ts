/** One tip of a coach, and the facts it may wait for. */

export type TipCode =
  | 'rival'
  | 'choose'
  | 'card'
  | 'energy'
  | 'move'
  | 'strike'
  | 'status'
  | 'save'
  | 'big'
  | 'swap'
  | 'price'
  | 'trait'
  | 'tired'
  | 'wheel'
  | 'match'
  | 'blow'
  | 'again'
  | 'points'
  | 'shelter'
  | 'prey'
  | 'small'
  | 'near'

/** Facts of the battle under way, of the reader's side unless they say otherwise. */
export interface LessonFacts {
  canAct: boolean // the player may use a move, change or skip now
  isMarked: boolean // a move waits for its second tap
  moves: number // used by the player so far
  skips: number // guards among them
  swaps: number
  falls: number // own cards that fell
  rivalFalls: number
  hasStatus: boolean // something lasts on an active card
  isChoosing: boolean // the player must choose the next card
  isOver: boolean
  isShort: boolean // the dearest move cannot be paid
  isWeak: boolean // the own card has half of its health or less
  hasEdge: boolean // the own card's type is strong against the rival's
  canGainEdge: boolean // a card of the hand would have it
  isHeavy: boolean // the own card is worth six points or more
  isRivalHeavy: boolean
  points: number // scored by the player
}

export interface LessonTip {
  code: TipCode
  at: TipSpot
  how: 'read' | 'act' | 'offer' // a button leads on; only the deed; either
  due(facts: LessonFacts): boolean
  /** It is told, or no longer news. */
  over?(facts: LessonFacts): boolean
}

/** The part of the table a tip speaks of. */
export type TipSpot =
  | 'own'
  | 'rival'
  | 'moves'
  | 'tube'
  | 'guard'
  | 'replace'
  | 'plates'
  | 'score'
  | 'sufferer' // whose card bears what lasts
  | 'table'
