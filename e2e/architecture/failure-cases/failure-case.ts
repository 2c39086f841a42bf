/**
 * One way to break the shop, what must come of it, and the tests that hold it. What it asks and no test holds stands in `gap`; what
 * it asks and this shop has not, or has decided otherwise, in `note`.
 */
export interface FailureCase {
  id: string
  outcome: string
  tests: readonly HeldBy[]
  gap?: string
  note?: string
}

export interface HeldBy {
  file: string
  title: string // as it stands in the file
}

export const by = (file: string, ...titles: readonly string[]): HeldBy[] =>
  titles.map(title => ({ file, title }))
