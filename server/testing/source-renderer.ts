/** The renderer as the sources have it, for tests that read a page without a build. */
import { join } from 'node:path'
import type { OpenRenderer } from '../../src/contract/ssr.ts'

/** By its path at run time: the server's types know no browser. */
const file = join(import.meta.dirname, '../../src/ssr/server-render.tsx')

export async function sourceRenderer(): Promise<OpenRenderer> {
  const { openRenderer } = (await import(file)) as { openRenderer: OpenRenderer }
  return openRenderer
}
