/**
 * Lists the files that the service worker precaches, including their imports. The shell and the shop's first pages are cached at
 * installation, the game when a user first opens it (revision `game`). All other files are cached after their first use.
 */
import type { Plugin } from 'vite'

const shell = [
  '/index.html',
  '/src/app/boot.tsx',
  '/src/app/other-pages.ts',
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
  plugin: Plugin // collects the files while the bundle is written
  transform(entries: Entry[]): { manifest: Entry[]; warnings: string[] }
}

interface Chunk {
  type: string
  facadeModuleId?: string | null
  imports?: string[]
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> }
}

export function shellFiles(): ShellFiles {
  const files = new Set<string>() // files of shell and game
  const ofGame = new Set<string>() // files of the game only
  const note = (bundle: Record<string, Chunk>) => {
    const take = (name: string) => {
      const chunk = bundle[name]
      if (!chunk || files.has(name)) return
      files.add(name)
      for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file)
      for (const file of chunk.viteMetadata?.importedAssets ?? []) files.add(file)
      for (const file of chunk.imports ?? []) take(file)
    }
    const takeAll = (endings: readonly string[]) => {
      for (const end of endings) {
        const fileName = Object.keys(bundle).find(name => bundle[name]?.facadeModuleId?.endsWith(end))
        if (!fileName) throw new Error(`The build has no ${end}`)
        take(fileName)
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
