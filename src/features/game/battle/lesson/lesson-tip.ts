/** The code of a tip. */

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

/** Facts of the running battle, about the reader's side unless stated otherwise. */
export interface LessonFacts {
  canAct: boolean // the player may use a move, switch or skip now
  isMarked: boolean // a move waits for its second tap
  moves: number // number of moves the player has used
  skips: number // number of guards among them
  swaps: number
  falls: number // number of own defeated cards
  rivalFalls: number
  hasStatus: boolean // an active card has a status
  isChoosing: boolean // the player must choose the next card
  isOver: boolean
  isShort: boolean // the most expensive move is not affordable
  isWeak: boolean // the own card has at most half of its health
  hasEdge: boolean // the own card's type is strong against the rival's
  canGainEdge: boolean // a card of the hand would be strong against it
  isHeavy: boolean // the own card is worth six points or more
  isRivalHeavy: boolean
  points: number // points of the player
}

export interface LessonTip {
  code: TipCode
  at: TipSpot
  how: 'read' | 'act' | 'offer' // closed by its button; only by the player's action; by either
  due(facts: LessonFacts): boolean
  /** Returns true if the tip has become obsolete. */
  over?(facts: LessonFacts): boolean
}

/** The part of the table that a tip explains. */
export type TipSpot =
  | 'own'
  | 'rival'
  | 'moves'
  | 'tube'
  | 'guard'
  | 'replace'
  | 'plates'
  | 'score'
  | 'sufferer' // side whose card has the status
  | 'table'
