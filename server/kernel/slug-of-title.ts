/** Makes the slugs of records from their titles. */
import { createHash } from 'node:crypto'
import anyAscii from 'any-ascii'
import { slugOf } from '@/lib/slug.ts'

/** `卡牌` → `kapai`. A title without letters becomes the word with a hash of the title, such as `page-1f0c9a2b`. */
export const slugOfTitle = (title: string, word: string): string =>
  slugOf(title) ||
  slugOf(anyAscii(title)) ||
  `${word}-${createHash('sha256').update(title).digest('hex').slice(0, 8)}`
