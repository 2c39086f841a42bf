/**
 * All changes of cached call data use one function. Otherwise a late response to an earlier read would overwrite them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, sourceFiles } from './imports.ts'

const root = join(import.meta.dirname, '../..')

/** The function itself, and server-rendered pages, before anything is read. */
const writers = ['src/api/update-cached.ts', 'src/ssr/hydration/hydrate-queries.ts']

it('cached data are changed in one place', () => {
  const found = sourceFiles(root).filter(
    file => !isTest(file) && /\.setQuer(y|ies)Data\b/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(found.sort()).toEqual(writers)
})
