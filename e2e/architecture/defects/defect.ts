/**
 * Defects put into a copy of the tree one at a time by `scripts/defects.mjs`: each is a protection taken away, and the named test must
 * fail without it. That the text still stands in its file is held by a test, so this list cannot rot.
 */
export interface Defect {
  name: string
  file: string
  from: string // exactly once in the file
  to: string
  test: string // the file that must fail
  only?: string // the title, or a part of it, where one is enough
  project?: 'unit' | 'server' // otherwise `server`
  needsPostgres?: true // the embedded database has one connection, which hides races
}
