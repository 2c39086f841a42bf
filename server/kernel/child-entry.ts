/**
 * Finds the entry file of a child process. The build has it next to the bundle; in development it is TypeScript and needs the
 * loader.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

export interface ChildEntry {
  file: string
  execArgv: string[]
  env: NodeJS.ProcessEnv
}

/** Under `node --watch` a child would report its imports over the channel that carries our messages. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env
  return env
}

/**
 * @param name file name without extension; must be an entry in scripts/build.mjs
 * @param besideUrl `import.meta.url` of the module that starts the process
 */
export function childEntry(name: string, besideUrl: string): ChildEntry {
  const env = ownEnvironment()
  const built = fileURLToPath(new URL(`./${name}.mjs`, besideUrl))
  if (existsSync(built)) return { file: built, execArgv: [], env }
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  return { file: fileURLToPath(new URL(`./${name}.ts`, besideUrl)), execArgv: ['--import', loader], env }
}
