import type { LinkTo } from '@/contract/paths.ts'
import type { DeckBuilderConfig } from './deck-builder-config.ts'

export interface DecksViewProps extends DeckBuilderConfig {
  linkTo: LinkTo
  home: string // origin for a shared link
  leaving: { go(): void; stay(): void } | null // pending navigation to another screen
  onUnsaved(isUnsaved: boolean): void
}
