import type { ReactNode } from 'react'
import type { Supplies } from '../editor-props.ts'
import type { CreatorController } from '../use-creator.ts'

/** What both arrangements of the bench receive. */
export interface EditorFrameProps {
  controller: CreatorController
  supplies: Supplies
  back: string // address
  tools: ReactNode // undo and redo
  mine: ReactNode // opens the saved cards
}
