/**
 * What the service worker precaches, with all it imports: the shell and the shop's first pages when it is installed, the game once somebody
 * has gone there (revision `game`). Everything else is cached when it has been used.
 */
import type { Plugin } from 'vite'

const shell = [
  '/index.html',
  '/src/app/boot.tsx',
  '/src/api/http.ts',
  '/src/app/routes/site/home.tsx',
  '/src/app/routes/shop/list.tsx',
]
const game = ['/src/app/routes/game/hub.tsx', '/src/app/routes/game/battle-new.tsx']
const always = /^assets\/(icons|game-icons)-[\w-]{8}\.svg$/

interface Entry {
  url: string
  revision: string | null
  size: number
}

interface ShellFiles {
  plugin: Plugin // notes which files belong to it, while the bundle is written
  transform(entries: Entry[]): { manifest: Entry[]; warnings: string[] }
}

interface Chunk {
  type: string
  facadeModuleId?: string | null
  imports?: string[]
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> }
}

export function shellFiles(): ShellFiles {
  const files = new Set<string>() // of both
  const ofGame = new Set<string>() // those of the game alone
  const note = (bundle: Record<string, Chunk>) => {
    const take = (name: string) => {
      const chunk = bundle[name]
      if (!chunk || files.has(name)) return
      files.add(name)
      for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file)
      for (const file of chunk.viteMetadata?.importedAssets ?? []) files.add(file)
      for (const one of chunk.imports ?? []) take(one)
    }
    const takeAll = (wanted: readonly string[]) => {
      for (const end of wanted) {
        const found = Object.keys(bundle).find(name => bundle[name]?.facadeModuleId?.endsWith(end))
        if (!found) throw new Error(`The build has no ${end}`)
        take(found)
      }
    }
    takeAll(shell)
    const before = new Set(files)
    takeAll(game)
    for (const file of files) if (!before.has(file)) ofGame.add(file)
  }
  return {
    plugin: {
      name: 'shell-files',
      apply: 'build',
      generateBundle: { order: 'post', handler: (_, bundle) => note(bundle as Record<string, Chunk>) },
    },
    transform: entries => ({
      manifest: entries
        .filter(({ url }) => files.has(url) || always.test(url))
        .map(entry => ({ ...entry, revision: ofGame.has(entry.url) ? 'game' : null })),
      warnings: [],
    }),
  }
}
