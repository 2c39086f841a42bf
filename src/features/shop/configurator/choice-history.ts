/** Steps of a configuration that can be undone one by one. Pure. */
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import { amended, changed, type History } from '@/lib/history.ts'

const withoutTexts = ({ texts: _, ...rest }: Configuration): string => JSON.stringify(rest)

/** Whether only a text differs and is not empty on either side, which means that the user is typing. */
const isTyping = (before: Configuration, after: Configuration): boolean =>
  withoutTexts(before) === withoutTexts(after) &&
  Object.keys(after.texts).length > 0 &&
  Object.keys(before.texts).length === Object.keys(after.texts).length

/** Typing a word is one step. The same choice again adds none. */
export function chosen(
  history: History<Configuration>,
  after: Configuration,
  key: string | null = null, // consecutive changes with the same key are undone together
): History<Configuration> {
  const before = history.present
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  return isSame || isTyping(before, after) ? amended(history, after) : changed(history, after, key)
}
