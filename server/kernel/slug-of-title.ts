/** Addresses of records that are made of their titles. */
import { createHash } from 'node:crypto'
import { slugOf } from '../../src/lib/slug.ts'

/** A title in a script without a transcription gets a code of its own behind a word: `page-1f0c9a2b`, always the same for that title. */
export const slugOfTitle = (title: string, word: string): string =>
  slugOf(title) || `${word}-${createHash('sha256').update(title).digest('hex').slice(0, 8)}`
