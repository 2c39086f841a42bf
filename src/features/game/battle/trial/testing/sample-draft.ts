import type { CreationDraft } from '@/contract/endpoints/game/creations.ts'
import { freshDraft } from '../../../creator/draft/edit-draft.ts'

/** A card as the creator begins it. */
export const sampleDraft = (more: Partial<CreationDraft> = {}): CreationDraft => ({
  ...freshDraft({ moves: ['Uno', 'Due'], third: 'Tre' }),
  ...more,
})
