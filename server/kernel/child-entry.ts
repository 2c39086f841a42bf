/** Where a process of its own begins: beside the bundle in the build; in the sources it is TypeScript and needs its loader. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

export interface ChildEntry {
  file: string
  execArgv: string[]
  env: NodeJS.ProcessEnv
}

/** Under `node --watch` a child would report its imports over the channel that carries our own messages. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env
  return env
}

/**
 * @param name of the file, without ending; an entry of its own in scripts/build.mjs
 * @param besideUrl `import.meta.url` of whoever starts it
 */
export function childEntry(name: string, besideUrl: string): ChildEntry {
  const env = ownEnvironment()
  const built = fileURLToPath(new URL(`./${name}.mjs`, besideUrl))
  if (existsSync(built)) return { file: built, execArgv: [], env }
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  return { file: fileURLToPath(new URL(`./${name}.ts`, besideUrl)), execArgv: ['--import', loader], env }
}
