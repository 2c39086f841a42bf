/** Reads the manifest of the built client: which scripts and style sheets a source file was compiled to. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  name?: string
  css?: readonly string[]
  imports?: readonly string[]
  dynamicImports?: readonly string[]
}

export interface ClientFiles {
  scripts: readonly string[] // paths, dependencies first
  styles: readonly string[]
}

export interface ClientBuild {
  filesOf(sources: readonly string[]): ClientFiles
  lazyStyles(sources: readonly string[]): readonly string[] // of the parts that these sources import lazily while rendering
  textOf(address: string): string
}

/** For a server without a built client (tests): pages have no styles and no scripts. */
export const noClientBuild: ClientBuild = {
  filesOf: () => ({ scripts: [], styles: [] }),
  lazyStyles: () => [],
  textOf: () => '',
}

const folder = join(process.cwd(), 'dist/client')

/** Undefined without a build (tests, development). */
export function readClientBuild(): ClientBuild | undefined {
  const path = join(folder, '.vite/manifest.json')
  if (!existsSync(path)) return undefined
  const chunks = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, Chunk>>
  const texts = new Map<string, string>()
  return {
    filesOf: sources => filesOf(chunks, sources),
    lazyStyles: sources => {
      const parts = sources.flatMap(source => chunks[source]?.dynamicImports ?? [])
      return filesOf(
        chunks,
        parts.filter(part => !part.includes('/locales/')),
      ).styles
    },
    textOf: address => {
      const text = texts.get(address) ?? readFileSync(join(folder, address), 'utf8')
      texts.set(address, text)
      return text
    },
  }
}

/** Depth first, so that a style sheet follows the ones it builds on, in the browser's load order. */
function filesOf(chunks: Readonly<Record<string, Chunk>>, sources: readonly string[]): ClientFiles {
  const visited = new Set<string>()
  const scripts: string[] = []
  const styles = new Set<string>()
  const keyOf = (name: string) =>
    name in chunks ? name : Object.keys(chunks).find(key => key.startsWith('_') && chunks[key]?.name === name)
  const take = (source: string) => {
    const name = keyOf(source) ?? source
    const chunk = chunks[name]
    if (!chunk || visited.has(name)) return
    visited.add(name)
    for (const importedFile of chunk.imports ?? []) take(importedFile)
    if (chunk.file.endsWith('.css')) styles.add(`/${chunk.file}`)
    else scripts.push(`/${chunk.file}`)
    for (const sheet of chunk.css ?? []) styles.add(`/${sheet}`)
  }
  for (const source of sources) take(source)
  return { scripts, styles: [...styles] }
}
