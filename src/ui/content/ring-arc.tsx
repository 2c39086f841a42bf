interface RingArcProps {
  share: number // 0–1
  radius: number // of the middle of the line, in units of the surrounding `svg`
  center: number // x and y
  className?: string // sets its colour and width
}

/** The filled part of a ring, starting at the top. Drawn inside an `svg`. */
export function RingArc({ share, radius, center, className }: RingArcProps) {
  const around = 2 * Math.PI * radius
  return (
    <circle
      className={className}
      cx={center}
      cy={center}
      r={radius}
      strokeDasharray={`${share * around} ${around}`}
      transform={`rotate(-90 ${center} ${center})`}
    />
  )
}
