/**
 * Keeps schemas out of the shop's first load. The contract declares calls and schemas side by side; in the client's build
 * each of its files becomes three modules: the calls (method and path), what needs no schema, and the schemas. Who imports
 * a call gets the call alone. Calls in the browser therefore have no `body`, `query`, `params` or `answer`: forms import
 * the schema by name.
 */
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { type FilePart, isSchemaPart, type PartName, partsOf } from './contract-parts.ts'

const contractFile = /\/src\/contract\/(?:[\w-]+\/)*[\w-]+\.ts$/
const withoutEval = resolve('src/contract/without-eval.ts')
const partOf = (id: string): PartName => (/\?part=(calls|plain)$/.exec(id)?.[1] as PartName) ?? 'schemas'

export function lightContract(): Plugin {
  const read = new Map<string, Promise<FilePart | undefined>>()
  const analyse = (file: string): Promise<FilePart | undefined> => {
    const known = read.get(file)
    if (known) return known
    const found = analyseFile(file, analyse)
    read.set(file, found)
    return found
  }
  return {
    name: 'light-contract',
    enforce: 'pre',
    apply: 'build',
    buildStart: () => read.clear(),
    resolveId(source, importer) {
      // Whoever brings zod brings its setting: no `new Function`, which the content security policy forbids.
      const file = importer?.split('?')[0]
      return source === 'zod' && file && contractFile.test(file) && file !== withoutEval
        ? withoutEval
        : undefined
    },
    async transform(_, id) {
      const file = id.split('?')[0] ?? id
      if (!contractFile.test(file) || file === withoutEval) return undefined
      const parts = await analyse(file)
      if (!parts) return undefined
      return { code: parts[partOf(id)], map: null, moduleSideEffects: false }
    },
  }
}

async function analyseFile(
  file: string,
  analyse: (file: string) => Promise<FilePart | undefined>,
): Promise<FilePart | undefined> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false })
  return partsOf(code, `./${file.split('/').pop()}`, async (source, name) => {
    const target = resolve(dirname(file), source)
    if (!contractFile.test(target)) return source === 'zod'
    const parts = await analyse(target)
    return parts === undefined || isSchemaPart(parts, name)
  })
}
