import type { ReactNode } from 'react'
import type { Supplies } from './bench-props.ts'
import type { CreatorRoom } from './use-creator-room.ts'

/** What both arrangements of the bench receive. */
export interface BenchFrameProps {
  room: CreatorRoom
  supplies: Supplies
  back: string // address
  tools: ReactNode // undo and redo
  mine: ReactNode // opens the kept cards
}
