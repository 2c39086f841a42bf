/** What a computer player holds dear, as data: two of the same strength need not play alike. All weights are shares of points. */
export interface Temper {
  name: string
  energy: number // of what its energy may pay for
  threat: number // of the blow the own card could strike next
  fear: number // of the blow the card across could strike next
  lasting: number // of what lasts on the cards
}

const tempers: readonly [Temper, ...Temper[]] = [
  { name: 'equilibrato', energy: 0.5, threat: 0.45, fear: 0.7, lasting: 0.8 },
  { name: 'audace', energy: 0.4, threat: 0.6, fear: 0.5, lasting: 0.7 },
  { name: 'prudente', energy: 0.6, threat: 0.3, fear: 0.9, lasting: 0.9 },
]

export const temperOf = (seed: number): Temper => tempers[(seed >>> 0) % tempers.length] ?? tempers[0]
