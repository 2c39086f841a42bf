import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names.ts'
import styles from './choices.module.css'

interface RadioTileProps {
  name: string // name of the radio group
  isChosen: boolean
  isOff: boolean
  className: string | undefined
  describedBy?: string // id
  onChoose(): void
  children: ReactNode
}

/** An option of a group, as a tile with a radio button inside. */
export const RadioTile = ({
  name,
  isChosen,
  isOff,
  className,
  describedBy,
  onChoose,
  children,
}: RadioTileProps) => (
  <label className={classNames(className, isChosen && styles.on, isOff && styles.off)}>
    <input
      type="radio"
      name={name}
      checked={isChosen}
      disabled={isOff}
      aria-describedby={describedBy}
      onChange={onChoose}
    />
    {children}
  </label>
)
