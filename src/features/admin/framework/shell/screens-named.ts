/** Screens and settings of the administration by their names, for the search of its header. Pure. */
import { type ScreenName, screens } from '@/contract/paths.ts'
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

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those in whose name every word begins a word; names that begin with the search come first. */
export function named<One>(all: readonly One[], nameOf: (one: One) => string, search: string): One[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean)
  const has = (name: string) =>
    wanted.every(word => name.split(/[^\p{L}\p{N}]+/u).some(part => part.startsWith(word)))
  const found = all.map(one => ({ one, name: plain(nameOf(one)) })).filter(({ name }) => has(name))
  const first = ({ name }: { name: string }) => Number(!name.startsWith(wanted[0] ?? ''))
  return found.sort((a, b) => first(a) - first(b)).map(({ one }) => one)
}
