export type StarShape = 'full' | 'half' | 'empty'

/** Five stars for an average: a quarter short still counts as full, three quarters short as half. */
export const starShapes = (value: number): StarShape[] =>
  [1, 2, 3, 4, 5].map(place => (value >= place - 0.25 ? 'full' : value >= place - 0.75 ? 'half' : 'empty'))
