/**
 * The text of a move in the reader's language, generated from its effects and values, so that text and rules cannot
 * disagree (decision 0025). Keys are of the area `effects`; the caller passes the language.
 */
import type { Effect } from '../engine/effects/effect.ts'
import { type TraitCode, traitAmounts } from '../engine/traits/trait.ts'
import type { WordParams } from './translate.ts'

export type Say = (key: string, params?: WordParams) => string

const changeSentence = (say: Say, { kind, on, amount, turns }: Extract<Effect, { on: unknown }>): string =>
  say(`${kind}.${on}.${amount < 0 ? 'down' : 'up'}`, { amount: Math.abs(amount), count: turns })

export function effectSentence(say: Say, effect: Effect): string {
  switch (effect.kind) {
    case 'damage-over-time':
      return say(effect.source, { amount: effect.amount, count: effect.turns })
    case 'freeze':
    case 'paralysis':
    case 'sleep':
      return say(effect.kind, { count: effect.turns })
    case 'attack':
    case 'defence':
      return changeSentence(say, effect)
    case 'heal':
    case 'area':
      return say(effect.kind, { amount: effect.amount })
    case 'stun':
      return say('stun')
    case 'once-per-match':
      return say('oncePerMatch')
    case 'chosen-stat':
      return say('chosenStat', { amount: effect.amount })
  }
}

/** A move without effects states its damage. A move without damage states only its effects. */
export function moveSentence(say: Say, move: { danno: number; effetti: readonly Effect[] }): string {
  const effects = move.effetti.map(effect => effectSentence(say, effect))
  if (move.danno > 0) return [say('damage', { count: move.danno }), ...effects].join(' ')
  return effects.length > 0 ? effects.join(' ') : say('noDamage')
}

/** `parting-shot` → `partingShot`, the format of the keys. */
const keyOf = (trait: TraitCode): string =>
  trait.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** @param say keys of the area `battle` */
export const traitName = (say: Say, trait: TraitCode): string => say(`traits.${keyOf(trait)}`)

/** @param say keys of the area `effects` */
export const traitSentence = (say: Say, trait: TraitCode): string =>
  say(`traits.${keyOf(trait)}`, { amount: traitAmounts[trait] })
