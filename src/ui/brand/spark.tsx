import { classNames } from '../class-names.ts'
import styles from './spark.module.css'

export interface SparkProps {
  size?: number // px
  className?: string
}

/** The four-point star of the brand. Small, never used as a pattern. */
export const Spark = ({ size = 16, className }: SparkProps) => (
  <svg
    className={classNames(styles.spark, className)}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path
      fill="currentColor"
      d="M12 0c1 7 4 10.5 12 12-8 1.5-11 5-12 12-1-7-4-10.5-12-12 8-1.5 11-5 12-12z"
    />
  </svg>
)
