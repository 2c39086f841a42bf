import styles from './spark-line.module.css'

/** A sparkline, decorative: the total is text next to it. */
const width = 240
const height = 36

export function SparkLine({ values }: { values: readonly number[] }) {
  const top = Math.max(1, ...values)
  const step = width / Math.max(1, values.length - 1)
  const points = values.map(
    (value, at) => `${(at * step).toFixed(1)},${(height - 2 - (value / top) * (height - 5)).toFixed(1)}`,
  )
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`0,${height} ${points.join(' ')} ${width},${height}`} />
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
