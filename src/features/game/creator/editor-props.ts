import type { CreatureArt } from '@/api/art-query.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { CreationDraft } from '@/contract/endpoints/game/creations.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Change } from './draft/creation-store.ts'

/** What every part of the bench works on. */
export interface PartProps {
  draft: CreationDraft
  change: Change
  problems: ReadonlyMap<string, string> // path → what is wrong, in the reader's words
}

/** What the bench is made from. */
export interface Supplies {
  characters: readonly Character[]
  art: Readonly<Record<string, CreatureArt>>
  locale: Locale
}
