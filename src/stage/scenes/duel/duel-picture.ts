/** What the table of two players shows before the battle. Names, cards and buttons are the page's. */
import type { StoreApi } from 'zustand'
import type { Box } from '../../layout/layout-plan.ts'

export interface DuelSidePicture {
  hero: string | null // slug of the creature; null: not known yet
  ground: Box // position of the creature, in CSS pixels of the element
}

export interface DuelPicture {
  own: DuelSidePicture
  rival: DuelSidePicture
  isSearching: boolean // the other side is empty
  isVersus: boolean // the battle begins
}

/** What the scene reads. */
export type DuelStore = StoreApi<{ picture: DuelPicture | null }>
