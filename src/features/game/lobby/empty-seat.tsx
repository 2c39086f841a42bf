import type { ReactNode } from 'react'
import { CreaturePicture } from '../kit/creature-picture.tsx'
import lists from './lobby-rows.module.css'

interface EmptySeatProps {
  slug: string // of the creature
  children: ReactNode
}

/** An empty list, with a picture of a creature. */
export const EmptySeat = ({ slug, children }: EmptySeatProps) => (
  <div className={lists.seat}>
    <CreaturePicture className={lists.waiting} slug={slug} />
    <p className={lists.empty}>{children}</p>
  </div>
)
