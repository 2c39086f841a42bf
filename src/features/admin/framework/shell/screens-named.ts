/** Screens and settings of the administration by their names, for the search of its header. Pure. */
import { type ScreenName, screens } from '@/contract/paths.ts'
import { foldText } from '@/lib/fold-text.ts'
import { type GroupName, settingGroups } from './setting-groups.ts'

/** Screens that open without a record. */
export const openScreens = (Object.keys(screens) as ScreenName[]).filter(
  name => name.startsWith('admin') && !screens[name].pattern.includes(':'),
)

/** Those that have a name of one line; the palette and the tags of pages are fields of several. */
export const settingsWithGroup = (Object.keys(settingGroups) as GroupName[]).flatMap(group =>
  settingGroups[group]
    .filter(key => key !== 'vuetify_colors' && key !== 'meta_tags')
    .map(key => ({ group, key })),
)

const ending = /(?<=.{3})(e[ns]|[aeinos])$/

/** A word without its endings, so that singular and plural are equal: `reso`, `resi`; `devolução`, `devoluções`. */
const stem = (word: string) => word.replace(ending, '').replace(ending, '')

const matches = (part: string, word: string) => part.startsWith(word) || stem(part) === stem(word)

/**
 * Those that have every word of the search in their name or synonyms: the beginning of a word, or its singular or plural. Names that
 * begin with the search come first, then other names, then synonyms.
 */
export function named<One>(
  all: readonly One[],
  textsOf: (one: One) => { name: string; synonyms?: string },
  search: string,
): One[] {
  const searchWords = foldText(search).split(/\s+/).filter(Boolean)
  const has = (text: string) => {
    const parts = text.split(/[^\p{L}\p{N}]+/u)
    return searchWords.every(word => parts.some(part => matches(part, word)))
  }
  const ranked = all.map(one => {
    const { name, synonyms = '' } = textsOf(one)
    const [own, other] = [foldText(name), foldText(synonyms)]
    const rank =
      own.startsWith(searchWords[0] ?? '') && has(own) ? 0 : has(own) ? 1 : has(`${own} ${other}`) ? 2 : 3
    return { one, rank }
  })
  return ranked
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}
