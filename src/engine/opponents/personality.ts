/** What a computer player holds dear, as data: two of the same strength need not play alike. All weights are shares of damage. */
export interface Personality {
  name: string
  standing: number // pv a card is worth beyond those it has left, for still standing
  energy: number // of the damage an energy may buy
  threat: number // of the blow the own active card could strike next
  fear: number // of the blow the rival's active card could strike next
  control: number // of a turn the bearer cannot use
  change: number // of what attack and defence changes will add or spare
}

export const personalities: readonly [Personality, ...Personality[]] = [
  { name: 'equilibrato', standing: 20, energy: 0.25, threat: 0.3, fear: 0.5, control: 0.5, change: 0.6 },
  { name: 'audace', standing: 30, energy: 0.2, threat: 0.45, fear: 0.35, control: 0.4, change: 0.5 },
  { name: 'prudente', standing: 10, energy: 0.3, threat: 0.2, fear: 0.8, control: 0.6, change: 0.7 },
]

export const personalityOf = (seed: number): Personality =>
  personalities[(seed >>> 0) % personalities.length] ?? personalities[0]
