/** Options of the next battle: stored on this device, and serialised as the address of the battle. Pure. */
import { ruleSets } from '@/contract/endpoints/game/battles.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { type OpponentCode, opponentCodes } from '@/engine/opponents/opponent.ts'
import type { RuleSet } from '@/engine/types.ts'

export const playModes = ['quick', 'deck', 'old'] as const
export type PlayMode = (typeof playModes)[number]

export interface PlayChoice {
  mode: PlayMode
  deck: number | null // id of a saved deck
  rules: RuleSet
  opponent: OpponentCode
}

export const firstChoice: PlayChoice = { mode: 'quick', deck: null, rules: 'standard', opponent: 'novizio' }

export const choiceKey = 'battle-choice' // key in local storage

/** Returns a playable choice for any stored value. */
export function readPlayChoice(value: unknown): PlayChoice {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return {
    mode: playModes.find(mode => mode === fields.mode) ?? firstChoice.mode,
    deck: typeof fields.deck === 'number' && Number.isInteger(fields.deck) ? fields.deck : null,
    rules: ruleSets.find(rules => rules === fields.rules) ?? firstChoice.rules,
    opponent: opponentCodes.find(code => code === fields.opponent) ?? firstChoice.opponent,
  }
}

/** Returns the effective choice: the older variant has fixed options, and guests and players without a deck use dealt cards. */
export function playable(choice: PlayChoice, decks: readonly { id: number }[]): PlayChoice {
  if (choice.mode === 'old') return { ...choice, rules: 'classic', opponent: 'novizio' }
  if (choice.mode === 'quick') return choice
  const deck = decks.find(({ id }) => id === choice.deck) ?? decks[0]
  return { ...choice, deck: deck?.id ?? null }
}

/** Returns null while there is no deck to play with. */
export function battleAddress(
  { mode, rules, opponent }: PlayChoice,
  cards: readonly number[] | null,
  linkTo: LinkTo,
): string | null {
  if (mode === 'old') return linkTo('battleOld')
  const how = `rules=${rules}&opponent=${opponent}`
  if (mode === 'quick') return `${linkTo('battleNew')}?${how}`
  return cards ? `${linkTo('battleOwnDeck')}?deck=${cards.join(',')}&${how}` : null
}
