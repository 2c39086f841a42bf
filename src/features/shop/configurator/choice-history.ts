/** Which changes of a configuration can be undone one by one. Pure. */
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import { amended, changed, type History } from '@/lib/history.ts'

const withoutTexts = ({ texts: _, ...rest }: Configuration): string => JSON.stringify(rest)

/** Only a text differs, and it was not empty on either side: somebody is typing. */
const isTyping = (before: Configuration, after: Configuration): boolean =>
  withoutTexts(before) === withoutTexts(after) &&
  Object.keys(after.texts).length > 0 &&
  Object.keys(before.texts).length === Object.keys(after.texts).length

/** One word typed is one step; choosing the same again is none. */
export function chosen(
  history: History<Configuration>,
  after: Configuration,
  key: string | null = null, // changes with the same one, one after another, are undone together
): History<Configuration> {
  const before = history.present
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  return isSame || isTyping(before, after) ? amended(history, after) : changed(history, after, key)
}
