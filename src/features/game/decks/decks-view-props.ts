import type { LinkTo } from '@/contract/paths.ts'
import type { DeckBuilderConfig } from './deck-builder-config.ts'

export interface DecksViewProps extends DeckBuilderConfig {
  linkTo: LinkTo
  home: string // origin of a shared link
  leaving: { go(): void; stay(): void } | null // on the way to another screen
  onUnsaved(isUnsaved: boolean): void
}
