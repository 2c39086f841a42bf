import type { CreatureArt } from '@/api/art-query.ts'
import type { Character } from '@/contract/characters.ts'
import type { CreationDraft } from '@/contract/creations.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Change } from './use-bench.ts'

/** What every part of the bench works on. */
export interface PartProps {
  draft: CreationDraft
  change: Change
  faults: ReadonlyMap<string, string> // path → what is wrong, in the reader's words
}

/** What the bench is made from. */
export interface Supplies {
  characters: readonly Character[]
  art: Readonly<Record<string, CreatureArt>>
  locale: Locale
}
