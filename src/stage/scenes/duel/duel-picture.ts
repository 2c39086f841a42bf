/** The picture of two players before the battle. The page shows names, cards and buttons. */
import type { StoreApi } from 'zustand'
import type { Box } from '../../layout/layout-plan.ts'

export interface DuelSidePicture {
  hero: string | null // slug of the creature; null: unknown
  ground: Box // position of the creature, in CSS pixels of the element
}

export interface DuelPicture {
  own: DuelSidePicture
  rival: DuelSidePicture
  isSearching: boolean // no opponent yet
  isVersus: boolean // the battle begins
}

/** The state that the scene reads. */
export type DuelStore = StoreApi<{ picture: DuelPicture | null }>
