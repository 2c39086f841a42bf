/** The server renderer compiled from source, for tests that read a page without a build. */
import { join } from 'node:path'
import type { OpenRenderer } from '@/contract/ssr.ts'

/** Imported by its path at run time, because the server's type checking excludes browser code. */
const file = join(import.meta.dirname, '../../src/ssr/server-render.tsx')

export async function sourceRenderer(): Promise<OpenRenderer> {
  const { openRenderer } = (await import(file)) as { openRenderer: OpenRenderer }
  return openRenderer
}
