/**
 * One way to break the shop, the required outcome, and the tests that check it. `gap`: what no test checks yet. `note`:
 * what does not apply to this shop, or was decided otherwise.
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
  title: string // exactly as in the file
}

export const by = (file: string, ...titles: readonly string[]): HeldBy[] =>
  titles.map(title => ({ file, title }))
