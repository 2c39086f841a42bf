import { Icon } from '../icon/icon.tsx'
import { iconStar, iconStarFill, iconStarHalfFill } from '../icon/icons.ts'
import { starShapes } from './star-shapes.ts'
import styles from './stars.module.css'

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
