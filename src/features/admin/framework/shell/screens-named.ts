/** Screens and settings of the administration by name, for the header search. Pure. */
import { type ScreenName, screens } from '@/contract/paths.ts'
import { foldText } from '@/lib/fold-text.ts'
import { type GroupName, settingGroups } from './setting-groups.ts'

/** Screens that open without a record. */
export const openScreens = (Object.keys(screens) as ScreenName[]).filter(
  name => name.startsWith('admin') && !screens[name].pattern.includes(':'),
)

/** Settings with one label. The palette and the meta tags of pages have several fields. */
export const settingsWithGroup = (Object.keys(settingGroups) as GroupName[]).flatMap(group =>
  settingGroups[group]
    .filter(key => key !== 'vuetify_colors' && key !== 'meta_tags')
    .map(key => ({ group, key })),
)

const ending = /(?<=.{3})(e[ns]|[aeinos])$/

/**
 * Returns a word without its ending, so that singular and plural are equal: `reso`, `resi`; `devolução`, `devoluções`.
 */
const stem = (word: string) => word.replace(ending, '').replace(ending, '')

const matches = (part: string, word: string) => part.startsWith(word) || stem(part) === stem(word)

/**
 * Returns entries whose name or synonyms contain every word of the search: as the beginning of a word, or in singular
 * or plural. Names that begin with the search come first, then other names, then synonyms.
 */
export function named<One>(
  all: readonly One[],
  textsOf: (item: One) => { name: string; synonyms?: string },
  search: string,
): One[] {
  const searchWords = foldText(search).split(/\s+/).filter(Boolean)
  const has = (text: string) => {
    const parts = text.split(/[^\p{L}\p{N}]+/u)
    return searchWords.every(word => parts.some(part => matches(part, word)))
  }
  const ranked = all.map(item => {
    const { name, synonyms = '' } = textsOf(item)
    const [foldedName, other] = [foldText(name), foldText(synonyms)]
    const rank =
      foldedName.startsWith(searchWords[0] ?? '') && has(foldedName)
        ? 0
        : has(foldedName)
          ? 1
          : has(`${foldedName} ${other}`)
            ? 2
            : 3
    return { item, rank }
  })
  return ranked
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
