/** Addresses of records that are made of their titles. */
import { createHash } from 'node:crypto'
import anyAscii from 'any-ascii'
import { slugOf } from '../../src/lib/slug.ts'

/** `卡牌` → `kapai`; a title without letters gets a code of its own behind a word: `page-1f0c9a2b`, always the same for that title. */
export const slugOfTitle = (title: string, word: string): string =>
  slugOf(title) ||
  slugOf(anyAscii(title)) ||
  `${word}-${createHash('sha256').update(title).digest('hex').slice(0, 8)}`
