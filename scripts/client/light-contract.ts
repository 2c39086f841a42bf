/**
 * Removes schemas from the shop's first load. The contract declares calls and schemas in the same files. In the client build each
 * file becomes three modules: the calls (method and path), declarations without schema, and the schemas. An import of a call loads
 * only the call. In the browser, calls therefore have no `body`, `query`, `params` or `response`. Forms import the schema by name.
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
    const cached = read.get(file)
    if (cached) return cached
    const parts = analyseFile(file, analyse)
    read.set(file, parts)
    return parts
  }
  return {
    name: 'light-contract',
    enforce: 'pre',
    apply: 'build',
    buildStart: () => read.clear(),
    resolveId(source, importer) {
      // A module that imports zod also imports its configuration: no `new Function`, which the content security policy forbids.
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
