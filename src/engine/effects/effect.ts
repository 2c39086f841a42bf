/**
 * The additional effects of a printed move, as data (decision 0043), with one shape per kind. The rules, the descriptions in six
 * languages and the catalogue read it. The rule of each kind is in the file named after it.
 */

export const effectKinds = [
  'damage-over-time',
  'freeze',
  'paralysis',
  'sleep',
  'stun',
  'attack',
  'defence',
  'heal',
  'area',
  'once-per-match',
  'chosen-stat',
] as const
export type EffectKind = (typeof effectKinds)[number]

/** The card that bears a change: the one that moves, or its target. */
export const bearers = ['self', 'foe'] as const
export type Bearer = (typeof bearers)[number]

export const damageSources = ['poison', 'burn'] as const
export type DamageSource = (typeof damageSources)[number]

/** The stats of a card that its player may raise, named as on the card. */
export const stats = ['pv', 'atk', 'resistenza'] as const
export type Stat = (typeof stats)[number]

/** `turns` counts the bearer's own turns while it is active. */
export type Effect =
  | { kind: 'damage-over-time'; source: DamageSource; amount: number; turns: number } // on the foe
  | { kind: 'freeze'; turns: number } // on the foe
  | { kind: 'paralysis'; turns: number } // on the foe
  | { kind: 'sleep'; turns: number } // on the foe
  | { kind: 'stun' } // on the foe, its next turn
  | { kind: 'attack'; on: Bearer; amount: number; turns: number } // amount below 0 weakens
  | { kind: 'defence'; on: Bearer; amount: number; turns: number } // amount below 0 weakens
  | { kind: 'heal'; amount: number } // of the card that moves
  | { kind: 'area'; amount: number } // to every undefeated card in the rival's hand
  | { kind: 'once-per-match' }
  | { kind: 'chosen-stat'; amount: number } // of the card that moves
export type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>
