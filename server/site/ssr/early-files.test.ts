import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { screenFacts } from '@/contract/guards.ts'
import type { ScreenName } from '@/contract/paths.ts'
import { noClientBuild } from './client-build.ts'
import { earlyFileTags, earlySources } from './early-files.ts'

const font = 'src/ui/theme/fonts/lexend.css'

it('links the file that draws a battle on every battle screen, like the app', () => {
  const pages = readFileSync('src/app/other-pages.ts', 'utf8')
  const battles = Object.entries(screenFacts).filter(([, { layout }]) => layout === 'battle')
  expect(battles.map(([name]) => name).sort()).toEqual(Object.keys(earlySources).sort())
  for (const [screen, sources = []] of Object.entries(earlySources)) {
    for (const source of sources) expect(existsSync(source), source).toBe(true)
    expect(pages).toContain(`${screen}: () => import('${sources[0]?.replace('src/app', '.')}')`)
  }
})

it('preloads screen, scene and texts on a battle, and only the app on other pages', () => {
  const requestedSources = (screen: ScreenName) => {
    let sources: readonly string[] = []
    const filesOf = (given: readonly string[]) => {
      sources = given
      return { scripts: given.map(source => `/${source}`), styles: [] }
    }
    return { tags: earlyFileTags({ ...noClientBuild, filesOf }, { screen, locale: 'de', font }), sources }
  }
  const { tags, sources } = requestedSources('battleNew')
  expect(sources).toEqual(
    expect.arrayContaining([
      'src/app/routes/game/battle-new.tsx',
      'src/stage/scenes/battle/open-battle-stage.ts',
      'words-de-game',
      'words-de-cards', // names of rarities and types
    ]),
  )
  expect(tags).toContain('<link rel="modulepreload" crossorigin href="/words-de-shop" />')
  expect(tags).toContain(
    '<link rel="preload" as="fetch" crossorigin href="/assets/characters/figures.json" />',
  )
  const login = requestedSources('login')
  expect(login.sources).toEqual([
    'index.html',
    'src/app/boot.tsx',
    'src/api/http.ts',
    'src/app/other-pages.ts',
    font,
    'words-de-shop',
  ])
  expect(login.tags).not.toContain('figures.json')
})

it('loads the app and its texts before the scene, which is the largest part', () => {
  const filesOf = (sources: readonly string[]) => ({
    scripts: sources.map(source => `/${source}`),
    styles: [],
  })
  const tags = earlyFileTags({ ...noClientBuild, filesOf }, { screen: 'battleNew', locale: 'it', font })
  const places = [
    '/index.html',
    '/src/app/boot.tsx',
    '/words-it-shop',
    '/words-it-game',
    'open-battle-stage',
  ].map(name => tags.indexOf(name))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})
