/** A card that turns over once when it becomes visible. After that it tilts and its finish reflects the light. */
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '@/ui/theme/apply-motion.ts'
import styles from './turning-card.module.css'

interface TurningCardProps {
  place: number // position in the row, for the delay
  children: ReactNode
}

export function TurningCard({ place, children }: TurningCardProps) {
  const card = useRef<HTMLSpanElement>(null)
  const [isTurned, setTurned] = useState(
    () => prefersReducedMotion() || typeof IntersectionObserver === 'undefined',
  )
  useEffect(() => {
    if (isTurned || !card.current) return
    const watch = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setTurned(true)
      },
      { threshold: 0.35 },
    )
    watch.observe(card.current)
    return () => watch.disconnect()
  }, [isTurned])
  return (
    <span
      ref={card}
      className={styles.card}
      data-turned={isTurned || undefined}
      style={{ '--place': place } as CSSProperties}
    >
      <span className={styles.inner}>
        <span className={styles.face} aria-hidden="true">
          {children}
        </span>
        <span className={styles.back} aria-hidden="true" />
      </span>
    </span>
  )
}
