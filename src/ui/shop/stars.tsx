import { Icon } from '../icon/icon.tsx'
import { iconStar, iconStarFill, iconStarHalfFill } from '../icon/icons.ts'
import styles from './stars.module.css'

export type StarShape = 'full' | 'half' | 'empty'

/** Five stars for an average: 0.75 or more counts as a full star, 0.25 or more as half. */
export const starShapes = (value: number): StarShape[] =>
  [1, 2, 3, 4, 5].map(place => (value >= place - 0.25 ? 'full' : value >= place - 0.75 ? 'half' : 'empty'))

export interface StarsProps {
  value: number // 0–5
  label: string // for screen readers, for example "4,5 su 5, 126 recensioni"
  text?: string // shown next to the stars
  size?: number
}

const drawings = { full: iconStarFill, half: iconStarHalfFill, empty: iconStar }

export const Stars = ({ value, label, text, size = 15 }: StarsProps) => (
  <span className={styles.stars} role="img" aria-label={label}>
    {starShapes(value).map((shape, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: five fixed places
      <Icon key={at} of={drawings[shape]} size={size} />
    ))}
    {text && <small>{text}</small>}
  </span>
)
