/**
 * What the service worker precaches: the shell and the screens most useful offline, with all they import. Everything else is cached when it
 * has been used.
 */
import type { Plugin } from 'vite'

const wanted = [
  '/index.html',
  '/src/app/boot.tsx',
  '/src/api/http.ts',
  '/src/app/routes/site/home.tsx',
  '/src/app/routes/shop/list.tsx',
  '/src/app/routes/game/hub.tsx',
  '/src/app/routes/game/battle-new.tsx',
]
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
  const files = new Set<string>()
  const note = (bundle: Record<string, Chunk>) => {
    const take = (name: string) => {
      const chunk = bundle[name]
      if (!chunk || files.has(name)) return
      files.add(name)
      for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file)
      for (const file of chunk.viteMetadata?.importedAssets ?? []) files.add(file)
      for (const one of chunk.imports ?? []) take(one)
    }
    for (const end of wanted) {
      const found = Object.keys(bundle).find(name => bundle[name]?.facadeModuleId?.endsWith(end))
      if (!found) throw new Error(`The build has no ${end}`)
      take(found)
    }
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
        .map(entry => ({ ...entry, revision: null })),
      warnings: [],
    }),
  }
}
