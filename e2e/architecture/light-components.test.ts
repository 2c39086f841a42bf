/**
 * Decision 0053: the home page, lists, product pages and all server-rendered pages load no MUI. The components that
 * replace it there are listed here. All other parts with a form, tabs, a table or steps use MUI and load its theme.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, isTest, sourceFiles } from './imports.ts'

const root = join(import.meta.dirname, '../..')
const routes = 'src/app/routes'
const theme = 'src/ui/theme/mui-theme.tsx'

/** Components of `src/ui` without MUI on home page, lists and product pages, for which MUI has an equivalent. */
const lightComponents = [
  'action/button',
  'action/chip',
  'action/icon-button',
  'action/segment',
  'content/avatar',
  'content/badge',
  'content/breadcrumbs',
  'content/note',
  'content/pager',
  'light/check',
  'light/field-frame',
  'light/select-field',
  'light/text-area-field',
  'light/text-field',
  'overlay/drawer',
  'overlay/popover',
  'overlay/toast',
  'shop/stars',
  'state/meter',
  'state/progress-bar',
  'state/skeleton',
]
/** In the consent dialog and other dialogs, which those pages load after their start. */
const lightLater = ['light/dialog', 'light/switch']
/** Components of `src/ui` loaded there for which MUI has no equivalent, or only a container. */
const otherParts = [
  'action/qty-stepper',
  'content/container',
  'content/display',
  'content/late',
  'content/picture',
  'content/section-head',
  'content/social-links',
  'content/spoken',
  'shop/niche',
  'shop/price',
  'shop/product-card',
  'shop/product-grid',
  'state/empty-state',
  'state/late-part',
  'state/part',
  'state/part-failure',
]

const shell = ['src/main.tsx', 'src/app/boot.tsx', 'src/app/layouts/default-layout.tsx']
const frontPages = [
  'site/home',
  'site/home-game-first',
  'site/home-product-rows',
  'shop/list',
  'shop/product',
]
const front = [...shell, ...frontPages.map(page => `${routes}/${page}.tsx`)]
const pageOf = /page: '([\w/-]+\.tsx)'/g
const serverPages = [
  ...new Set(
    [...readFileSync(join(root, 'src/app/server-app.tsx'), 'utf8').matchAll(pageOf)].map(
      ([, page]) => `${routes}/${page}`,
    ),
  ),
]
const isHeavy = (target: string) => /^@mui\/|^@emotion\/|^react-admin$/.test(target)
const isTable = (file: string) =>
  /^src\/app\/(pages|other-pages|admin-pages|layouts|server-app)\.tsx?$/.test(file)

/**
 * Returns files and packages that the entries import and, on request, lazily imported ones, without other pages and
 * layouts.
 */
function reachedFrom(entries: readonly string[], withLazy = false): Set<string> {
  const found = new Set<string>()
  const take = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    if (!/^src\/.*\.tsx?$/.test(file) || (withLazy && isTable(file))) return
    for (const { to, isTypeOnly, isLazy } of importsOf(root, file))
      if (!isTypeOnly && (withLazy || !isLazy)) take(to)
  }
  entries.forEach(take)
  return found
}

const heavyIn = (files: ReadonlySet<string>) => [...files].filter(isHeavy)

/** Returns lazily loaded files of a page that need MUI and do not load its theme. */
function lazyWithoutTheme(entry: string): string[] {
  const files = [...reachedFrom([entry], true)].filter(file => file.startsWith('src/') && !isTable(file))
  const lazy = files.flatMap(file => importsOf(root, file)).filter(({ isLazy }) => isLazy)
  return lazy
    .map(({ to }) => to)
    .filter(to => !to.startsWith(routes) && !/^src\/app\/layouts\/(admin|battle|game|table)/.test(to))
    .filter(to => {
      const reached = reachedFrom([to])
      return heavyIn(reached).length > 0 && !reached.has(theme)
    })
}

describe('pages that stay light', () => {
  it('loads no MUI with home, list and product', () => {
    expect(heavyIn(reachedFrom(front))).toEqual([])
  })

  it('finds MUI behind a page with a form', () => {
    expect(heavyIn(reachedFrom([`${routes}/account/login.tsx`]))).toContain('@mui/material/InputBase')
  })

  it.each(serverPages)('renders %s without MUI on the server', page => {
    expect(heavyIn(reachedFrom([page]))).toEqual([])
  })

  it('names every component that home, list and product load', () => {
    const parts = [...reachedFrom(front)].flatMap(
      file =>
        /^src\/ui\/((?:action|content|form|light|overlay|shop|state)\/[\w-]+)\.tsx$/.exec(file)?.[1] ?? [],
    )
    expect(parts.sort()).toEqual([...lightComponents, ...otherParts].sort())
  })

  it('uses light fields only where light pages reach', () => {
    const near = reachedFrom([...front, ...serverPages], true)
    const users = sourceFiles(root).filter(
      file =>
        !isTest(file) &&
        !/^src\/(ui|dev)\//.test(file) &&
        importsOf(root, file).some(({ to, isTypeOnly }) => !isTypeOnly && to.startsWith('src/ui/light/')),
    )
    expect(users.filter(file => !near.has(file))).toEqual([])
    const fields = sourceFiles(root).filter(file => /^src\/ui\/light\/.*\.tsx$/.test(file) && !isTest(file))
    const named = [...lightComponents, ...lightLater].filter(name => name.startsWith('light/'))
    expect(fields.map(file => file.slice('src/ui/'.length, -'.tsx'.length)).sort()).toEqual(named.sort())
  })
})

const pages = ['src/app/pages.ts', 'src/app/other-pages.ts']
  .flatMap(file => importsOf(root, file))
  .filter(({ isLazy, to }) => isLazy && to.startsWith(routes))

describe('pages with forms', () => {
  it.each([...new Set(pages.map(({ to }) => to))])('%s has MUI’s theme around MUI', page => {
    const brings = reachedFrom([page]).has(theme)
    if (heavyIn(reachedFrom([page])).length > 0) expect(brings).toBe(true)
    if (!brings) expect(lazyWithoutTheme(page)).toEqual([])
  })

  it('brings the theme with dialogs that layouts load', () => {
    expect(lazyWithoutTheme('src/app/screen-view.tsx')).toEqual([])
    expect(lazyWithoutTheme('src/app/layouts/default-layout.tsx')).toEqual([])
  })
})
