import type { ReactNode } from 'react'
import type { Supplies } from '../editor-props.ts'
import type { CreatorController } from '../use-creator.ts'

/** Props of both layouts of the editor. */
export interface EditorFrameProps {
  controller: CreatorController
  supplies: Supplies
  back: string // address of the link back
  tools: ReactNode // undo and redo
  mine: ReactNode // opens the saved cards
}
