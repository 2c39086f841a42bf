/**
 * A page lists the text areas it uses. A missing one suspends the page while it renders, and React, which throttles
 * what follows a fallback, shows the next render up to 300 ms later. Areas whose texts are in a file that the page does
 * not load otherwise are left to the component that needs them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shellAreas } from '@/app/page-module.ts'
import { wordFile } from '@/i18n/word-files.ts'
import { importsOf } from './imports.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const quoted = (text: string) => [...text.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)

const pages = ['src/app/pages.ts', 'src/app/other-pages.ts', 'src/app/admin-pages.ts'].flatMap(file =>
  importsOf(root, file)
    .filter(({ isLazy, to }) => isLazy && to.includes('/routes/'))
    .map(({ to }) => to),
)

/** Pages of the administration without a file of their own: `titledPage('adminMedia', [areas], … import(file) …)`. */
const titled = new Map<string, readonly string[]>(
  [...read('src/app/admin-pages.ts').matchAll(/titledPage\(\s*'\w+',\s*\[([^\]]*)\][^']*'@\/([^']+)'/g)].map(
    ([, areas = '', file = '']) => [`src/${file}`, quoted(areas)] as const,
  ),
)

const namedBy = (page: string): readonly string[] =>
  titled.get(page) ?? quoted(/export const areas = \[[^\]]*\]/.exec(read(page))?.[0] ?? '')

/** With the page itself, without lazily loaded files. */
function reachedFrom(page: string): Set<string> {
  const found = new Set<string>()
  const take = (file: string) => {
    if (found.has(file) || !/\.tsx?$/.test(file)) return
    found.add(file)
    for (const { to, isPackage, isTypeOnly, isLazy } of importsOf(root, file))
      if (!isPackage && !isTypeOnly && !isLazy) take(to)
  }
  take(page)
  return found
}

const usedBy = (page: string): string[] =>
  [...reachedFrom(page)].flatMap(file =>
    [...read(file).matchAll(/useTranslation\((\[[^\]]*\]|'[^']+')/g)].flatMap(([, areas = '']) =>
      quoted(areas),
    ),
  )

function missing(page: string, named: readonly string[]): string[] {
  const here = [...shellAreas, ...named]
  const files = new Set(here.map(area => wordFile('it', area)))
  return [...new Set(usedBy(page))].filter(area => !here.includes(area) && files.has(wordFile('it', area)))
}

describe('text areas of the pages', () => {
  it.each([...new Set(pages), ...titled.keys()])('%s names all it draws', page => {
    expect(missing(page, namedBy(page))).toEqual([])
  })

  it('a forgotten area is found', () => {
    const page = 'src/app/routes/game/battle-new.tsx'
    expect(missing(page, ['battle', 'game', 'lesson', 'rewards', 'settings'])).toEqual(['effects'])
  })
})
