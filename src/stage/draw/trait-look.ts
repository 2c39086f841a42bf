/** The look of an active trait: its family depends on when it acts and has its own colour, sound and light. */
import type { CueName } from '@/design/cues.ts'
import type { TraitCode } from '@/engine/traits/trait.ts'

export type TraitFamily = 'entering' | 'leaving' | 'fighting' | 'ending' | 'falling' | 'standing'

const families: Record<TraitCode, TraitFamily> = {
  dynamo: 'entering',
  wrapping: 'entering',
  shell: 'entering',
  ambush: 'entering',
  frost: 'entering',
  glow: 'entering',
  echo: 'entering',
  undertow: 'leaving',
  omen: 'leaving',
  orbit: 'leaving',
  pursuit: 'leaving',
  embers: 'fighting',
  thorns: 'fighting',
  venom: 'fighting',
  drain: 'fighting',
  predator: 'fighting',
  roots: 'ending',
  regrowth: 'ending',
  care: 'ending',
  grace: 'falling',
  bequest: 'falling',
  'parting-shot': 'falling',
  lightness: 'standing',
  anchor: 'standing',
  aim: 'standing',
  fury: 'standing',
  crust: 'standing',
  surprise: 'standing',
  immunity: 'standing',
}

export interface TraitLook {
  family: TraitFamily
  hue: string
  cue: CueName
  light: 'dust' | 'streaks' | 'rise' // effect of the creature
}

const looks: Record<TraitFamily, Omit<TraitLook, 'family'>> = {
  entering: { hue: '#ffd76a', cue: 'buff', light: 'dust' },
  leaving: { hue: '#8ad8ff', cue: 'card_flip', light: 'streaks' },
  fighting: { hue: '#ff8a5a', cue: 'debuff', light: 'streaks' },
  ending: { hue: '#8af0a0', cue: 'slot_fill', light: 'rise' },
  falling: { hue: '#c9a0ff', cue: 'reveal_comune', light: 'rise' },
  standing: { hue: '#fff0c8', cue: 'buff', light: 'dust' },
}

/** Returns family, colour, sound and light of a trait. */
export const traitLook = (code: TraitCode): TraitLook => {
  const family = families[code]
  return { family, ...looks[family] }
}
