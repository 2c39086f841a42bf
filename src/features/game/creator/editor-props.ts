import type { ComponentType } from 'react'
import type { CreatureArt } from '@/api/art-query.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { CreationDraft } from '@/contract/endpoints/game/creations.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Change } from './draft/creation-store.ts'

/** Props of every part of the editor. */
export interface PartProps {
  draft: CreationDraft
  change: Change
  problems: ReadonlyMap<string, string> // path → problem, in the reader's language
}

/** Props of the battle in which the card is tried. */
interface TrialProps {
  draft: CreationDraft
  characters: readonly Character[] // the catalogue, not empty
  onClose: () => void
}

/** What the editor needs. */
export interface Supplies {
  Trial: ComponentType<TrialProps> // may load when it is first shown
  characters: readonly Character[]
  art: Readonly<Record<string, CreatureArt>>
  locale: Locale
}
