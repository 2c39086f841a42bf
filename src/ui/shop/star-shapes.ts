export type StarShape = 'full' | 'half' | 'empty'

/** Five stars for an average: 0.75 or more counts as a full star, 0.25 or more as half. */
export const starShapes = (value: number): StarShape[] =>
  [1, 2, 3, 4, 5].map(place => (value >= place - 0.25 ? 'full' : value >= place - 0.75 ? 'half' : 'empty'))
