/** Time of the request for the current page, by `performance.now()`: of the navigation for the first page, of the tap for others. */
let askedAt = 0

export const notePageAsked = (at: number): void => {
  askedAt = at
}

export const pageAskedAt = (): number => askedAt
