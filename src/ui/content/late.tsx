/**
 * A part of a page below the fold. It reserves its height and is rendered when the visitor scrolls near it, so that the
 * first view loads fast.
 */
import { type CSSProperties, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import styles from './late.module.css'

export interface LateProps {
  height: number // px reserved until it is rendered, about what it will need
  narrowHeight?: number // the same on a phone
  className?: string
  children: ReactNode
}

const nearness = '700px'

export function Late({ height, narrowHeight = height, className, children }: LateProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
    const watch = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: nearness },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isNear])
  const style = { '--height': `${height}px`, '--narrow-height': `${narrowHeight}px` } as CSSProperties
  const empty = <div className={styles.held} style={style} />
  return (
    <div ref={place} className={className}>
      {isNear ? <Suspense fallback={empty}>{children}</Suspense> : empty}
    </div>
  )
}
