/**
 * `virtual:words`: one import function per language and group of areas (`src/i18n/word-files.ts`). The 230 files are bundled into
 * thirty chunks. One import function per file would add a kilobyte to the first load.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { wordFile } from '../../src/i18n/word-files.ts'

const index = 'virtual:words'
const locales = join(import.meta.dirname, '../../src/i18n/locales')
/** Areas that only the server reads. */
const serverAreas = ['emails', 'head', 'invoice']

interface WordArea {
  area: string
  file: string
}

/** Returns the areas of each locale file, by file name. */
function areasByWordFile(): Map<string, WordArea[]> {
  const groups = new Map<string, WordArea[]>()
  for (const language of readdirSync(locales)) {
    for (const name of readdirSync(join(locales, language)).sort()) {
      const area = name.replace(/\.json$/, '')
      if (serverAreas.includes(area)) continue
      const group = wordFile(language, area)
      groups.set(group, [...(groups.get(group) ?? []), { area, file: join(locales, language, name) }])
    }
  }
  return groups
}

const isWords = (id: string) => id === index || id.startsWith(`${index}/`)

/** Returns the locale file name of a module of this plugin, undefined for any other module. */
export const wordGroupOf = (id: string): string | undefined =>
  id.startsWith(`\0${index}/`) ? id.slice(index.length + 2) : undefined

export const wordGroups = (): Plugin => ({
  name: 'word-groups',
  resolveId: id => (isWords(id) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${index}`) {
      const entries = [...areasByWordFile().keys()].map(name => `'${name}': () => import('${index}/${name}')`)
      return `export default { ${entries.join(', ')} }`
    }
    const areas = areasByWordFile().get(wordGroupOf(id) ?? '')
    if (!areas) return undefined
    const imports = areas.map(({ file }, at) => `import area${at} from ${JSON.stringify(file)}`)
    const members = areas.map(({ area }, at) => `'${area}': area${at}`)
    return `${imports.join('\n')}\nexport default { ${members.join(', ')} }`
  },
})
