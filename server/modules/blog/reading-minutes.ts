import { plainText } from '@/lib/snippet.ts'

const wordsPerMinute = 200

/** Returns whole minutes of reading, at least one. `html` is an article's text. */
export const readingMinutes = (html: string): number => {
  const words = plainText(html).match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute))
}
