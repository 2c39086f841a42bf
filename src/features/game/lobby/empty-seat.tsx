import type { ReactNode } from 'react'
import { CreaturePicture } from '../kit/creature-picture.tsx'
import lists from './lobby-rows.module.css'

interface EmptySeatProps {
  slug: string // slug of the creature
  children: ReactNode
}

/** Empty state of a list, with a picture of a creature. */
export const EmptySeat = ({ slug, children }: EmptySeatProps) => (
  <div className={lists.seat}>
    <CreaturePicture className={lists.waiting} slug={slug} />
    <p className={lists.empty}>{children}</p>
  </div>
)
