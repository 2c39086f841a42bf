/**
 * Defects that `scripts/defects.mjs` inserts into a copy of the repository, one at a time. Each removes a protection,
 * and the named test must then fail. A test checks that the text of each defect still exists in its file, so the list
 * cannot become outdated.
 */
export interface Defect {
  name: string
  file: string
  from: string // occurs exactly once in the file
  to: string
  test: string // the test file that must fail
  only?: string // the title of a test, or a part of it, if one test is enough
  project?: 'unit' | 'server' // `server` by default
  needsPostgres?: true // the embedded database has one connection, which hides races
}
