import type { ReactNode } from 'react'
import { CreaturePicture } from '../kit/creature-picture.tsx'
import lists from './lobby-rows.module.css'

interface EmptySeatProps {
  slug: string // of the creature
  children: ReactNode
}

/** A list with nobody in it: one of the creatures waits there too. */
export const EmptySeat = ({ slug, children }: EmptySeatProps) => (
  <div className={lists.seat}>
    <CreaturePicture className={lists.waiting} slug={slug} />
    <p className={lists.empty}>{children}</p>
  </div>
)
