/** When somebody asked for the page that stands, by `performance.now()`: the first of a document with its navigation, others with a tap. */
let askedAt = 0

export const notePageAsked = (at: number): void => {
  askedAt = at
}

export const pageAskedAt = (): number => askedAt
