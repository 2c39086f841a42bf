/**
 * A letter is a small object: which data it needs, which words it fills into its texts (i18n area `letters`, under its
 * name) and where its button leads. How it looks is the same for all and stands elsewhere.
 */
import type { Locale } from '@/contract/locales.ts'

type Needs = Readonly<Record<string, 'text' | 'number'>>
type DataOf<N extends Needs> = { [Name in keyof N]: N[Name] extends 'text' ? string : number }

interface Declaration<N extends Needs> {
  name: string // also its key in `letters.json`
  needs: N
  greets?(data: DataOf<N>): string // whom it greets by name
  words?(data: DataOf<N>): Record<string, string | number>
  path(data: DataOf<N>, locale: Locale): string // where the button leads, below PUBLIC_URL
  preview: DataOf<N> // shown in the administration and in tests
}

export type LetterData = Readonly<Record<string, string | number>>

export interface FilledLetter {
  greets: string | undefined
  words: Record<string, string | number>
  path: string
}

export interface Letter {
  name: string
  preview: LetterData
  /** Throws when the data is not what the letter needs: the caller's mistake. */
  fill(data: LetterData, locale: Locale): FilledLetter
}

function checked<N extends Needs>({ name, needs }: Declaration<N>, data: LetterData): DataOf<N> {
  for (const [key, kind] of Object.entries(needs))
    if (typeof data[key] !== (kind === 'text' ? 'string' : 'number'))
      throw new Error(`the letter ${name} needs ${key}`)
  return data as DataOf<N>
}

export function letter<const N extends Needs>(declaration: Declaration<N>): Letter {
  return {
    name: declaration.name,
    preview: declaration.preview,
    fill: (given, locale) => {
      const data = checked(declaration, given)
      const path = declaration.path(data, locale)
      if (!path.startsWith('/')) throw new Error(`the letter ${declaration.name} leads to no path: ${path}`)
      return { greets: declaration.greets?.(data), words: declaration.words?.(data) ?? {}, path }
    },
  }
}
