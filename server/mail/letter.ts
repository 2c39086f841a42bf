/**
 * A letter is a small object: which data it needs, which words it fills into its texts (i18n area `letters`, under its
 * name) and where its button leads. How it looks is the same for all and stands elsewhere.
 */
import type { z } from 'zod'
import type { Locale } from '@/contract/locales.ts'

interface Declaration<Schema extends z.ZodType> {
  name: string // also its key in `letters.json`
  data: Schema
  greets?(data: z.output<Schema>): string // whom it greets by name
  words?(data: z.output<Schema>): Record<string, string | number>
  path(data: z.output<Schema>, locale: Locale): string // where the button leads, below PUBLIC_URL
  preview: z.input<Schema> // shown in the administration and in tests
}

export interface FilledLetter {
  greets: string | undefined
  words: Record<string, string | number>
  path: string
}

export interface Letter {
  name: string
  preview: unknown
  /** Throws when the data is not what the letter needs: the caller's mistake. */
  fill(data: unknown, locale: Locale): FilledLetter
}

export function letter<Schema extends z.ZodType>(declaration: Declaration<Schema>): Letter {
  return {
    name: declaration.name,
    preview: declaration.preview,
    fill: (given, locale) => {
      const data = declaration.data.parse(given)
      return {
        greets: declaration.greets?.(data),
        words: declaration.words?.(data) ?? {},
        path: declaration.path(data, locale),
      }
    },
  }
}
